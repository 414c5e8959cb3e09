/** What the rules think of what is held, for eyes: a colour, and never a colour alone. */

import type { Sited, Traced } from "./types.ts";

/** Good: solid outline. Tight: less than a millimetre of air, dashed. Bad: hatched. */
export type Verdict = "good" | "tight" | "bad";

/** Less air than this looks dangerous, in hundredths of a millimetre. */
const TIGHT = 100;

export function verdictOf(judged: Pick<Traced | Sited, "faults" | "nearest">): Verdict {
  if (judged.faults.length > 0) return "bad";
  return judged.nearest !== null && judged.nearest.gap < TIGHT ? "tight" : "good";
}

/** The pieces that are in the way. */
export function inTheWay(judged: Pick<Traced | Sited, "faults">): Set<string> {
  return new Set(judged.faults.flatMap(({ pieces }) => pieces ?? []));
}

/** Whether it can be sent as it is. */
export function isReady(judged: Pick<Traced | Sited, "faults" | "wait">): boolean {
  return judged.faults.length === 0 && judged.wait === null;
}
