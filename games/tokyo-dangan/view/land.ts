/** The shapes of a board's map: wards, coast, river, garden, loop line. Nothing here is a rule. */

import { EDGE, HEIGHT, SIDE, WIDTH, type Ground, type Cell, type Point } from "./grid.ts";
import { outline, rounded } from "./outline.ts";

/** The part of the map that is seen. */
const FRAME = {
  left: -EDGE,
  top: -EDGE,
  right: WIDTH * SIDE + EDGE,
  bottom: HEIGHT * SIDE + EDGE,
};

export interface Land {
  /** One area per city, by its place in the board's list. */
  wards: { idx: number; path: string }[];
  sea: string;
  /** Lines along the coast, farther and farther out. */
  swell: string[];
  islands: Point[];
  river: string;
  moat: string;
  garden: string;
  /** Where the keep stands, and whether it has but one square. */
  keeps: { at: Point; alone: boolean }[];
  loop: string;
  names: {
    key: "sea" | "river" | "palace";
    at: Point;
    upright: boolean;
    room: number;
  }[];
}

const middle = (cell: Cell): Point => ({
  x: (cell.column + 0.5) * SIDE,
  y: (cell.row + 0.5) * SIDE,
});

export function landOf(cells: readonly Cell[]): Land {
  const at = (column: number, row: number): Cell | undefined =>
    cells.find((cell) => cell.column === column && cell.row === row);
  const ground = (column: number, row: number): Ground | undefined => at(column, row)?.ground;
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most - 1, value));
  // Water and gardens go on beyond the edge of the board.
  const beyond = (column: number, row: number) => at(clamp(column, WIDTH), clamp(row, HEIGHT));
  const isIsland = (cell: Cell) => {
    const wet = (x: number, y: number) => ground(cell.column + x, cell.row + y) === "sea";
    return cell.ground === "city" && ((wet(0, -1) && wet(0, 1)) || (wet(-1, 0) && wet(1, 0)));
  };
  const isWet = (column: number, row: number) => {
    const cell = beyond(column, row);
    const outside = at(column, row) === undefined;
    return cell !== undefined && (cell.ground === "sea" || (!outside && isIsland(cell)));
  };
  const seaLine = (inset: number) =>
    outline(isWet, [-1, WIDTH], [-1, HEIGHT], inset, 46 - inset / 2);
  const isPalace = (column: number, row: number) => ground(column, row) === "palace";
  const garden = (inset: number, radius: number) =>
    outline(isPalace, [0, WIDTH - 1], [0, HEIGHT - 1], inset, radius);
  const cities = cells.filter((cell) => cell.city !== null);
  return {
    wards: cities.map((city) => ({
      idx: city.idx,
      path: wardOf(city, cities),
    })),
    sea: seaLine(2),
    swell: [seaLine(13), seaLine(24)],
    islands: cities.filter(isIsland).map(middle),
    river: riverOf(cells, ground),
    moat: garden(3, 40),
    garden: garden(14, 32),
    keeps: keepsOf(cells),
    loop: loopOf(cities),
    names: (["sea", "river", "palace"] as const).flatMap((key) => nameOf(cells, key)),
  };
}

/** Everything that is nearer to this city than to any other. */
function wardOf(city: Cell, cities: readonly Cell[]): string {
  const { left, top, right, bottom } = FRAME;
  let area: Point[] = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  const own = middle(city);
  for (const other of cities) {
    if (other !== city) area = nearer(area, own, middle(other));
  }
  return rounded(area, 26);
}

/** The part of an area that is nearer to one point than to another. */
function nearer(area: readonly Point[], to: Point, than: Point): Point[] {
  const half = { x: (to.x + than.x) / 2, y: (to.y + than.y) / 2 };
  const side = (point: Point) =>
    (point.x - half.x) * (than.x - to.x) + (point.y - half.y) * (than.y - to.y);
  return area.flatMap((point, idx) => {
    const next = area[(idx + 1) % area.length] ?? point;
    const [here, there] = [side(point), side(next)];
    const kept = here <= 0 ? [point] : [];
    if (here < 0 === there < 0 || here === there) return kept;
    const share = here / (here - there);
    const cut = {
      x: point.x + (next.x - point.x) * share,
      y: point.y + (next.y - point.y) * share,
    };
    return [...kept, cut];
  });
}

