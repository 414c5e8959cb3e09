/** What idle matches hold in memory, their two sockets each included. */

import { residentBytes, sleep } from "../lib/process.mjs";
import { inTurns, withAll } from "../lib/rounds.mjs";
import { contenders } from "../lib/servers.mjs";
import { spread } from "../lib/statistics.mjs";

/** How long a server has to settle down before it is measured, in milliseconds. */
const SETTLING = 2_000;

export async function memory({ idle, memoryRounds, say, ...context }) {
  const found = new Map();
  // A server that has held matches before keeps some of their memory: each round starts new ones.
  await inTurns(contenders(context), memoryRounds, (start) =>
    withAll([start], async ([{ name, pid, hold }]) => {
      await sleep(SETTLING / 2);
      const before = residentBytes(pid);
      const holder = await hold(idle);
      await sleep(SETTLING);
      const after = residentBytes(pid);
      await holder.stop();
      found.set(name, [...(found.get(name) ?? []), { before, after }]);
      say(`${name}: ${Math.round((after - before) / idle / 1_000)} kB for each match`);
    }),
  );
  return [...found].map(([name, pairs]) => ({
    name,
    matches: idle,
    empty_bytes: spread(pairs.map(({ before }) => before)),
    match_bytes: spread(pairs.map(({ before, after }) => (after - before) / idle)),
  }));
}
