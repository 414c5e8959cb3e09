/** What a lone builder achieved, and how it compares. */

import { tagged } from "@shell/match/tagged.ts";
import { viewOf } from "@shell/match/typed.ts";
import { raceOf, type Result } from "./best.ts";
import type { Match } from "./match.ts";
import type { Medal } from "./types.ts";

export interface Achieved {
  /** The race that it is compared within. */
  race: string;
  /** Nothing where others built too, or nobody finished. */
  result: Result | null;
  medal: Medal | null;
}

/** What the end of a match says of it. */
export function achievedIn(match: Match): Achieved {
  const view = viewOf(match);
  const race = raceOf(view.setup, view.architects[0]?.site?.card ?? null);
  const told = (match.last?.events ?? []).map(({ event }) => tagged(event));
  const medal = told.find((one) => one.is === "honoured")?.medal ?? null;
  const seconds = told.find((one) => one.is === "clocked")?.seconds ?? null;
  return { race, medal, result: resultOf(match, seconds) };
}

function resultOf(match: Match, seconds: number | null): Result | null {
  const { setup, architects } = viewOf(match);
  if (architects.length !== 1 || match.seat === null) return null;
  if (setup.mode === "attack") return { is: "yen", value: architects[0]?.yen ?? 0 };
  if (setup.mode !== "race" && setup.mode !== "daily") return null;
  const value = seconds ?? match.outcome?.scores[0];
  return value === undefined ? null : { is: "seconds", value };
}
