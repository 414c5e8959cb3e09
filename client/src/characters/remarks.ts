/** What a bot has to say, and when: seldom, and only about what everybody can see. */

import type { Outcome } from "../match/wire.ts";

/**
 * Moments that somebody may remark on, and a part of a message's key: among them that something
 * went well, that others did something to them, or that they did it to themselves.
 */
export const MOMENTS = ["hello", "proud", "hit", "slip", "won", "lost"] as const;
export type Moment = (typeof MOMENTS)[number];

/** A moment, and whose it is. */
export interface Remarkable {
  seat: number;
  moment: Moment;
}

/** Something to be said when that version is shown. */
export interface Remark extends Remarkable {
  version: number;
}

/** This many lines of a match lie between two remarks. */
const APART = 12;
/** Of the moments that are far enough apart, one in this many is remarked on. */
const ONE_IN = 3;
/** There are this many ways to say something. */
const WAYS = 3;
/** Players who come later than this are not greeted. */
const BEGINNING = 3;

/** A number that looks like chance and is the same every time. */
function mixed(...numbers: readonly number[]): number {
  let sum = 17;
  for (const number of numbers) sum = (Math.imul(sum, 31) + number * 2_654_435_761) >>> 0;
  return (sum ^ (sum >>> 15)) >>> 0;
}

/** The message of a remark, for a character of that kind. */
export function remarkKey(kind: string, { moment, seat, version }: Remark): string {
  return `remark-${kind}-${moment}-${1 + (mixed(version, seat) % WAYS)}`;
}

/** One of the bots greets people who come to a match that begins. */
export function greeting(bots: readonly number[], version: number): Remark | null {
  if (version > BEGINNING || bots.length === 0) return null;
  const seat = bots[mixed(bots.length, version) % bots.length] ?? 0;
  return { seat, moment: "hello", version };
}

/** What is remarked on of these moments, if anything: `last` is the version of the last remark. */
export function remarkOn(
  moments: readonly Remarkable[],
  bots: readonly number[],
  version: number,
  last: number,
): Remark | null {
  if (version - last < APART || mixed(version) % ONE_IN !== 0) return null;
  const moment = moments.find(({ seat }) => bots.includes(seat));
  return moment ? { ...moment, version } : null;
}

/** The last word: of a bot that has won, or of one that has lost to somebody else. */
export function lastWord(
  { winners, places }: Outcome,
  bots: readonly number[],
  version: number,
): Remark | null {
  const winner = bots.find((seat) => winners.includes(seat));
  if (winner !== undefined) return { seat: winner, moment: "won", version };
  const [best] = [...bots].sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  return best === undefined || winners.length === 0
    ? null
    : { seat: best, moment: "lost", version };
}
