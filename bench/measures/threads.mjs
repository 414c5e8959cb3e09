/** Our random games of connect four over threads. */

import { availableParallelism } from "node:os";
import { inTurns } from "../lib/rounds.mjs";
import { spread } from "../lib/statistics.mjs";
import { FIRST_GAMES, simulate } from "./games.mjs";

/** 1, 2, 4 and so on, up to twice the cores. */
function counts() {
  const all = [];
  for (let threads = 1; threads <= 2 * availableParallelism(); threads *= 2) all.push(threads);
  return all;
}

export async function threads({ tokyo, rounds, seconds, say }) {
  const found = new Map(counts().map((count) => [count, []]));
  let games = FIRST_GAMES;
  await inTurns(counts(), rounds, async (count) => {
    const report = await simulate(tokyo, games, count);
    const rate = report.games / report.seconds;
    games = Math.ceil(rate * seconds);
    found.get(count).push(rate);
    say(`${count} threads: ${Math.round(rate)} games/s`);
  });
  return [...found].map(([threads, rates]) => ({ threads, per_second: spread(rates) }));
}
