/** What a point of a match is called beside a plot. */

import { clockText } from "../match/clock.ts";
import { turnText } from "../words/lines.ts";
import { say } from "../words/words.svelte.ts";
import { spread, type Tick } from "./plots.ts";
import type { Moment } from "./story.ts";

/** Turns by their round and by whose they are. */
export function turnsNamed(moments: readonly Moment[], names: readonly string[]) {
  const sitters = names.map((name) => ({ name }));
  return (x: number): string => {
    const turn = moments[x]?.turn;
    return turn === undefined || turn.round === 0 ? say("plot-start") : turnText(turn, sitters);
  };
}

const MINUTE = 60_000;

/** Minutes below a plot whose points are milliseconds. */
export function minuteTicks(end: number): Tick[] {
  const step = end > 3 * MINUTE ? MINUTE : MINUTE / 4;
  const all = Array.from({ length: Math.floor(end / step) + 1 }, (_, idx) => idx * step);
  return spread(all, 5).map((x) => ({ x, text: clockText(x) }));
}
