/** What the odds panel says about each face. */

import type { Face, Goal, Odds } from "../types.ts";
import type { Sign } from "./sign.ts";

/** What dice can be rolled for, and its sign. */
export const GOALS: readonly { goal: Goal; sign: Sign }[] = [
  { goal: "points", sign: "star" },
  { goal: "claws", sign: "claw" },
  { goal: "hearts", sign: "heart" },
  { goal: "energy", sign: "bolt" },
  { goal: "win", sign: "crown" },
];

export interface Row {
  goal: "claws" | "hearts" | "energy";
  /** How many there are in the end, on average. */
  mean: number;
  /** One more than is held, and how likely it is to have at least as many; nothing where all dice are held. */
  more: { count: number; chance: number } | null;
}

const FACES: readonly [Row["goal"], Face & keyof Odds["faces"]][] = [
  ["claws", "claw"],
  ["hearts", "heart"],
  ["energy", "energy"],
];

export function rowsOf(odds: Odds): Row[] {
  return FACES.map(([goal, face]) => {
    const count = odds.keep.filter((held) => held === face).length + 1;
    const chance = odds.faces[face].slice(count).reduce((sum, part) => sum + part, 0);
    const mean = odds.expected[goal];
    return {
      goal,
      mean,
      more: odds.reroll.length === 0 ? null : { count, chance },
    };
  });
}
