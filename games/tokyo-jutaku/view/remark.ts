/** What bots may remark on: only what everybody at the table sees. */

import type { Remarkable } from "@shell/characters/remarks.ts";
import type { Event } from "./types.ts";

export function remark(event: Event): Remarkable | null {
  if (typeof event === "string" || !("judged" in event)) return null;
  const { seat, faults } = event.judged;
  return { seat, moment: faults.length > 0 ? "slip" : "proud" };
}
