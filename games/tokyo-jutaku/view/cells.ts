/** The map of the city: six by six cells, the wood in the middle. Pure. */

import type { Cell, Ground, Side, View } from "./types.ts";

const LETTERS = ["a", "b", "c", "d", "e", "f"];

/** Row by row from the north-west. */
export const CELLS: readonly Cell[] = [1, 2, 3, 4, 5, 6].flatMap((row) =>
  LETTERS.map((letter) => `${letter}${row}` as Cell),
);

/** The side of the cards that a seat builds on. */
export function sideOf(view: View, seat: number | null): Side {
  const eased = seat !== null && seat + view.setup.easy >= view.architects.length;
  return eased && view.setup.mode !== "daily" ? "blue" : view.setup.side;
}

/** A border as a path of a picture of 70 by 70. */
export function pathOf({ borders }: Ground): string {
  const point = ([x, y]: readonly [number, number]) => `${x / 1_000} ${70 - y / 1_000}`;
  return borders.map((border) => `M${border.map(point).join("L")}Z`).join("");
}
