/** The last lines of what happened, up to what is shown: after a step back none of the future. */

import type { Change, SeenEvent } from "../match.ts";

/** Lines that find room on the picture. */
const LINES = 3;

export interface Captions {
  /** The version of the match that the last line led to. */
  readonly version: number;
  /** A line and its number since the table stands. */
  readonly lines: readonly { key: number; seen: SeenEvent }[];
}

export const NONE: Captions = { version: -1, lines: [] };

/** The lines after a change that led to that version. */
export function caption(captions: Captions, change: Change, version: number): Captions {
  const { before, after } = change;
  // The same moment always has the same lines; any other has its own.
  const stays = before === null ? version === captions.version : after.beat >= before.beat;
  const next = (captions.lines.at(-1)?.key ?? -1) + 1;
  const fresh = change.events.map((seen, idx) => ({ key: next + idx, seen }));
  return {
    version,
    lines: [...(stays ? captions.lines : []), ...fresh].slice(-LINES),
  };
}
