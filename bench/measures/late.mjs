/** Spectators who come late: what they are sent, and how soon they have it. */

import { inTurns, withAll } from "../lib/rounds.mjs";
import { contenders } from "../lib/servers.mjs";
import { spread } from "../lib/statistics.mjs";

export async function late({ lateMoves, rounds, say, ...context }) {
  const found = new Map();
  await inTurns(contenders(context), rounds, (start) =>
    withAll([start], async ([{ name, late }]) => {
      const { max, took } = await late(lateMoves);
      found.set(name, [...(found.get(name) ?? []), { bytes: max, ms: took.p50_ms }]);
      say(`${name}: ${max} bytes, ${took.p50_ms.toFixed(1)} ms`);
    }),
  );
  return [...found].map(([name, joins]) => ({
    name,
    moves: lateMoves,
    bytes: spread(joins.map(({ bytes }) => bytes)),
    ms: spread(joins.map(({ ms }) => ms)),
  }));
}
