/** What Izakaya gives to the end of its matches. */

import type { GameEnding } from "@shell/ending/ending.ts";
import { plotsOf } from "./plots.ts";
import type { Command, Event, View } from "./types.ts";
import { say } from "./words.ts";

/** How wide the quarter is in the drawing, by the cards of a row; the widest takes it all. */
const WIDE: Readonly<Record<number, number>> = { 3: 720, 4: 764 };

const ending: GameEnding<View, Command, Event> = {
  question: "scores",
  // The quarter, without what lies beside it.
  picture: ({ last }) => {
    const side = WIDE[Math.sqrt(last.sites.length)] ?? 968;
    return { view: last, part: { x: 16, y: 174, width: side, height: side } };
  },
  score: (yen) => say("yen", { yen }),
  plots: (story) => plotsOf(story, say),
};

export default ending;
