/** An undo in the log: one line tells it, and what it took back is no longer shown. */

import type { Json, SeenEvent, Undone } from "./wire.ts";

const KEY = "took-back";

/** What the line of an undo tells. */
export interface TookBack {
  seat: number;
  /** What was taken back, in words; nothing where the page had not seen it. */
  what: string;
}

/** The log without what was taken back. */
export function without(lines: readonly SeenEvent[], undone: Undone): SeenEvent[] {
  // Lines that an older page wrote down have no number, and stay.
  return lines.filter((line) => !(line.line >= undone.to));
}

/** The line that tells an undo, which made that version. */
export function undoLine(
  lines: readonly SeenEvent[],
  undone: Undone,
  version: number,
): SeenEvent {
  const what = lines.find((line) => line.line >= undone.to)?.text ?? "";
  return { line: version, event: { [KEY]: { seat: undone.seat, what } }, text: what };
}

/** What a line tells of an undo, if it is one's. */
export function tookBack(event: Json): TookBack | null {
  if (event === null || typeof event !== "object" || Array.isArray(event)) return null;
  const told = event[KEY];
  return told === undefined ? null : (told as unknown as TookBack);
}
