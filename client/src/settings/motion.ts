/**
 * Whether things move on the page: as the device says, or as chosen here. Style sheets read it from
 * the root (`data-motion`), and nobody but this file asks the device.
 */

import { choice } from "./setting.svelte.ts";

export const MOTIONS = ["system", "reduced", "full"] as const;
export type Motion = (typeof MOTIONS)[number];

export const motion = choice<Motion>("tokyo-motion", MOTIONS, "system");

const device = () => matchMedia("(prefers-reduced-motion: reduce)");

/** Whether nothing is to move. */
export function isStill(): boolean {
  return motion.now === "system" ? device().matches : motion.now === "reduced";
}

/** Tells the style sheets, from now on. */
export function showMotion(): void {
  const show = () => (document.documentElement.dataset["motion"] = isStill() ? "reduced" : "full");
  motion.each(show);
  device().addEventListener("change", show);
}
