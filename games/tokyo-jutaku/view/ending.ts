/** What Tokyo Jutaku gives to the end of its matches. */

import type { Feat, GameEnding } from "@shell/ending/ending.ts";
import { clockText } from "@shell/match/clock.ts";
import { bestOf, isBetter } from "./best.ts";
import type { Match } from "./match.ts";
import { plotsOf } from "./plots.ts";
import { achievedIn } from "./result.ts";
import { sprintOf } from "./time.ts";
import type { Command, Event, View } from "./types.ts";
import { say } from "./words.ts";

/** A score in words: a lone builder's time, else what was built. */
function scoreText(score: number, view: View): string {
  return sprintOf(view, 0) === null ? `¥${score}` : clockText(score * 1_000);
}

/** The time or the yen of a lone builder, and the best so far on this device. */
function featOf(match: Match): Feat | null {
  const { result, race } = achievedIn(match);
  if (result === null) return null;
  const text = (value: number) => (result.is === "yen" ? `¥${value}` : clockText(value * 1_000));
  const best = bestOf(race);
  const beaten = best === null || best === result.value || isBetter(result, best);
  const line = beaten ? say("new-best") : say("best", { best: text(best) });
  return { headline: text(result.value), line };
}

const ending: GameEnding<View, Command, Event> = {
  // The house that was finished last, before the next card is laid; of the site of a day only how it
  // begins, because others have yet to build it.
  picture: ({ before, moments }) => ({
    view: before.setup.mode === "daily" ? (moments[0]?.view ?? before) : before,
    part: { x: 20, y: 96, width: 540, height: 590 },
  }),
  feat: featOf,
  score: scoreText,
  plots: (story) => plotsOf(story, say),
};

export default ending;
