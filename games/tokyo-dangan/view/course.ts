/** The line that a train follows along its stops. */

import { middleOf, type Point } from "./grid.ts";
import type { Square } from "./types.ts";

const write = ({ x, y }: Point) => `${x} ${y}`;

/** The point half a square from the first towards the second. */
function edge(from: Point, to: Point): Point {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: from.x + ((to.x - from.x) / far) * 50,
    y: from.y + ((to.y - from.y) / far) * 50,
  };
}

/** The data of a path along squares: straight on, round the bends of tiles, over the river. */
export function courseOf(squares: readonly Square[]): string {
  const points = squares.map(middleOf);
  const [first] = points;
  if (first === undefined) return "";
  let data = `M${write(first)}`;
  points.forEach((point, idx) => {
    const [before, after] = [points[idx - 1], points[idx + 1]];
    if (before === undefined) return;
    if (after === undefined) data += `L${write(point)}`;
    else data += `L${write(edge(point, before))}Q${write(point)} ${write(edge(point, after))}`;
  });
  return data;
}

/** The piece of line between two connected squares that lies between their tiles. */
export function jointOf(one: Square, other: Square): { from: Point; to: Point } {
  const [a, b] = [middleOf(one), middleOf(other)];
  return { from: edge(a, b), to: edge(b, a) };
}
