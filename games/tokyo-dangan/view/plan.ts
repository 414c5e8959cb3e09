/** Turns what happened into movements on the map. */

import type { Change } from "@shell/match/match.svelte.ts";
import type { Beat } from "@shell/match/stage.svelte.ts";
import type { Event, Square, Tile } from "./types.ts";

/** One movement. */
export type Scene =
  | { is: "place"; seat: number; square: Square; tile: Tile }
  | { is: "rotate"; seat: number; square: Square; from: Tile; tile: Tile }
  | { is: "remove"; seat: number; square: Square; tile: Tile }
  | { is: "run"; seat: number; path: Square[]; ms: number }
  | { is: "arrive"; seat: number; square: Square; nth: number };

const TILE = 420;
const ARRIVE = 1_000;
/** A bullet leaves slowly, and no run takes longer than eyes like to follow. */
const START = 350;
const STEP = 95;
const LONGEST = 1_700;

/** How long a run along so many stops takes. */
export function runTime(stops: number): number {
  return Math.min(LONGEST, START + STEP * Math.max(0, stops - 1));
}

function beatOf(event: Event): Beat<Scene> | null {
  if (typeof event === "string") return null;
  if ("placed" in event) return { scene: { is: "place", ...event.placed }, ms: TILE };
  if ("rotated" in event) return { scene: { is: "rotate", ...event.rotated }, ms: TILE };
  if ("removed" in event) return { scene: { is: "remove", ...event.removed }, ms: TILE };
  if ("moved" in event) {
    const { seat, path } = event.moved;
    const ms = runTime(path.length);
    return { scene: { is: "run", seat, path, ms }, ms };
  }
  if ("arrived" in event) {
    const { seat, square, nth } = event.arrived;
    return { scene: { is: "arrive", seat, square, nth }, ms: ARRIVE };
  }
  return null;
}

/** The beats of a change, in the order of what happened. */
export function plan(change: Change): Beat<Scene>[] {
  return change.events
    .map((seen) => beatOf(seen.event as unknown as Event))
    .filter((beat) => beat !== null);
}
