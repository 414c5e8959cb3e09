/** A log in turns. */

import type { LogEntry } from "./typed.ts";
import type { Json, LogTurn } from "./wire.ts";

/** What happened in one turn. */
export interface TurnOfLog {
  turn: LogTurn;
  entries: LogEntry[];
}

const same = (one: LogTurn, other: LogTurn) => one.round === other.round && one.seat === other.seat;

/** The entries, grouped by the turn that they belong to. */
export function turnsOf(entries: readonly LogEntry[]): TurnOfLog[] {
  const turns: TurnOfLog[] = [];
  for (const entry of entries) {
    const last = turns.at(-1);
    if (last && same(last.turn, entry.turn)) last.entries.push(entry);
    else turns.push({ turn: entry.turn, entries: [entry] });
  }
  return turns;
}

/** A sentence of a log that tells several entries as one. */
export interface Told {
  /** The first line that it tells of. */
  line: number;
  seat: number | null;
  text: string;
}

/** Tells what happened in a turn in few sentences; only the game can do that. */
export type Recount<E extends Json = Json> = {
  // As a method, so that the log, which knows no game, can ask a game that does.
  tell(entries: readonly LogEntry<E>[]): Told[];
}["tell"];
