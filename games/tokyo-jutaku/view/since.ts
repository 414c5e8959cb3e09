/** What others have built since one acted oneself, and how they built it: pure. */

import { tagged } from "@shell/match/tagged.ts";
import type { LogEntry } from "@shell/match/typed.ts";
import type { Event, View } from "./types.ts";

/** By how many pieces each other site has grown, or shrunk. */
export function grownBy(entries: readonly LogEntry<Event>[], own: number | null) {
  const grown = new Map<number, number>();
  for (const { event } of entries) {
    const told = event === undefined ? null : tagged(event);
    if (told?.is !== "placed" && told?.is !== "returned") continue;
    if (told.seat === own) continue;
    const by = told.is === "placed" ? 1 : -1;
    grown.set(told.seat, (grown.get(told.seat) ?? 0) + by);
  }
  return grown;
}

/** A view of the past with one's own desk as it is now, so that nothing in hand is disturbed. */
export function pastFor(past: View, now: View, own: number | null): View {
  if (own === null) return past;
  const mine = now.architects[own];
  const wood = new Set(mine?.site?.standing.map(({ pose }) => pose.piece) ?? []);
  if (mine?.hand) wood.add(mine.hand.piece);
  return {
    ...past,
    architects: past.architects.map((seen, seat) => (seat === own && mine ? mine : seen)),
    supplies: past.supplies.map((pieces, idx) =>
      past.supplies.length > 1 && idx === own
        ? (now.supplies[idx] ?? pieces)
        : pieces.filter((piece) => !wood.has(piece)),
    ),
  };
}
