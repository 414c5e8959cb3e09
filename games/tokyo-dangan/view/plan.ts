/** Turns what happened into movements on the map. */

import type { Beat } from "@shell/match/stage.svelte.ts";
import { noMore, tagged } from "@shell/match/tagged.ts";
import type { Change } from "./match.ts";
import type { Event, Square, Tile } from "./types.ts";

/** One movement. */
export type Scene =
  | { is: "place"; seat: number; square: Square; tile: Tile }
  | { is: "rotate"; seat: number; square: Square; from: Tile; tile: Tile }
  | { is: "remove"; seat: number; square: Square; tile: Tile }
  | { is: "run"; seat: number; path: Square[] }
  | { is: "arrive"; seat: number; square: Square; nth: number };

const TILE = 420;
const ARRIVE = 1_000;
/** A bullet leaves slowly, and no run takes longer than eyes like to follow. */
const START = 350;
const STEP = 95;
const LONGEST = 1_700;

/** How long a run along this many stops takes. */
export function runTime(stops: number): number {
  return Math.min(LONGEST, START + STEP * Math.max(0, stops - 1));
}

function beatOf(event: Event): Beat<Scene> | null {
  const told = tagged(event);
  switch (told.is) {
    case "placed":
      return { scene: { ...told, is: "place" }, ms: TILE };
    case "rotated":
      return { scene: { ...told, is: "rotate" }, ms: TILE };
    case "removed":
      return { scene: { ...told, is: "remove" }, ms: TILE };
    case "moved": {
      const { seat, path } = told;
      return { scene: { is: "run", seat, path }, ms: runTime(path.length) };
    }
    case "arrived": {
      const { seat, square, nth } = told;
      return { scene: { is: "arrive", seat, square, nth }, ms: ARRIVE };
    }
    // What is drawn and whose turn it is are seen beside the map, the end on a screen of its own.
    case "drew":
    case "reshuffled":
    case "turn-ended":
    case "won":
    case "rounds-over":
    case "repeated":
    case "solved":
    case "out-of-actions":
      return null;
    default:
      return noMore(told);
  }
}

/** The beats of a change, in the order of what happened. */
export function plan(change: Change): Beat<Scene>[] {
  return change.events.map(({ event }) => beatOf(event)).filter((beat) => beat !== null);
}