/** The bed of the river, square by square, a little bent. */
function riverOf(
  cells: readonly Cell[],
  ground: (column: number, row: number) => Ground | undefined,
): string {
  const ways = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const;
  return cells
    .filter((cell) => cell.ground === "river")
    .map((cell) => {
      const { x, y } = middle(cell);
      const flows = ways.filter(([dx, dy]) => {
        const next = ground(cell.column + dx, cell.row + dy);
        return next === "river" || next === "sea";
      });
      // Where it comes from lies beyond the edge.
      if (flows.length < 2) {
        flows.push(
          ...ways
            .filter(([dx, dy]) => ground(cell.column + dx, cell.row + dy) === undefined)
            .slice(0, 1),
        );
      }
      const end = ([dx, dy]: readonly [number, number]): Point => {
        const outside = ground(cell.column + dx, cell.row + dy) === undefined;
        const sea = ground(cell.column + dx, cell.row + dy) === "sea";
        const far = outside ? 50 + EDGE * 2 : sea ? 70 : 50;
        return { x: x + dx * far, y: y + dy * far };
      };
      const [one, other] = flows.map(end);
      if (one === undefined) return "";
      if (other === undefined || flows.length > 2) {
        return flows.map((way) => `M${x} ${y}L${end(way).x} ${end(way).y}`).join("");
      }
      const sway = (cell.column + cell.row) % 2 === 0 ? 9 : -9;
      const upright = one.x === other.x;
      const by = upright ? { x: sway, y: 0 } : { x: 0, y: one.y === other.y ? sway : 0 };
      return `M${one.x} ${one.y}Q${x + 2 * by.x} ${y + 2 * by.y} ${other.x} ${other.y}`;
    })
    .join("");
}

/** One keep for each piece of closed ground: on its northernmost square. */
function keepsOf(cells: readonly Cell[]): Land["keeps"] {
  const closed = cells.filter((cell) => cell.ground === "palace");
  const beside = (cell: Cell, columns: number, rows: number) =>
    closed.some((other) => other.column === cell.column + columns && other.row === cell.row + rows);
  return closed
    .filter((cell) => !beside(cell, 0, -1) && !beside(cell, -1, 0))
    .map((cell) => ({
      at: middle(cell),
      alone: !beside(cell, 0, 1) && !beside(cell, 1, 0),
    }));
}

/** A line round the map, past the outer cities: only to look at. */
function loopOf(cities: readonly Cell[]): string {
  const points = cities.map(middle).sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (all: readonly Point[]) => {
    const hull: Point[] = [];
    for (const point of all) {
      for (;;) {
        const [a, b] = hull.slice(-2);
        if (a === undefined || b === undefined) break;
        if ((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 0) break;
        hull.pop();
      }
      hull.push(point);
    }
    return hull.slice(0, -1);
  };
  return rounded([...half(points), ...half([...points].reverse())], 120);
}

/** The longest straight run of squares of that ground carries its name. */
function nameOf(cells: readonly Cell[], key: "sea" | "river" | "palace"): Land["names"] {
  const squares = cells.filter((cell) => cell.ground === key);
  const has = (column: number, row: number) =>
    squares.some((cell) => cell.column === column && cell.row === row);
  let best = { length: 0, upright: false, column: 0, row: 0 };
  for (const { column, row } of squares) {
    for (const upright of [false, true]) {
      let length = 1;
      while (has(column + (upright ? 0 : length), row + (upright ? length : 0))) length += 1;
      if (length > best.length) best = { length, upright, column, row };
    }
  }
  if (best.length === 0) return [];
  const across = best.upright ? 1 : best.length;
  const down = best.upright ? best.length : 1;
  const at = {
    x: (best.column + across / 2) * SIDE,
    y: (best.row + down / 2) * SIDE,
  };
  return [{ key, at, upright: best.upright, room: best.length * SIDE - 30 }];
}
