/** Random games of connect four, one thread. */

import { fileURLToPath } from "node:url";
import { runJson, runTimed } from "../lib/process.mjs";
import { inTurns } from "../lib/rounds.mjs";
import { spread } from "../lib/statistics.mjs";

const at = (name) => fileURLToPath(new URL(`../peers/${name}`, import.meta.url));

/** How many of our games are played before it is known how fast they are. */
export const FIRST_GAMES = 200_000;

export function simulate(tokyo, games, threads) {
  const who = ["--bots", "random,random", "--games", `${games}`, "--threads", `${threads}`];
  return runTimed(tokyo, ["simulate", "connect-four", ...who, "--json"]);
}

export async function games({ tokyo, python, rounds, seconds, say }) {
  let ownGames = FIRST_GAMES;
  const own = async () => {
    const report = await simulate(tokyo, ownGames, 1);
    ownGames = Math.ceil((report.games / report.seconds) * seconds);
    return report;
  };
  const openSpiel = (way) => () => runJson(python, [at("openspiel_games.py"), way, `${seconds}`]);
  const contenders = [{ name: "Tokyo Tabletop", play: own }];
  if (python !== null) {
    contenders.push(
      { name: "OpenSpiel, rollouts in C++", play: openSpiel("rollouts") },
      { name: "OpenSpiel, bots in C++", play: openSpiel("bots") },
      { name: "OpenSpiel, loop in Python", play: openSpiel("python") },
      {
        name: "PettingZoo, loop in Python",
        play: () => runJson(python, [at("pettingzoo_games.py"), `${seconds}`]),
      },
    );
  }
  const found = new Map(contenders.map(({ name }) => [name, { wall: [], cpu: [] }]));
  await inTurns(contenders, rounds, async ({ name, play }) => {
    const { games, seconds, cpu_seconds } = await play();
    found.get(name).wall.push(games / seconds);
    found.get(name).cpu.push(games / cpu_seconds);
    say(`${name}: ${Math.round(games / cpu_seconds)} games for a second of processor time`);
  });
  return [...found].map(([name, { wall, cpu }]) => ({
    name,
    per_second: spread(wall),
    per_cpu_second: spread(cpu),
  }));
}
