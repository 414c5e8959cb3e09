/** A dice duel of two over WebSockets: closed loop, as fast as it goes, and open loop. */

import { contenders } from "../lib/servers.mjs";
import { inOrder, withAll } from "../lib/rounds.mjs";
import { spread } from "../lib/statistics.mjs";

/** How many moves per second are due in open loop, by matches. */
const RATES = new Map([
  [1, 100],
  [50, 1_000],
  [200, 2_000],
  [500, 2_000],
]);

/** Moves per second that a server is assumed to manage before it was measured. */
const guess = (matches) => (matches === 1 ? 800 : 2_500);

export async function duel(context) {
  const points = context.matches.flatMap((matches) => [
    { matches, rate: undefined },
    { matches, rate: RATES.get(matches) },
  ]);
  const found = new Map();
  for (let round = 0; round < context.rounds; round++) {
    await withAll(contenders(context), async (servers) => {
      for (const point of points) {
        for (const server of inOrder(servers, round)) await measure(context, found, point, server);
      }
    });
  }
  return points.map((point) => ({ ...point, systems: summary(found, point) }));
}

const key = ({ matches, rate }, name) => `${matches} ${rate} ${name}`;

async function measure({ seconds, say }, found, point, { name, load }) {
  const reports = found.get(key(point, name)) ?? [];
  found.set(key(point, name), reports);
  const last = reports.at(-1)?.moves_per_second ?? guess(point.matches);
  const moves = Math.ceil((point.rate ?? last) * seconds);
  const report = await load({ ...point, moves });
  reports.push(report);
  const loop = point.rate === undefined ? "closed" : `${point.rate}/s wanted`;
  const { p50_ms, p99_ms } = report.acked;
  say(
    `${point.matches} matches, ${loop}, ${name}: ${Math.round(report.moves_per_second)} moves/s, ` +
      `p50 ${p50_ms.toFixed(2)} ms, p99 ${p99_ms.toFixed(2)} ms`,
  );
}

function summary(found, point) {
  const names = [...found.keys()].filter((name) => name.startsWith(key(point, "")));
  return names.map((name) => {
    const reports = found.get(name);
    const of = (value) => spread(reports.map(value));
    return {
      name: name.slice(key(point, "").length),
      moves_per_second: of((report) => report.moves_per_second),
      p50_ms: of((report) => report.acked.p50_ms),
      p95_ms: of((report) => report.acked.p95_ms),
      p99_ms: of((report) => report.acked.p99_ms),
      cpu_us: of((report) => (1e6 * report.cpu_seconds) / report.moves),
    };
  });
}
