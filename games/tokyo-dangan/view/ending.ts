/** What Tokyo Dangan gives to the end of its matches. */

import type { Feat, GameEnding } from "@shell/ending/ending.ts";
import { viewOf } from "@shell/match/typed.ts";
import type { Match } from "./match.ts";
import Moment from "./Moment.svelte";
import { plotsOf } from "./plots.ts";
import type { Command, Event, View } from "./types.ts";
import { say } from "./words.ts";

/** What whoever solved a puzzle has achieved. */
function featOf(match: Match): Feat | null {
  const { puzzle, over, taken } = viewOf(match);
  if (puzzle === undefined || over !== "fifth-destination") return null;
  const isBest = taken === puzzle.best;
  const headline = say(isBest ? "puzzle-best" : "puzzle-solved", { actions: taken });
  return { headline, line: isBest ? "" : say("puzzle-fewer", { best: puzzle.best ?? 0 }) };
}

const ending: GameEnding<View, Command, Event> = {
  Moment,
  // The board, without what lies beside it.
  picture: ({ last, moments }) => ({
    // Of a puzzle only what everybody sees at its beginning: others have yet to solve it.
    view: last.puzzle ? (moments[0]?.view ?? last) : last,
    part: { x: 10, y: 10, width: 774, height: 1134 },
  }),
  feat: featOf,
  score: (score, last) => (last.puzzle ? say("actions-used", { used: score }) : String(score)),
  // A puzzle is over before there is anything to plot.
  plots: (story) => (story.last.puzzle ? [] : plotsOf(story, say)),
};

export default ending;
