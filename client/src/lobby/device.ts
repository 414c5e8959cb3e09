/** Matches between people who share this device: who plays, begun and remembered. */

import { botNames } from "../characters/cast.ts";
import { keep } from "../match/kept.ts";
import type { Json } from "../match/wire.ts";
import { randomHex } from "../random.ts";
import { local } from "../storage.ts";
import { say } from "../words/words.svelte.ts";

/** What was chosen for a match on one device. */
export interface SharedChoice {
  /** What each person is called; people sit in the first seats. */
  people: string[];
  /** The level of the bot in each seat after them. */
  levels: string[];
  setup: { [key: string]: Json };
}

const KEPT = "tokyo-people";
/** A name has at most this many letters, as everywhere. */
export const LONGEST = 24;

/** The people who shared this device last time, as many as wanted: more of them have no name yet. */
export function peopleFor(count: number, known: readonly string[] = remembered()): string[] {
  return Array.from({ length: count }, (_, idx) => known[idx] ?? "");
}

function remembered(): string[] {
  try {
    const kept = JSON.parse(local.get(KEPT) ?? "[]") as unknown;
    const names = Array.isArray(kept) ? kept : [];
    return names.filter((name) => typeof name === "string").map((name) => name.slice(0, LONGEST));
  } catch {
    return [];
  }
}

/** A player without a name is called by the colour of the seat. */
export function calledBy(name: string, seat: number): string {
  const given = name.trim().slice(0, LONGEST);
  if (given !== "") return given;
  const colour = say(`colour-${seat}`);
  return colour.charAt(0).toLocaleUpperCase() + colour.slice(1);
}

/** Begins a match and tells where it is. */
export function beginShared(game: string, { people, levels, setup }: SharedChoice): string {
  local.set(KEPT, JSON.stringify(people.map((name) => name.trim().slice(0, LONGEST))));
  const persons = people.map((name, seat) => ({ name: calledBy(name, seat) }));
  const names = botNames(
    levels,
    persons.map(({ name }) => name),
  );
  const bots = levels.map((bot, idx) => ({ name: names[idx] ?? "", bot }));
  const fresh = { setup, seats: [...persons, ...bots], seed: randomHex(32) };
  const id = randomHex(16);
  const written = JSON.stringify(fresh);
  keep({ id, game, seat: null, shared: true, record: null, fresh: written, at: 0 });
  return `/device/${game}/${id}`;
}
