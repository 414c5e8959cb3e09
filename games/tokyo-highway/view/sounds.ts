/** What is heard of a movement: wood, when it touches wood. */

import type { Cue } from "@shell/sound/play.ts";
import type { Scene } from "./plan.ts";

/** More discs than these are not told apart. */
const MOST = 6;

export function cuesOf(scene: Scene): Cue[] {
  if (scene.is === "raise") return [{ sound: "wood", n: 4, at: 0.6 }];
  if (scene.is === "park") {
    return [{ sound: "car" }, { sound: "crossing", at: 0.5 }];
  }
  const discs = scene.column === null ? 0 : Math.min(MOST, scene.height);
  // Each disc lands on the one before it, then the road on the last: as `motion.ts` moves them.
  const landing = Array.from({ length: discs }, (_, idx): Cue => {
    const at = 0.14 + (0.55 * idx) / discs;
    return { sound: "wood", n: 1, at, level: 0.6 };
  });
  return [...landing, { sound: "wood", n: 3, at: discs > 0 ? 0.78 : 0.6 }];
}
