/** The squares of the board, where they lie on the map, and how people call them. */

import type { CityName, Layout, Square } from "./types.ts";

export const WIDTH = 6;
export const HEIGHT = 9;
/** Side of a square on the map. */
export const SIDE = 100;
/** Room round the squares, for the names of columns and rows. */
export const EDGE = 24;

export type Ground = "open" | "city" | "river" | "palace" | "sea";

export interface Point {
  x: number;
  y: number;
}

/** One square of a board. */
export interface Cell {
  square: Square;
  /** Column from the west and row from the north, from 0. */
  column: number;
  row: number;
  ground: Ground;
  /** The city there, and which of the board's cities it is. */
  city: CityName | null;
  idx: number;
}

const GROUNDS: Record<string, Ground> = {
  ".": "open",
  "~": "river",
  P: "palace",
  S: "sea",
};

/** The name of a square, such as c4; nothing beyond the edge. */
export function squareAt(column: number, row: number): Square | null {
  const inside = column >= 0 && column < WIDTH && row >= 0 && row < HEIGHT;
  return inside ? (`${String.fromCharCode(97 + column)}${row + 1}` as Square) : null;
}

/** Column and row of a square, from 0. */
export function gridOf(square: Square): { column: number; row: number } {
  return {
    column: square.charCodeAt(0) - 97,
    row: Number(square.slice(1)) - 1,
  };
}

/** The middle of a square on the map. */
export function middleOf(square: Square): Point {
  const { column, row } = gridOf(square);
  return { x: SIDE * (column + 0.5), y: SIDE * (row + 0.5) };
}

/** The square one or more steps away, if the board goes on. */
export function stepFrom(square: Square, columns: number, rows: number): Square | null {
  const { column, row } = gridOf(square);
  return squareAt(column + columns, row + rows);
}

/** All squares of a board, row by row. */
export function cellsOf(layout: Layout): Cell[] {
  return layout.rows.flatMap((words, row) =>
    words
      .trim()
      .split(/\s+/)
      .map((word, column) => {
        const idx = layout.cities.findIndex((city) => city.key === word);
        const ground = idx >= 0 ? "city" : (GROUNDS[word] ?? "palace");
        const square = squareAt(column, row) ?? "a1";
        return {
          square,
          column,
          row,
          ground,
          city: layout.cities[idx] ?? null,
          idx,
        };
      }),
  );
}

/** The city that is nearest as the crow flies. */
export function nearestCity(cells: readonly Cell[], square: Square): Cell | null {
  const from = gridOf(square);
  const far = (cell: Cell) => (cell.column - from.column) ** 2 + (cell.row - from.row) ** 2;
  const cities = cells.filter((cell) => cell.city !== null);
  return cities.reduce<Cell | null>(
    (best, cell) => (best === null || far(cell) < far(best) ? cell : best),
    null,
  );
}

/** Whether two squares lie side by side. */
export function areNeighbours(one: Square, other: Square): boolean {
  const [a, b] = [gridOf(one), gridOf(other)];
  return Math.abs(a.column - b.column) + Math.abs(a.row - b.row) === 1;
}
