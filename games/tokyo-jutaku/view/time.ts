/** Times of a match, for eyes. Pure. */

import { tagged } from "@shell/match/tagged.ts";
import type { Event, View } from "./types.ts";

/** What the clock does for whoever did not: it chooses a first site or the next, or ends it all. */
export type Late = "start" | "move" | "over";

/** This many seconds of a countdown are left, from 3 to 1; nothing when none runs. */
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

/** Whether something happened only because time was up. */
export function lateFor(
  event: Event,
  { before, after }: { before: View; after: View },
  seat: number | null,
): Late | null {
  const told = tagged(event);
  if (told.is === "over") {
    const { phase } = after;
    return typeof phase === "object" && "over" in phase && phase.over.end === "time-up"
      ? "over"
      : null;
  }
  if (!("seat" in told) || told.seat !== seat || choiceUntil(before, seat) === null) return null;
  if (told.is === "started") return "start";
  return told.is === "moved" || told.is === "kept" ? "move" : null;
}
