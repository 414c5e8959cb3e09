/** What Tokyo Highway gives to the end of its matches. */

import type { GameEnding } from "@shell/ending/ending.ts";
import { plotsOf } from "./plots.ts";
import type { Command, Event, View } from "./types.ts";
import { say } from "./words.ts";

const ending: GameEnding<View, Command, Event> = {
  // The city, without the plan below it.
  picture: ({ last }) => ({ view: last, part: { x: 60, y: 92, width: 1080, height: 560 } }),
  plots: (story) => plotsOf(story, say),
};

export default ending;
