/** How the end of a match sounds. */

import type { Match } from "../match/match.svelte.ts";
import type { Sound } from "./play.ts";

/** Spectators, and players who agreed to end without a result, have neither won nor lost. */
export function endOf({ seat, outcome }: Pick<Match, "seat" | "outcome">): Sound {
  const place = seat === null ? undefined : outcome?.places[seat];
  if (place === undefined) return "over";
  return place === 1 ? "win" : "lose";
}
