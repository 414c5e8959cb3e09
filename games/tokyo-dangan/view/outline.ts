/** Outlines of areas made of squares, with round corners: coasts and gardens. */

import type { Point } from "./grid.ts";
import { SIDE } from "./grid.ts";

type Inside = (column: number, row: number) => boolean;

interface Edge {
  from: Point;
  to: Point;
}

type Range = readonly [number, number];

/** The sides between inside and outside, clockwise round what is inside. */
function edgesOf(area: Inside, columns: Range, rows: Range): Edge[] {
  const holds = (range: Range, value: number) => value >= range[0] && value <= range[1];
  const inside: Inside = (column, row) =>
    holds(columns, column) && holds(rows, row) && area(column, row);
  const edges: Edge[] = [];
  for (let row = rows[0]; row <= rows[1]; row += 1) {
    for (let column = columns[0]; column <= columns[1]; column += 1) {
      if (!inside(column, row)) continue;
      const at = (x: number, y: number): Point => ({
        x: column + x,
        y: row + y,
      });
      if (!inside(column, row - 1)) edges.push({ from: at(0, 0), to: at(1, 0) });
      if (!inside(column + 1, row)) edges.push({ from: at(1, 0), to: at(1, 1) });
      if (!inside(column, row + 1)) edges.push({ from: at(1, 1), to: at(0, 1) });
      if (!inside(column - 1, row)) edges.push({ from: at(0, 1), to: at(0, 0) });
    }
  }
  return edges;
}

const same = (one: Point, other: Point) => one.x === other.x && one.y === other.y;
const turn = (one: Edge, other: Edge) =>
  (one.to.x - one.from.x) * (other.to.y - other.from.y) -
  (one.to.y - one.from.y) * (other.to.x - other.from.x);

/** Strings edges together; where two areas touch at a corner they stay apart. */
function loopsOf(edges: Edge[]): Edge[][] {
  const left = new Set(edges);
  const loops: Edge[][] = [];
  for (const first of edges) {
    if (!left.delete(first)) continue;
    const loop = [first];
    for (;;) {
      const last = loop[loop.length - 1] ?? first;
      const nexts = [...left].filter((edge) => same(edge.from, last.to));
      const next = nexts.sort((one, other) => turn(last, other) - turn(last, one))[0];
      if (next === undefined) break;
      left.delete(next);
      loop.push(next);
    }
    loops.push(loop);
  }
  return loops;
}

/** The corners of a loop, moved inwards. */
function cornersOf(loop: Edge[], inset: number): Point[] {
  return loop.flatMap((edge, idx) => {
    const next = loop[(idx + 1) % loop.length] ?? edge;
    if (turn(edge, next) === 0) return [];
    // Whoever goes clockwise has the inside on the right.
    const right = (e: Edge) => ({
      x: -(e.to.y - e.from.y),
      y: e.to.x - e.from.x,
    });
    const [a, b] = [right(edge), right(next)];
    return [
      {
        x: edge.to.x * SIDE + (a.x + b.x) * inset,
        y: edge.to.y * SIDE + (a.y + b.y) * inset,
      },
    ];
  });
}

function towards(from: Point, to: Point, by: number): Point {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(by / far, 0.5);
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  };
}

const write = (point: Point) => `${Math.round(point.x * 10) / 10} ${Math.round(point.y * 10) / 10}`;

/** A closed path through corners that are rounded off. */
export function rounded(corners: readonly Point[], radius: number): string {
  const parts = corners.map((corner, idx) => {
    const before = corners[(idx + corners.length - 1) % corners.length] ?? corner;
    const after = corners[(idx + 1) % corners.length] ?? corner;
    const [from, to] = [towards(corner, before, radius), towards(corner, after, radius)];
    return `${idx === 0 ? "M" : "L"}${write(from)}Q${write(corner)} ${write(to)}`;
  });
  return corners.length === 0 ? "" : `${parts.join("")}Z`;
}

/** The outline of everything inside, as the data of a path. */
export function outline(
  inside: Inside,
  columns: Range,
  rows: Range,
  inset: number,
  radius: number,
): string {
  return loopsOf(edgesOf(inside, columns, rows))
    .map((loop) => rounded(cornersOf(loop, inset), radius))
    .join("");
}
