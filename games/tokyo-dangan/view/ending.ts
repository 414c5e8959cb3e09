/** What Tokyo Dangan gives to the end of its matches. */

import type { GameEnding } from "@shell/ending/ending.ts";
import Moment from "./Moment.svelte";
import { plotsOf } from "./plots.ts";
import type { Command, Event, View } from "./types.ts";
import { say } from "./words.ts";

const ending: GameEnding<View, Command, Event> = {
  Moment,
  // The board, without what lies beside it.
  picture: ({ last }) => ({ view: last, part: { x: 10, y: 10, width: 774, height: 1134 } }),
  plots: (story) => plotsOf(story, say),
};

export default ending;
