/** What King of Tokyo gives to the end of its matches. */

import type { GameEnding } from "@shell/ending/ending.ts";
import Moment from "./parts/Moment.svelte";
import { plotsOf } from "./logic/plots.ts";
import type { Command, Event, View } from "./types.ts";
import { t } from "./words.ts";

const ending: GameEnding<View, Command, Event> = {
  Moment,
  plots: (story) => plotsOf(story, t),
};

export default ending;
