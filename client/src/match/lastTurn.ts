/** The last turn that was not one's own, as far as this page has seen it: pure. */

import type { Change } from "./typed.ts";
import type { Json, LogTurn } from "./wire.ts";

/** More changes of a turn than these are not shown again: where all play at once, turns are long. */
const MOST = 14;

const turnOf = (change: Change | undefined): LogTurn | undefined => change?.events[0]?.turn;

/** What is known of it after a change: goes on with it, begins another, or stays as it is. */
export function lastTurn<V extends Json, C extends Json, E extends Json>(
  known: readonly Change<V, C, E>[],
  change: Change<V, C, E>,
  own: number | null,
): readonly Change<V, C, E>[] {
  // A newcomer has seen nothing, and what was taken back did not happen.
  if (change.before === null) return [];
  const turn = turnOf(change);
  if (turn === undefined) return known;
  if (own !== null && turn.seat === own) return known;
  const last = turnOf(known.at(-1));
  const same = last !== undefined && last.round === turn.round && last.seat === turn.seat;
  return same ? [...known, change].slice(-MOST) : [change];
}

/** Shows the last turn again. */
export interface Again {
  /** Whether there is one to be shown. */
  readonly ready: boolean;
  readonly playing: boolean;
  start(): void;
  stop(): void;
}
