/** What an event gives to a monster, or takes from it. */

import type { Tagged } from "@shell/match/tagged.ts";
import type { Event } from "../types.ts";

/** An event by its name, with what it holds. */
export type Told = Tagged<Event>;

/** What floats up from a monster. */
export interface Float {
  seat: number;
  what: "points" | "energy" | "life" | "poison" | "shrink" | "shield";
  by: number;
}

/** That, for the one monster that it is about; nothing where an event tells something else. */
export function gainOf(told: Told): Float | null {
  switch (told.is) {
    case "points-gained":
      return { seat: told.seat, what: "points", by: told.points };
    case "points-lost":
      return { seat: told.seat, what: "points", by: -told.points };
    case "energy-gained":
      return { seat: told.seat, what: "energy", by: told.energy };
    case "energy-paid":
      return { seat: told.seat, what: "energy", by: -told.energy };
    case "healed":
      return { seat: told.seat, what: "life", by: told.life };
    case "life-lost":
      return { seat: told.seat, what: "life", by: -told.life };
    case "counter-given":
      return { seat: told.seat, what: told.poison ? "poison" : "shrink", by: 1 };
    case "counter-removed":
      return { seat: told.seat, what: told.poison ? "poison" : "shrink", by: -1 };
    case "damage-prevented":
      return { seat: told.seat, what: "shield", by: 0 };
    default:
      return null;
  }
}
