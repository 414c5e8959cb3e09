/** The numbers of a game, counted from what happened. */

import type { Event, View } from "./types.ts";

/** What one player did. */
export interface Tally {
  reached: number;
  laid: number;
  turned: number;
  removed: number;
  runs: number;
  /** The longest run, in squares. */
  longest: number;
}

export interface Tallies {
  seats: Tally[];
  /** Whether everything was seen: who came late has seen less. */
  whole: boolean;
}

export function tallyOf(events: readonly Event[], view: View): Tallies {
  const seats = view.travellers.map((seen) => ({
    reached: seen.reached.length,
    laid: 0,
    turned: 0,
    removed: 0,
    runs: 0,
    longest: 0,
  }));
  for (const event of events) count(seats, event);
  return { seats, whole: turnsIn(events) === turnsBefore(view) };
}

/** How many turns were seen to end. */
function turnsIn(events: readonly Event[]): number {
  return events.filter((event) => typeof event !== "string" && "turn-ended" in event).length;
}

/** How many turns ended before the one that is shown. */
function turnsBefore(view: View): number {
  const seats = view.travellers.length;
  return (view.round - 1) * seats + ((view.active - view.first + seats) % seats);
}

function count(seats: Tally[], event: Event): void {
  if (typeof event === "string") return;
  const of = (seat: number): Tally | undefined => seats[seat];
  if ("placed" in event) bump(of(event.placed.seat), "laid");
  else if ("rotated" in event) bump(of(event.rotated.seat), "turned");
  else if ("removed" in event) bump(of(event.removed.seat), "removed");
  else if ("moved" in event) {
    const tally = of(event.moved.seat);
    bump(tally, "runs");
    if (tally) tally.longest = Math.max(tally.longest, event.moved.path.length - 1);
  }
}

function bump(tally: Tally | undefined, key: "laid" | "turned" | "removed" | "runs"): void {
  if (tally) tally[key] += 1;
}
