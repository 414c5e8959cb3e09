/** What a frame that fills the window tells the game's own table: the match and its hints. */

import { createContext } from "svelte";
import type { Hints } from "../match/hints.svelte.ts";
import type { Match } from "../match/match.svelte.ts";

export interface Guide {
  readonly match: Match;
  readonly hints: Hints;
}

const [read, set, has] = createContext<Guide>();
export const setGuide = set;

/** Nothing where no frame is round the table, as in a replay. */
export function guide(): Guide | null {
  return has() ? read() : null;
}
