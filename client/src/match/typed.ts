/**
 * What the wire says of a match, in the types of the game that is played: V is its view, C its
 * command, E its event. Without them it is JSON, which is all that the shell knows.
 *
 * The types of a game are generated from its rules, and a table is only ever given a match of its
 * own game (`matchOf`). So `asTold` is the one place where JSON becomes typed.
 */

import type * as wire from "./wire.ts";
import type { Json } from "./wire.ts";

/** Something that a seat may command. */
export interface Offer<C extends Json = Json> extends Omit<wire.Offer, "command"> {
  command: C;
}

/** What a seat is asked. */
export interface Asked<C extends Json = Json> extends Omit<wire.Asked, "offers"> {
  offers: Offer<C>[];
}

/** How a match stands, as one viewer may know it. */
export interface Standing<V extends Json = Json, C extends Json = Json> extends Omit<
  wire.Standing,
  "view" | "ask"
> {
  view: V;
  ask?: Asked<C>;
}

/** Something that happened, and the same in words. */
export interface SeenEvent<E extends Json = Json> extends Omit<wire.SeenEvent, "event"> {
  event: E;
}

/** A line of the log. */
export interface LogEntry<E extends Json = Json> extends Omit<wire.LogEntry, "event"> {
  event?: E;
}

/** One change of what is known: what a scene shows as movement. */
export interface Change<V extends Json = Json, C extends Json = Json, E extends Json = Json> {
  before: V | null;
  after: V;
  events: readonly SeenEvent<E>[];
  /** How things stand after it. */
  standing: Standing<V, C>;
  /** Whether it came of what was done here. */
  own: boolean;
}

/** A message about how things stand, as the game's own types tell it. */
export interface Told<V extends Json, C extends Json, E extends Json> {
  standing: Standing<V, C>;
  events: readonly SeenEvent<E>[];
}

/** Takes what was said of a match for what its game's types say. */
export function asTold<V extends Json, C extends Json, E extends Json>(
  standing: wire.Standing,
  events: readonly wire.SeenEvent[],
): Told<V, C, E> {
  return { standing, events } as Told<V, C, E>;
}

/** What is seen of a match. A table is only there once that is known. */
export function viewOf<V extends Json>(match: { standing: Standing<V> | null }): V {
  if (match.standing === null) throw new Error("nothing is known of this match yet");
  return match.standing.view;
}

/** A match for the table of that game: its types hold for no other. */
export function matchOf<M extends { game: string | null }>(match: M, game: string): M {
  if (match.game === game) return match;
  throw new Error(`this match is one of ${match.game ?? "no game"}, not of ${game}`);
}
