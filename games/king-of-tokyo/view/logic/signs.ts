/** The sign that stands before a line of the log. */

import type { Event } from "../types.ts";
import type { Sign } from "./sign.ts";

const SIGNS: Record<string, Sign> = {
  "turn-began": "dice",
  rolled: "dice",
  rerolled: "dice",
  "die-turned": "dice",
  "dice-kept": "lock",
  "points-gained": "star",
  "points-lost": "star",
  "energy-gained": "bolt",
  "energy-paid": "bolt",
  healed: "heart",
  "counter-removed": "poison",
  "counter-given": "poison",
  attacked: "claw",
  "life-lost": "heart",
  "damage-prevented": "shield",
  softened: "shield",
  eliminated: "skull",
  reborn: "heart",
  yielded: "leave",
  stayed: "city",
  "tokyo-taken": "city",
  "left-tokyo": "leave",
  "bay-closed": "bay",
  crowned: "crown",
  "all-fell": "skull",
};

/** Everything else is about cards. */
export function signOf(event: Event): Sign {
  const kind = typeof event === "string" ? event : (Object.keys(event)[0] ?? "");
  return SIGNS[kind] ?? "card";
}
