/** What happened since somebody acted last: pure. */

import { seatOfEvent } from "./events.ts";
import type { LogEntry } from "./typed.ts";
import type { Json } from "./wire.ts";

/** Who did what a line tells: the seat of the first thing that it tells of. */
function actorOf(entries: readonly LogEntry[]): number | null {
  const first = entries.find(({ event }) => event !== undefined)?.event;
  return first === undefined ? null : seatOfEvent(first);
}

/** The events after the last line in which that seat acted; all of them where it never did. */
export function sinceOwn<E extends Json>(
  entries: readonly LogEntry<E>[],
  seat: number,
): LogEntry<E>[] {
  const told = entries.filter(({ deed, event }) => deed === "play" && event !== undefined);
  let at = told.length;
  while (at > 0) {
    const line = told[at - 1]?.line;
    const from = told.findIndex((entry) => entry.line === line);
    if (actorOf(told.slice(from, at)) === seat) break;
    at = from;
  }
  return told.slice(at);
}
