/** Lines of the log, in words. */

import { tookBack } from "../match/undone.ts";
import type { SeenEvent, Sitter } from "../match/wire.ts";
import { say } from "./words.svelte.ts";

/** What a line says: the game's own words, or the table's about an undo. */
export function lineText(line: SeenEvent, sitters: readonly Sitter[]): string {
  const undo = tookBack(line.event);
  return undo === null ? line.text : undoText(sitters[undo.seat]?.name ?? "", undo.what);
}

/** That somebody took something back. */
export function undoText(name: string, what: string): string {
  return what === "" ? say("took-back-move", { name }) : say("took-back", { name, what });
}
