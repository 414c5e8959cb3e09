/** What is heard of what happens at the desks. What one's own hands do is heard as they do it. */

import { noMore, tagged } from "@shell/match/tagged.ts";
import type { Cue } from "@shell/sound/play.ts";
import type { Event } from "./types.ts";

/** Others are heard from where they sit. */
const AWAY = 0.35;

export function cuesOf(event: Event, own: number | null): Cue[] {
  const told = tagged(event);
  switch (told.is) {
    case "begun":
      return [{ sound: "clap" }];
    case "stopped":
      return told.seat === own ? [] : [{ sound: "bell", level: 0.8 }];
    case "placed":
      return told.seat === own ? [] : [{ sound: "wood", n: 2, level: AWAY }];
    case "judged":
      return [{ sound: told.faults.length === 0 ? "right" : "wrong" }];
    case "moved":
      return [{ sound: "wood", n: 1, level: told.seat === own ? 1 : AWAY }];
    case "chose":
    case "started":
    case "laid":
      return [{ sound: "card", level: 0.6 }];
    case "dropped":
    case "returned":
    case "grabbed":
    case "clashed":
    case "nudged":
    case "cleared":
    case "voted":
    case "kept":
    case "sat-out":
    case "submitted":
    case "withdrew":
    case "beat-over":
    case "clocked":
    case "honoured":
    case "over":
      return [];
    default:
      return noMore(told) ?? [];
  }
}
