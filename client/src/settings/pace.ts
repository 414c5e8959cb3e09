/** How fast others' acts are shown. Whatever shows them asks here how long that takes. */

import { isStill } from "./motion.ts";
import { choice } from "./setting.svelte.ts";

export const PACES = ["slow", "normal", "fast", "at-once"] as const;
export type Pace = (typeof PACES)[number];

export const pace = choice<Pace>("tokyo-pace", PACES, "normal");

const STRETCH: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.5, "at-once": 0 };
/** How long bots take at least, in milliseconds, so that eyes can follow. */
const THINKING = 700;

/** How long something takes at that pace. */
export function paced(ms: number, chosen: Pace = pace.now): number {
  return Math.round(ms * STRETCH[chosen]);
}

/** How many times as long as usual others' acts are shown: not at all where nothing moves. */
export function stretch(): number {
  return isStill() ? 0 : STRETCH[pace.now];
}

/** How long bots take that play in this page. */
export function botPause(): number {
  return isStill() ? 0 : paced(THINKING);
}
