/** What bots may remark on: only what everybody at the table sees. */

import type { Remarkable } from "@shell/characters/remarks.ts";
import type { Event } from "./types.ts";

/** This much life at once hurts. */
const MUCH = 3;

export function remark(event: Event): Remarkable | null {
  if (typeof event === "string") return null;
  if ("life-lost" in event && event["life-lost"].life >= MUCH) {
    return { seat: event["life-lost"].seat, moment: "hit" };
  }
  return "tokyo-taken" in event ? { seat: event["tokyo-taken"].seat, moment: "proud" } : null;
}
