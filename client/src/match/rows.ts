/** A log as it is read: turns with a heading each, and a mark where one was away. */

import { seatOfEvent } from "./events.ts";
import { turnsOf, type Recount, type Told, type TurnOfLog } from "./turns.ts";
import type { LogEntry, LogTurn } from "./wire.ts";

export type Row =
  | { is: "turn"; key: string; turn: LogTurn }
  | { is: "away"; key: string }
  | { is: "told"; key: string; told: Told }
  /** All that happened in a turn that is told in few sentences. */
  | { is: "detail"; key: string; entries: readonly LogEntry[] };

export interface Reading {
  /** What an entry says. */
  text: (entry: LogEntry) => string;
  /** Tells a turn in few sentences, where the game knows how. */
  recount: Recount | null;
  /** The version up to which everything is known already. */
  away: number | null;
}

/** An entry as one sentence. */
function plain(entry: LogEntry, text: Reading["text"]): Told {
  const seat = entry.seat ?? (entry.event === undefined ? null : seatOfEvent(entry.event));
  return { line: entry.line, seat, text: text(entry) };
}

/** What is said of a turn: by the game in few sentences, and by the table about itself. */
function toldOf({ entries }: TurnOfLog, { text, recount }: Reading): Told[] {
  if (recount === null) return entries.map((entry) => plain(entry, text));
  const plays = entries.filter((entry) => entry.deed === "play");
  const deeds = entries.filter((entry) => entry.deed !== "play");
  const told = [...recount(plays), ...deeds.map((entry) => plain(entry, text))];
  return told.sort((one, other) => one.line - other.line);
}

/** The rows of a log, the oldest first. */
export function rowsOf(entries: readonly LogEntry[], reading: Reading): Row[] {
  const rows: Row[] = [];
  const { away, recount } = reading;
  let marked = away === null;
  turnsOf(entries).forEach((turn) => {
    const first = turn.entries[0]?.line ?? 0;
    const name = `${first}-${turn.turn.round}-${turn.turn.seat ?? ""}`;
    const mark = (line: number) => {
      if (marked || away === null || line <= away) return;
      marked = true;
      rows.push({ is: "away", key: "away" });
    };
    mark(first);
    rows.push({ is: "turn", key: `turn-${name}`, turn: turn.turn });
    const told = toldOf(turn, reading).filter(({ text }) => text !== "");
    told.forEach((sentence, idx) => {
      mark(sentence.line);
      rows.push({ is: "told", key: `told-${name}-${idx}`, told: sentence });
    });
    if (recount !== null && turn.entries.length > told.length) {
      rows.push({ is: "detail", key: `detail-${name}`, entries: turn.entries });
    }
  });
  return rows;
}
