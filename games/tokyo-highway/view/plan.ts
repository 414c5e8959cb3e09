/** Turns what happened into movements: columns rise, roads swing in, cars drive up. */

import type { Beat } from "@shell/match/stage.svelte.ts";
import { noMore, tagged } from "@shell/match/tagged.ts";
import type { Change } from "./match.ts";
import type { Event, View } from "./types.ts";

/** One movement. Pieces are named by their numbers in the view after it. */
export type Scene =
  | {
      is: "build";
      after: View;
      road: number;
      column: number | null;
      ms: number;
    }
  | { is: "park"; after: View; road: number; ms: number }
  | { is: "raise"; after: View; building: number; ms: number };

const STOREY_MS = 110;
const SWING_MS = 620;
const CAR_MS = 520;
const RAISE_MS = 560;

function sceneOf(event: Event, after: View): Scene | null {
  const told = tagged(event);
  switch (told.is) {
    case "built": {
      const { road, column, height } = told;
      const ms = SWING_MS + STOREY_MS * Math.min(6, height);
      return { is: "build", after, road, column, ms };
    }
    case "parked":
      return { is: "park", after, road: told.road, ms: CAR_MS };
    case "raised":
      return { is: "raise", after, building: told.building, ms: RAISE_MS };
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

/** The roads that others built in a change. */
export function builtByOthers(change: Change, own: number | null): Fresh[] {
  return change.events.flatMap(({ event }) => {
    const told = tagged(event);
    if (told.is !== "built" || told.seat === own) return [];
    return [{ road: told.road, seat: told.seat }];
  });
}

/** The movements of a change, so many times as fast as at the table. */
export function plan({ after, events }: Change, speed = 1): Beat<Scene>[] {
  return events
    .map(({ event }) => sceneOf(event, after))
    .filter((scene) => scene !== null)
    .map((scene) => ({ scene: { ...scene, ms: scene.ms / speed }, ms: scene.ms / speed }));
}
