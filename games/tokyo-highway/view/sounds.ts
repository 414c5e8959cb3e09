/** What is heard of a movement: wood, when it touches wood. */

import type { Cue } from "@shell/sound/play.ts";
import type { Film, Scene } from "./plan.ts";

/** More discs than these are not told apart. */
const MOST = 6;

/** More pieces that fall are not told apart either. */
const FALLING = 7;

/** A piece is let go of: wood on wood, and a clatter where more comes down. */
function letDown({ piece, frames, from, rest, knocked, letGo }: Film): Cue[] {
  const end = frames.at(-1)?.ms ?? 0;
  const at = (ms: number) => Math.max(0, (ms - from) / (end - from + rest || 1));
  const touch: Cue = {
    sound: "wood",
    n: piece === "road" ? 3 : 1,
    at: at(letGo + 60),
  };
  const clatter = Array.from({ length: Math.min(FALLING, knocked.length) }, (_, idx): Cue => {
    const part = letGo + ((end - letGo) * (idx + 1)) / (FALLING + 1);
    return {
      sound: "wood",
      n: 1 + (idx % 3),
      at: at(part),
      level: 0.9 - idx * 0.08,
    };
  });
  return [touch, ...clatter];
}

export function cuesOf(scene: Scene): Cue[] {
  if (scene.is === "film") return letDown(scene.film);
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
