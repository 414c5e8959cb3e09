/** What is heard of a movement on the map. */

import type { Cue } from "@shell/sound/play.ts";
import type { Scene } from "./plan.ts";

/** `ms` is how long the movement takes: wheels are heard as long as they run. */
export function cuesOf(scene: Scene, ms: number): Cue[] {
  switch (scene.is) {
    case "place":
      return [{ sound: "tile", at: 0.55 }];
    case "rotate":
      return [{ sound: "tile-turn", at: 0.1 }];
    case "remove":
      return [{ sound: "tile-lift" }];
    case "run":
      return [{ sound: "horn" }, { sound: "rails", n: Math.round(ms / 100) }];
    case "arrive":
      return [{ sound: "arrive" }];
  }
}
