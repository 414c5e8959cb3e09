/** What is wrong with a building, for eyes: which pieces, and a word for it. Pure. */

import type { Fault } from "./types.ts";

/** The kind of a fault, as the word lists call it. */
export function kindOf(fault: Fault): string {
  return Object.keys(fault)[0] ?? "";
}

/** The pieces that it is about, by the order in which they were placed. */
export function piecesOf(fault: Fault): number[] {
  const told = Object.values(fault)[0] as {
    piece?: number;
    other?: number;
    pieces?: number[];
  };
  const single = [told.piece, told.other].filter((idx) => idx !== undefined);
  return [...single, ...(told.pieces ?? [])];
}

export function badOf(faults: readonly Fault[]): Set<number> {
  return new Set(faults.flatMap(piecesOf));
}

/** Each kind once, in the order of the rules. */
export function kindsOf(faults: readonly Fault[]): string[] {
  return [...new Set(faults.map(kindOf))];
}
