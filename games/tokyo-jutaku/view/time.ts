/** Times of a match, for eyes. Pure. */

import type { View } from "./types.ts";

/** So many seconds of a countdown are left, from 3 to 1; nothing when none runs. */
export function countdownOf(view: View, now: number): number | null {
  if (typeof view.phase !== "object" || !("countdown" in view.phase)) return null;
  const left = view.phase.countdown.until - now;
  return left > 0 ? Math.ceil(left / 1_000) : null;
}

/** The match time at which a match against the clock is over. */
export function deadlineOf(view: View): number | null {
  const { mode, attack, limit } = view.setup;
  if (mode === "beats") return null;
  const minutes = mode === "attack" || mode === "team" ? Math.max(1, attack) : limit;
  const added = view.architects.reduce((sum, { penalty }) => sum + penalty, 0);
  return minutes > 0 ? minutes * 60_000 - added : null;
}

/** What a lone builder's clock shows, false stops included. */
export function sprintOf(view: View, now: number): number | null {
  const { mode } = view.setup;
  if (view.architects.length !== 1 || (mode !== "race" && mode !== "daily")) return null;
  return now + (view.architects[0]?.penalty ?? 0);
}

/** When the one who is asked has to have chosen, on the map. */
export function choiceUntil(view: View, seat: number | null): number | null {
  const { phase } = view;
  if (view.setup.mode === "beats") return null;
  if (typeof phase === "object" && "draft" in phase) return phase.draft.until;
  if (typeof phase === "object" && "movement" in phase) return phase.movement.until;
  return seat === null ? null : (view.architects[seat]?.moving ?? null);
}
