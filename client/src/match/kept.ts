/** Matches without a server that are kept in this browser, to go on with tomorrow. */

import { local } from "../storage.ts";
import { forgetSeen } from "./seen.ts";
import type { Outcome } from "./wire.ts";

/** What is known of a kept match. */
export interface Kept {
  id: string;
  game: string;
  seat: number | null;
  /** Whether several people share this device. */
  shared?: boolean;
  /** The record so far; nothing before the first change. */
  record: string | null;
  /** What it began from. */
  fresh: string;
  /** When it was played last. */
  at: number;
  /** What the coach said in it; nothing where nobody asked. */
  coach?: Coached;
}

/** How often somebody asked the coach in a match. */
export interface Coached {
  /** About this many decisions. */
  asked: number;
  /** In this many of them the move itself was shown. */
  shown: number;
}

/** A kept match in a list. */
export interface Summary {
  names: string[];
  moves: number;
  over: boolean;
  /** Whether everybody agreed to end it without a result. */
  noResult: boolean;
}

const PREFIX = "tokyo-match-";
/** Where analyses are kept, by the match that they are of. */
export const ANALYSES = "tokyo-analysis-";
/** The ending of a match that everybody agreed to end. */
const NO_RESULT = "no-result";
/** Older ones make room. */
const MOST = 20;

function read(key: string): Kept | null {
  try {
    return JSON.parse(local.get(key) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

/** All kept matches, the latest first. */
export function keptMatches(): Kept[] {
  const keys = local.keys().filter((key) => key.startsWith(PREFIX));
  const kept = keys.map(read).filter((match) => match !== null);
  return kept.sort((one, other) => other.at - one.at);
}

export function keptMatch(id: string): Kept | null {
  return read(PREFIX + id);
}

/** Keeps a match. Where the browser has no more room, the oldest ones go. */
export function keep(match: Kept): void {
  const text = JSON.stringify({ ...match, at: Date.now() });
  const others = () => keptMatches().filter((other) => other.id !== match.id);
  if (local.get(PREFIX + match.id) === null) {
    for (const old of others().slice(MOST - 1)) forget(old.id);
  }
  while (!local.set(PREFIX + match.id, text)) {
    const oldest = others().at(-1);
    if (oldest === undefined) return;
    forget(oldest.id);
  }
}

export function forget(id: string): void {
  local.remove(PREFIX + id);
  local.remove(ANALYSES + id);
  forgetSeen(local, id);
}

/** Where a match is gone on with. */
export function pathOf({ game, id, shared = false }: Kept): string {
  return `/${shared ? "device" : "alone"}/${game}/${id}`;
}

/** What a list says of a match. */
export function summaryOf(match: Kept): Summary {
  const names = (seats: { name: string }[]) => seats.map((seat) => seat.name);
  if (match.record === null) {
    const { seats } = JSON.parse(match.fresh) as { seats: { name: string }[] };
    return { names: names(seats), moves: 0, over: false, noResult: false };
  }
  const { seats, lines, outcome } = JSON.parse(match.record) as {
    seats: { name: string }[];
    lines: unknown[];
    outcome?: Outcome | null;
  };
  return {
    names: names(seats),
    moves: lines.length,
    over: (outcome ?? null) !== null,
    noResult: outcome?.ending === NO_RESULT,
  };
}
