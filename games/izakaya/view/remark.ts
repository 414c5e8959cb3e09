/** What bots may remark on: only what everybody at the table sees. */

import type { Remarkable } from "@shell/characters/remarks.ts";
import type { Event } from "./types.ts";

export function remark(event: Event): Remarkable | null {
  if ("bottled" in event) return { seat: event.bottled.seat, moment: "proud" };
  return "gave-up" in event ? { seat: event["gave-up"].seat, moment: "slip" } : null;
}
