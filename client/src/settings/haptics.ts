/** What is felt on a phone. */

import { wasTouched } from "../touch.ts";
import { onOff } from "./setting.svelte.ts";

export const haptics = onOff("tokyo-haptics", "on");

/** Something that is felt. */
export type Buzz = "turn" | "placed" | "refused" | "hit";

/** Milliseconds of buzzing, of rest, and so on. */
const PATTERNS: Record<Buzz, number[]> = {
  turn: [30, 60, 30],
  placed: [12],
  refused: [20, 40, 20, 40, 20],
  hit: [60],
};

/** Whether this device can buzz in somebody's hand. Desktops say so too, and do nothing. */
export function canBuzz(): boolean {
  return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
}

/** Browsers allow it only after somebody has touched the page. */
export function buzz(what: Buzz): void {
  if (haptics.now === "off" || !canBuzz() || !wasTouched()) return;
  navigator.vibrate(PATTERNS[what]);
}
