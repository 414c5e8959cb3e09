/** Cards, corners and gaps of the quarter: what they are called, and what lies beside what. Pure. */

import type { Address, Corner, Gap, View } from "./types.ts";

export interface Cell {
  col: number;
  row: number;
}

/** How many cards a row of the quarter has. */
export function rowOf(view: Pick<View, "sites">): number {
  return Math.round(Math.sqrt(view.sites.length));
}

export function cellOf(address: Address): Cell {
  return { col: address.charCodeAt(0) - 65, row: Number(address[1]) - 1 };
}

export function addressAt(col: number, row: number): Address {
  return `${String.fromCharCode(65 + col)}${row + 1}` as Address;
}

/** All cards, row by row, as the view lists them. */
export function addresses(cards: number): Address[] {
  return Array.from({ length: cards * cards }, (_, idx) =>
    addressAt(idx % cards, Math.floor(idx / cards)),
  );
}

export function siteIdx(address: Address, cards: number): number {
  const { col, row } = cellOf(address);
  return row * cards + col;
}

/** How many lines are to the left of a corner, and above it. */
export function linesOf(corner: Corner): { x: number; y: number } {
  const [x, y] = corner.split("-");
  return { x: Number(x), y: Number(y) };
}

/** The cards that meet at a corner. */
export function cardsAt(corner: Corner, cards: number): Address[] {
  const { x, y } = linesOf(corner);
  const beside = [
    [x - 1, y - 1],
    [x, y - 1],
    [x - 1, y],
    [x, y],
  ] as const;
  const inside = (at: number) => at >= 0 && at < cards;
  return beside
    .filter(([col, row]) => inside(col) && inside(row))
    .map(([col, row]) => addressAt(col, row));
}

/** The corners where a bottle can ever stand: those that two or four cards share. */
export function sharedCorners(cards: number): Corner[] {
  const lines = Array.from({ length: cards + 1 }, (_, line) => line);
  return lines
    .flatMap((y) => lines.map((x) => `${x}-${y}` as Corner))
    .filter((corner) => cardsAt(corner, cards).length > 1);
}

export function cornersOf(address: Address): Corner[] {
  const { col, row } = cellOf(address);
  const at = (x: number, y: number) => `${col + x}-${row + y}` as Corner;
  return [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
}

/** The two cards beside a gap. */
export function cardsBeside(gap: Gap): [Address, Address] {
  return gap.split("-") as [Address, Address];
}

/** Every gap between two cards that have a side in common. */
export function gapsOf(cards: number): Gap[] {
  return addresses(cards).flatMap((address) => {
    const { col, row } = cellOf(address);
    const right = col + 1 < cards ? [`${address}-${addressAt(col + 1, row)}` as Gap] : [];
    const down = row + 1 < cards ? [`${address}-${addressAt(col, row + 1)}` as Gap] : [];
    return [...right, ...down];
  });
}
