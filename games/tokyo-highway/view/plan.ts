/** Turns what happened into movements: columns rise, roads swing in, cars drive up. */

import type { Change } from "@shell/match/match.svelte.ts";
import type { Beat } from "@shell/match/stage.svelte.ts";
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

function beatOf(event: Event, after: View): Beat<Scene> | null {
  if (typeof event === "string") return null;
  if ("built" in event) {
    const { road, column, height } = event.built;
    const ms = SWING_MS + STOREY_MS * Math.min(6, height);
    return { scene: { is: "build", after, road, column, ms }, ms };
  }
  if ("parked" in event) {
    const { road } = event.parked;
    return { scene: { is: "park", after, road, ms: CAR_MS }, ms: CAR_MS };
  }
  if ("raised" in event) {
    const { building } = event.raised;
    return {
      scene: { is: "raise", after, building, ms: RAISE_MS },
      ms: RAISE_MS,
    };
  }
  return null;
}

/** A road that somebody has just built. */
export interface Fresh {
  road: number;
  seat: number;
}

/** The roads that others built in a change. */
export function builtByOthers(change: Change, own: number | null): Fresh[] {
  return change.events.flatMap((seen) => {
    const event = seen.event as unknown as Event;
    if (typeof event === "string" || !("built" in event) || event.built.seat === own) return [];
    return [{ road: event.built.road, seat: event.built.seat }];
  });
}

/** The movements of a change, so many times as fast as at the table. */
export function plan(change: Change, speed = 1): Beat<Scene>[] {
  const after = change.after as unknown as View;
  return change.events
    .map((seen) => beatOf(seen.event as unknown as Event, after))
    .filter((beat) => beat !== null)
    .map(({ scene, ms }) => ({
      scene: { ...scene, ms: ms / speed },
      ms: ms / speed,
    }));
}
