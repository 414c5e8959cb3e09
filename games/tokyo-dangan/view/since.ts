/** Where others have acted since one did oneself: pure. */

import { tagged } from "@shell/match/tagged.ts";
import type { LogEntry } from "@shell/match/typed.ts";
import type { Event, Square } from "./types.ts";

export interface Mark {
  square: Square;
  seat: number;
  /** A tile came, was turned, or went; or a train stopped there. */
  is: "placed" | "rotated" | "removed" | "moved";
}

/** What was done last on each square. */
export function marksOf(entries: readonly LogEntry<Event>[], own: number | null): Mark[] {
  const marks = new Map<Square, Mark>();
  for (const { event } of entries) {
    const mark = event === undefined ? null : markOf(event);
    if (mark === null || mark.seat === own) continue;
    marks.delete(mark.square);
    marks.set(mark.square, mark);
  }
  return [...marks.values()];
}

function markOf(event: Event): Mark | null {
  const told = tagged(event);
  if (told.is === "placed" || told.is === "rotated" || told.is === "removed") {
    return { square: told.square, seat: told.seat, is: told.is };
  }
  const end = told.is === "moved" ? told.path.at(-1) : undefined;
  return told.is === "moved" && end ? { square: end, seat: told.seat, is: "moved" } : null;
}
