/** What is said of a choice that is sure to end the match. */

import type { Offer } from "./wire.ts";

/** That a choice brings the end of the match, as it is read: a win is nothing to be warned of. */
export function endOf({ warning, wins }: Pick<Offer, "warning" | "wins">): string | null {
  return warning ? `${wins ? "★" : "⚠"} ${warning}` : null;
}
