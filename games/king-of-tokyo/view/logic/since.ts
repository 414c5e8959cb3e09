/** What changed about each monster since the viewer acted last: pure. */

import { tagged } from "@shell/match/tagged.ts";
import type { LogEntry } from "../match.ts";
import { gainOf, type Float } from "./gains.ts";

/** What somebody's turn did to a monster, all together. */
export interface Mark extends Float {
  /** Whose turn it was. */
  turn: number;
}

/** What each turn did to that monster; what cancels out is nothing. */
export function marksOf(entries: readonly LogEntry[], seat: number): Mark[] {
  const marks: Mark[] = [];
  for (const { event, turn } of entries) {
    const gain = event === undefined ? null : gainOf(tagged(event));
    if (gain === null || gain.seat !== seat || gain.what === "shield") continue;
    const whose = turn.seat ?? seat;
    const known = marks.find((mark) => mark.what === gain.what && mark.turn === whose);
    if (known) known.by += gain.by;
    else marks.push({ ...gain, turn: whose });
  }
  return marks.filter(({ by }) => by !== 0);
}
