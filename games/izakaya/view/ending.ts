/** What Izakaya gives to the end of its matches. */

import type { GameEnding } from "@shell/ending/ending.ts";
import { plotsOf } from "./plots.ts";
import type { Command, Event, View } from "./types.ts";
import { say } from "./words.ts";

const ending: GameEnding<View, Command, Event> = {
  question: "scores",
  // The quarter, without what lies beside it.
  picture: ({ last }) => ({ view: last, part: { x: 20, y: 170, width: 760, height: 770 } }),
  score: (yen) => say("yen", { yen }),
  plots: (story) => plotsOf(story, say),
};

export default ending;
