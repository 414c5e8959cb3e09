/** Turns what happened into movements: columns rise, roads swing in, cars drive up. */

import type { Beat } from "@shell/match/stage.svelte.ts";
import { noMore, tagged } from "@shell/match/tagged.ts";
import type { Change, LogEntry } from "./match.ts";
import { lasts } from "./hand/path.ts";
import type { Event, Frame, Held, Lie, Piece, View } from "./types.ts";

/** One movement. Pieces are named by their numbers in the view after it. */
export type Scene =
  | {
      is: "build";
      after: View;
      road: number;
      column: number | null;
      height: number;
    }
  | { is: "park"; after: View; road: number }
  | { is: "raise"; after: View; building: number }
  | { is: "film"; after: View; film: Film };

/** A piece that somebody carried and let go of: how it went, and what came of it. */
export interface Film {
  seat: number;
  piece: Held;
  /** The table before it; the road that already lies there in this turn. */
  before: View;
  laid: Lie | null;
  /** From being lifted to rest; from where it is shown, and how long its end is looked at. */
  frames: readonly Frame[];
  from: number;
  rest: number;
  /** When it was let go of. */
  letGo: number;
  /** What was knocked over, and whether the piece stays where it is. */
  knocked: readonly Piece[];
  stood: boolean;
}

/** Tells how a piece was carried; nothing where that cannot be recomputed. */
export type Filmed = (before: View, told: SetDown) => Pick<Film, "frames" | "laid"> | null;
export type SetDown = Extract<Event, { "set-down": unknown }>["set-down"];

const STOREY_MS = 110;
const SWING_MS = 620;
const CAR_MS = 520;
const RAISE_MS = 560;
/** What has fallen is looked at before it is put back. */
const FALLEN_MS = 1_100;
const STOOD_MS = 120;

function beatOf(event: Event, change: Change, filmed: Filmed): Beat<Scene> | null {
  const { after } = change;
  const told = tagged(event);
  // What was put up by hand lies there already.
  const byHand = after.truth.hand !== undefined;
  switch (told.is) {
    case "set-down":
      return filmOf(told, change, filmed);
    case "built": {
      if (byHand) return null;
      const { road, column, height } = told;
      const ms = SWING_MS + STOREY_MS * Math.min(6, height);
      return { scene: { is: "build", after, road, column, height }, ms };
    }
    case "parked":
      return byHand ? null : { scene: { is: "park", after, road: told.road }, ms: CAR_MS };
    case "raised":
      return {
        scene: { is: "raise", after, building: told.building },
        ms: RAISE_MS,
      };
    // What is in the air, and what is put back, is seen as it is.
    case "planned":
    case "lifted":
    case "lowered":
    case "taken-back":
    case "cleared":
      return null;
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

/** Of one's own act only what came after letting go: the rest was seen while it was done. */
function filmOf(told: SetDown, change: Change, filmed: Filmed): Beat<Scene> | null {
  const { before, after, own } = change;
  const shown = before && filmed(before, told);
  if (!before || !shown) return null;
  const { seat, piece, knocked, stood } = told;
  const end = shown.frames.at(-1)?.ms ?? 0;
  const letGo = Math.min(end, lasts(told.path));
  const from = own ? letGo : 0;
  const rest = stood ? STOOD_MS : FALLEN_MS;
  const film: Film = {
    seat,
    piece,
    before,
    knocked,
    stood,
    from,
    rest,
    letGo,
    ...shown,
  };
  return { scene: { is: "film", after, film }, ms: end - from + rest };
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
export function plan(change: Change, filmed: Filmed = () => null): Beat<Scene>[] {
  return change.events
    .map(({ event }) => beatOf(event, change, filmed))
    .filter((beat) => beat !== null);
}
