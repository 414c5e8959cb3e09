/** What bots may remark on: only what everybody at the table sees. */

import type { Remarkable } from "@shell/characters/remarks.ts";
import type { Event } from "./types.ts";

export function remark(event: Event): Remarkable | null {
  if (typeof event === "string") return null;
  if ("paid" in event) return { seat: event.paid.payer, moment: "slip" };
  return "parked" in event ? { seat: event.parked.seat, moment: "proud" } : null;
}
