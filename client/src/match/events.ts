/** What can be told from an event without knowing its game. */

import type { Json } from "./wire.ts";

/** The seat that an event names first, for its mark in the log. */
export function seatOfEvent(event: Json): number | null {
  if (event === null || typeof event !== "object" || Array.isArray(event)) return null;
  for (const key of ["seat", "by", "who"]) {
    const seat = event[key];
    if (typeof seat === "number") return seat;
  }
  const [inner] = Object.values(event);
  return Object.keys(event).length === 1 && inner !== undefined ? seatOfEvent(inner) : null;
}
