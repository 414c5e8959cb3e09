/** Whether the page sounds, and how loud. */

import { onOff, percent } from "./setting.svelte.ts";

export const sounds = onOff("tokyo-sound", "on");
export const volume = percent("tokyo-volume", 70);

/** What everything is multiplied by: ears hear steps of a slider alike where it is squared. */
export function loudness(): number {
  return sounds.now === "off" ? 0 : (volume.now / 100) ** 2;
}
