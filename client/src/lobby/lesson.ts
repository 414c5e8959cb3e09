/** Who is offered a game's lesson, and how loudly. */

import type { GameView } from "../games/shelf.ts";
import { isLearnt } from "../learn/bookmarks.ts";
import { local } from "../storage.ts";

const PLAYED = "tokyo-played-";

/** A match of that game was played to its end on this device. */
export function notePlayed(game: string): void {
  local.set(PLAYED + game, "yes");
}

/**
 * How a lesson is offered: first of all to people who have neither learnt nor played the game here,
 * beside the rest to everybody else, and not at all where there is none.
 */
export function lessonOffer({
  id,
  lesson,
}: Pick<GameView, "id" | "lesson">): "none" | "first" | "beside" {
  if (!lesson) return "none";
  return isLearnt(id) || local.get(PLAYED + id) !== null ? "beside" : "first";
}
