/** What is heard of a scene: bottles, coins, discs and wood. */

import type { Cue } from "@shell/sound/play.ts";
import type { Scene } from "./plan.ts";

/** When something that was carried comes down, as a share of its scene. */
const DOWN = 0.62;

export function cuesOf({ act, to }: Pick<Scene, "act" | "to">): Cue[] {
  switch (act) {
    case "bottled":
      return [{ sound: "bottle", at: DOWN }];
    case "priced":
      return [{ sound: "card" }, { sound: "wood", n: 1, at: DOWN }];
    case "claimed":
      return [
        { sound: "wood", n: 1, at: DOWN },
        { sound: "clink", at: DOWN },
      ];
    case "took":
      return [{ sound: "wood-pick", n: 2 }];
    case "placed":
    case "gave-up":
      return [{ sound: "wood", n: 2, at: DOWN }];
    case "bid-placed":
      return [{ sound: "coins", level: 0.5 }];
    // All hands open, then the order re-forms.
    case "bids-revealed":
      return to.open === null
        ? [{ sound: "wood", n: 1, at: DOWN, level: 0.6 }]
        : [{ sound: "coins", n: 2 + 2 * to.open.filter((yen) => yen > 0).length }];
    case "last-phase":
      return [{ sound: "clap" }];
    case "passed":
      return [];
  }
}
