/** Series from the story of a match: pure. */

import type { LogEntry } from "../match/typed.ts";
import type { Json } from "../match/wire.ts";
import { spread, type Point, type Series, type Tick } from "./plots.ts";
import type { Moment } from "./story.ts";

/** A change of what somebody has, at some point of the match. */
export interface Gain {
  x: number;
  seat: number;
  by: number;
}

/** This many words fit below a plot. */
const TICKS = 6;

/** What each seat had in the end of each turn. */
export function byTurn<V extends Json>(
  moments: readonly Moment<V>[],
  seats: number,
  pointOf: (moment: Moment<V>, seat: number) => Omit<Point, "x">,
): Series[] {
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    points: moments.map((moment, x) => ({ x, ...pointOf(moment, seat) })),
  }));
}

/** What each seat had, from the changes of it; from 0, or from what it began with. */
export function adding(seats: number, gains: readonly Gain[], end: number, first = 0): Series[] {
  return Array.from({ length: seats }, (_, seat) => {
    let y = first;
    const points: Point[] = [{ x: 0, y }];
    for (const gain of gains.filter((one) => one.seat === seat)) {
      y += gain.by;
      if (points.at(-1)?.x === gain.x) points.pop();
      points.push({ x: gain.x, y });
    }
    if ((points.at(-1)?.x ?? 0) < end) points.push({ x: end, y });
    return { seat, points };
  });
}

/** Entries with the number of their turn, counted from 1 as moments are. */
export function inTurns<E extends Json>(
  entries: readonly LogEntry<E>[],
): { entry: LogEntry<E>; x: number }[] {
  let [x, last] = [0, ""];
  return entries.map((entry) => {
    const name = `${entry.turn.round} ${entry.turn.seat}`;
    if (name !== last) x += 1;
    last = name;
    return { entry, x };
  });
}

/** Where rounds begin, as far as there is room to say so. */
export function roundTicks(moments: readonly Moment[], text: (round: number) => string): Tick[] {
  const first = moments.flatMap(({ turn: { round } }, x) =>
    x > 0 && round !== moments[x - 1]?.turn.round ? [{ x, text: text(round) }] : [],
  );
  return spread(first, TICKS);
}

/** What each seat's changes come to, by their kinds. */
export function sumsOf(
  seats: number,
  kinds: number,
  gains: readonly { seat: number; kind: number; by: number }[],
): { seat: number; values: number[] }[] {
  const rows = Array.from({ length: seats }, (_, seat) => ({
    seat,
    values: Array.from({ length: kinds }, () => 0),
  }));
  for (const { seat, kind, by } of gains) {
    const values = rows[seat]?.values;
    if (values) values[kind] = (values[kind] ?? 0) + by;
  }
  return rows;
}
