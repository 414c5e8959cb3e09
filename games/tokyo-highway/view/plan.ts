/** Turns what happened into movements: columns rise, roads swing in, cars drive up. */

import type { Beat } from "@shell/match/stage.svelte.ts";
import { noMore, tagged } from "@shell/match/tagged.ts";
import type { Change, LogEntry } from "./match.ts";
import type { Event, View } from "./types.ts";

/** One movement. Pieces are named by their numbers in the view after it. */
export type Scene =
  | { is: "build"; after: View; road: number; column: number | null; height: number }
  | { is: "park"; after: View; road: number }
  | { is: "raise"; after: View; building: number };

const STOREY_MS = 110;
const SWING_MS = 620;
const CAR_MS = 520;
const RAISE_MS = 560;

function beatOf(event: Event, after: View): Beat<Scene> | null {
  const told = tagged(event);
  switch (told.is) {
    case "built": {
      const { road, column, height } = told;
      const ms = SWING_MS + STOREY_MS * Math.min(6, height);
      return { scene: { is: "build", after, road, column, height }, ms };
    }
    case "parked":
      return { scene: { is: "park", after, road: told.road }, ms: CAR_MS };
    case "raised":
      return { scene: { is: "raise", after, building: told.building }, ms: RAISE_MS };
    // What is paid and who is out of the game is told beside the city, the end after it.
    case "passed":
    case "fined":
    case "paid":
    case "all-parked":
    case "ran-out":
    case "all-blocked":
    case "over":
      return null;
    default:
      return noMore(told);
  }
}

/** A road that somebody has just built. */
export interface Fresh {
  road: number;
  seat: number;
}

/** The roads that others built, by what happened. */
export function builtByOthers(entries: readonly LogEntry[], own: number | null): Fresh[] {
  return entries.flatMap(({ event }) => {
    const told = event === undefined ? null : tagged(event);
    if (told?.is !== "built" || told.seat === own) return [];
    return [{ road: told.road, seat: told.seat }];
  });
}

/** The movements of a change. */
export function plan({ after, events }: Change): Beat<Scene>[] {
  return events.map(({ event }) => beatOf(event, after)).filter((beat) => beat !== null);
}
