/** The two pictures of the benchmarks: servers over matches, games over threads. */

import { plot } from "./plot.mjs";

const point = (x, { median, least, most }) => ({ x, y: median, least, most });

/** Throughput and p99 over matches, closed loop. */
function serving(duel) {
  const closed = duel.filter(({ rate }) => rate === undefined);
  const names = closed[0].systems.map(({ name }) => name);
  const series = (what) =>
    names.map((name) => ({
      name,
      points: closed.map(({ matches, systems }) =>
        point(matches, systems.find((system) => system.name === name)[what]),
      ),
    }));
  const shared = { logX: true, xLabel: "matches at the same time" };
  return plot([
    {
      ...shared,
      title: "Moves answered",
      yLabel: "moves per second",
      series: series("moves_per_second"),
    },
    {
      ...shared,
      title: "The slowest hundredth",
      yLabel: "p99 in ms",
      series: series("p99_ms"),
      logY: true,
    },
  ]);
}

/** Games per second over threads, with what as many cores would do at best. */
function scaling(threads, games) {
  const own = threads.map(({ threads, per_second }) => point(threads, per_second));
  const flat = (value) => threads.map(({ threads }) => ({ x: threads, y: value }));
  const other = games?.find(({ name }) => name === "OpenSpiel, rollouts in C++");
  const series = [{ name: "Tokyo Tabletop", points: own }];
  if (other) {
    const points = flat(other.per_second.median);
    series.push({ name: "OpenSpiel, one thread", points, dashed: true });
  }
  return plot([
    {
      title: "Random games of connect four",
      yLabel: "games per second",
      xLabel: "threads",
      series,
    },
  ]);
}

/** The pictures of what was measured, by name of file. */
export function plots({ duel, threads, games }) {
  const drawn = {};
  if (duel) drawn["benchmarks-serving.svg"] = serving(duel);
  if (threads) drawn["benchmarks-threads.svg"] = scaling(threads, games);
  return drawn;
}
