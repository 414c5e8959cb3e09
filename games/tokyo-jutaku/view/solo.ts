/** What one can play alone. Pure. */

import type { Assist, Setup, Side } from "./types.ts";

export interface SoloRace {
  id: "daily" | "sprint" | "attack" | "tour";
  setup: Partial<Setup>;
  /** What the best is measured in. */
  unit: "seconds" | "yen";
}

/** Minutes of a short and of a long race against the clock. */
const SHORT = 5;
const LONG = 10;

export function soloRaces(side: Side, assist: Assist, day: string): SoloRace[] {
  const plain = { side, assist };
  return [
    // The site of the day is white, whoever builds it.
    { id: "daily", setup: { mode: "daily", side: "white", assist, day }, unit: "seconds" },
    { id: "sprint", setup: { ...plain, mode: "race" }, unit: "seconds" },
    { id: "attack", setup: { ...plain, mode: "attack", attack: SHORT }, unit: "yen" },
    { id: "tour", setup: { ...plain, mode: "attack", attack: LONG }, unit: "yen" },
  ];
}
