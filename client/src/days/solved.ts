/** What was done on which day, kept on this device: results, and days in a row. */

import { local } from "../storage.ts";
import { before, dayOf } from "./day.ts";

/** What somebody made of a day. */
export interface Solved {
  /** Actions; nothing where only time counts. */
  actions: number | null;
  /** Whether nobody can do with fewer. */
  best: boolean;
  ms: number;
  /** When it was done for the first time: only what was done on its own day counts for a row. */
  on: string;
}

export type Days = Readonly<Record<string, Solved>>;

const KEPT = "tokyo-days-";
/** More than a year: older days are forgotten. */
const MOST = 400;

export function daysOf(game: string): Days {
  try {
    const read: unknown = JSON.parse(local.get(KEPT + game) ?? "{}");
    return typeof read === "object" && read !== null ? (read as Days) : {};
  } catch {
    // Somebody else wrote there: it starts over.
    return {};
  }
}

/** Whether one result is better than another: fewer actions, then less time. */
export function isBetter(one: Omit<Solved, "on">, other: Omit<Solved, "on">): boolean {
  const [mine, theirs] = [one.actions ?? 0, other.actions ?? 0];
  return mine === theirs ? one.ms < other.ms : mine < theirs;
}

/** The same days with one more result: the better one counts, the first one says when. */
export function withDay(days: Days, day: string, done: Omit<Solved, "on">, today: string): Days {
  const known = days[day];
  const better = known === undefined || isBetter(done, known);
  const all = { ...days, [day]: { ...(better ? done : known), on: known?.on ?? today } };
  const newest = Object.entries(all).sort(([one], [other]) => (one < other ? 1 : -1));
  return Object.fromEntries(newest.slice(0, MOST));
}

/** Keeps a result. */
export function keepDay(game: string, day: string, done: Omit<Solved, "on">): void {
  const days = withDay(daysOf(game), day, done, dayOf(Date.now()));
  local.set(KEPT + game, JSON.stringify(days));
}

/** How many days in a row up to today; not having played yet today does not end it. */
export function rowOf(days: Days, today: string): number {
  const inTime = (day: string) => days[day]?.on === day;
  let day = inTime(today) ? today : before(today, 1);
  let row = 0;
  for (; inTime(day); day = before(day, 1)) row += 1;
  return row;
}
