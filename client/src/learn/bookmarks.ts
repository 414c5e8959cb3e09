/** How far somebody has come in each lesson, on this device. */

import { local } from "../storage.ts";

const MARK = "tokyo-lesson-";
const LEARNT = "tokyo-learnt-";

/** Where to go on; nothing at the beginning. */
export function bookmarkOf(game: string): string | null {
  return local.get(MARK + game);
}

export function keepBookmark(game: string, bookmark: string): void {
  local.set(MARK + game, bookmark);
}

/** The lesson starts over the next time. */
export function forgetBookmark(game: string): void {
  local.remove(MARK + game);
}

export function noteLearnt(game: string): void {
  local.set(LEARNT + game, "yes");
  forgetBookmark(game);
}

/** Whether somebody has come to the end of the lesson here. */
export function isLearnt(game: string): boolean {
  return local.get(LEARNT + game) !== null;
}
