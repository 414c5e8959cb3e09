/** Matches against bots that are kept in this browser, to go on with tomorrow. */

/** What is known of a kept match. */
export interface Kept {
  id: string;
  game: string;
  seat: number | null;
  pace: number;
  /** The record so far; nothing before the first change. */
  record: string | null;
  /** What it began from. */
  fresh: string;
  /** When it was played last. */
  at: number;
}

const PREFIX = "tokyo-match-";
/** Older ones make room. */
const MOST = 20;

function read(key: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

/** All kept matches, the latest first. */
export function keptMatches(): Kept[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  const kept = keys.map(read).filter((match) => match !== null);
  return kept.sort((one, other) => other.at - one.at);
}

export function keptMatch(id: string): Kept | null {
  return read(PREFIX + id);
}

export function keep(match: Kept): void {
  localStorage.setItem(PREFIX + match.id, JSON.stringify({ ...match, at: Date.now() }));
  for (const old of keptMatches().slice(MOST)) localStorage.removeItem(PREFIX + old.id);
}

export function forget(id: string): void {
  localStorage.removeItem(PREFIX + id);
}
