/** How many destinations a player has. */

import type { View } from "./types.ts";

/** Where every list is hidden, as from outside: only how many backs are drawn. */
const USUAL = 5;

/** Everybody has as many as whoever's list lies open: those reached, and those still to be. */
export function goalsIn(view: View): number {
  for (const { open, reached } of view.travellers) {
    if (open !== null) return open.length + reached.length;
  }
  return USUAL;
}
