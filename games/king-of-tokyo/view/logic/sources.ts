/** Where points come from: pure. */

import { tagged } from "@shell/match/tagged.ts";
import type { LogEntry } from "../match.ts";
import type { Event, Face } from "../types.ts";

/** The kinds of sources. */
export const SOURCES = ["dice", "tokyo", "cards"] as const;
type Source = (typeof SOURCES)[number];

interface Gained {
  seat: number;
  source: Source;
  points: number;
}

const NUMBERS: readonly Face[] = ["one", "two", "three"];

/** Whether dice have three of a number, as dice that are worth points do. */
function pays(dice: readonly Face[]): boolean {
  return NUMBERS.some((face) => dice.filter((each) => each === face).length >= 3);
}

/** Where a gain comes from, by what happened right before it: all else is the work of cards. */
function sourceOf(before: Event | undefined, seat: number): Source {
  const told = before === undefined ? null : tagged(before);
  if (told?.is === "dice-kept" && told.seat === seat && pays(told.dice)) return "dice";
  const inTokyo = told?.is === "turn-began" || told?.is === "tokyo-taken";
  return inTokyo && told.seat === seat ? "tokyo" : "cards";
}

/** Every gain of points, with its source. */
export function gainsIn(entries: readonly LogEntry[]): Gained[] {
  const events = entries.flatMap(({ event }) => (event === undefined ? [] : [event]));
  return events.flatMap((event, idx) => {
    const told = tagged(event);
    if (told.is !== "points-gained") return [];
    const { seat, points } = told;
    return [{ seat, points, source: sourceOf(events[idx - 1], seat) }];
  });
}
