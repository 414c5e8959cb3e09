/** What plots are made of: names and numbers, and nothing of how they are drawn. */

/** A value at some point of a match; it holds until the next. */
export interface Point {
  x: number;
  y: number;
  /** Whether the line is drawn strong from here on. */
  strong?: boolean;
}

export interface Series {
  seat: number;
  points: readonly Point[];
}

/** A word below the plot. */
export interface Tick {
  x: number;
  text: string;
}

/** A value of each seat, over the match. */
export interface LinePlot {
  is: "lines";
  title: string;
  series: readonly Series[];
  ticks: readonly Tick[];
  /** What a point of the match is called. */
  when: (x: number) => string;
  /** A value in words. */
  text: (y: number) => string;
}

export interface Row {
  seat: number;
  /** As many as there are parts. */
  values: readonly number[];
}

/** What each seat's total is made of. */
export interface BarPlot {
  is: "bars";
  title: string;
  parts: readonly string[];
  rows: readonly Row[];
  text: (value: number) => string;
}

export type Plot = LinePlot | BarPlot;

/** A plot that says nothing is not shown. */
export function tells(plot: Plot): boolean {
  const values =
    plot.is === "lines"
      ? plot.series.map(({ points }) => new Set(points.map(({ y }) => y)).size - 1)
      : plot.rows.flatMap(({ values }) => values);
  return values.some((value) => value > 0);
}

/** The value that holds at a point of the match. */
export function valueAt({ points }: Series, x: number): Point | null {
  let found: Point | null = null;
  for (const point of points) if (point.x <= x) found = point;
  return found ?? points[0] ?? null;
}

/** All points of the match that a plot tells of, each once, in their order. */
export function momentsIn(series: readonly Series[]): number[] {
  const all = new Set(series.flatMap(({ points }) => points.map(({ x }) => x)));
  return [...all].sort((one, other) => one - other);
}

/** At most this many of a list, evenly spread, with the first and the last. */
export function spread<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  const step = (all.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, idx) => all[Math.round(idx * step)] as T);
}

const STEPS = [1, 2, 5, 10];

/** Round numbers from the least to the greatest value, about this many. */
export function scaleOf(least: number, most: number, about = 4): number[] {
  const span = Math.max(1, most - least);
  const rough = span / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, (STEPS.find((times) => times * power >= rough) ?? 10) * power);
  const [from, to] = [Math.floor(least / step), Math.ceil(most / step)];
  return Array.from({ length: to - from + 1 }, (_, idx) => (from + idx) * step);
}

/** Places for labels beside their lines: as near as can be, and never on each other. */
export function apart(wanted: readonly number[], gap: number, top: number, end: number): number[] {
  const order = wanted.map((y, idx) => ({ y, idx })).sort((one, other) => one.y - other.y);
  let last = top - gap;
  for (const label of order) {
    label.y = Math.max(label.y, last + gap);
    last = label.y;
  }
  let next = end + gap;
  for (const label of [...order].reverse()) {
    label.y = Math.min(label.y, next - gap);
    next = label.y;
  }
  const places = [...wanted];
  for (const { y, idx } of order) places[idx] = y;
  return places;
}
