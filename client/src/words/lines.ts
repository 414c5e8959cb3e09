/** Entries of the log, in words. */

import type { LogEntry, LogTurn, Sitter } from "../match/wire.ts";
import { calledText } from "./called.ts";
import { say } from "./words.svelte.ts";

/** What an entry says: the game's own words, or the table's. */
export function entryText(entry: LogEntry, sitters: readonly Sitter[]): string {
  if (entry.deed === "play") return entry.text;
  const name = sitters[entry.seat ?? -1]?.name ?? "";
  if (entry.deed === "undo") {
    const what = entry.text;
    return what === "" ? say("took-back-move", { name }) : say("took-back", { name, what });
  }
  if (entry.deed === "seat") return say(`deed-seat-${entry.why ?? "left"}`, { name });
  return say(`deed-${entry.deed}`, { name });
}

/** The heading of a turn; nothing in games that have neither rounds nor turns. */
export function turnText({ round, seat }: LogTurn, sitters: readonly Sitter[]): string {
  const sitter = seat === undefined ? undefined : sitters[seat];
  const name = sitter && calledText(sitter);
  if (name === undefined) return round === 0 ? "" : say("log-round", { round });
  return round === 0 ? name : say("log-turn", { round, name });
}
