/** A turn in few sentences: what was done, and in the same breath what came of it. */

import { seatOfEvent } from "@shell/match/events.ts";
import { listed } from "@shell/words/listed.ts";
import { tagged } from "@shell/match/tagged.ts";
import type { Told } from "@shell/match/turns.ts";
import type { LogEntry } from "../match.ts";
import type { Event } from "../types.ts";
import { gainOf, type Float, type Told as Happened } from "./gains.ts";

/** How the words of the table are said. */
export type Say = (key: string, args?: Record<string, string | number>) => string;

/** Steps on the way: the dice that were kept, and the cards on the table, tell the same. */
const ON_THE_WAY: ReadonlySet<Happened["is"]> = new Set([
  "rolled",
  "rerolled",
  "die-turned",
  "card-revealed",
  "deck-shuffled",
]);
const SIGNS: Record<Float["what"], string> = {
  points: "★",
  energy: "⚡",
  life: "♥",
  poison: "",
  shrink: "",
  shield: "",
};

/** Something that was done, with what came of it. */
interface Sentence {
  line: number;
  seat: number | null;
  text: string;
  effects: Float[];
  /** Whether it only tells that the turn begins. */
  begins: boolean;
  /** Whether it only tells what came of another one: nothing comes of it in turn. */
  follows: boolean;
}

/** The sentence that something comes of: the last one of its line that did anything. */
const causeOf = (sentences: readonly Sentence[], of: number): Sentence | undefined =>
  sentences.filter(({ line, follows }) => line === of && !follows).at(-1);

/** Who paid for something, if an event tells that. */
function buyerOf(event: Event | undefined): number | null {
  if (event === undefined) return null;
  const told = tagged(event);
  if (told.is === "card-bought") return told.seat;
  return told.is === "card-sold" ? told.to : null;
}

/** Whether what an entry tells was paid is told by another one of its line as a price. */
function isPrice(told: Happened, line: number, entries: readonly LogEntry[]): boolean {
  if (told.is !== "energy-paid") return false;
  return entries.some((other) => other.line === line && buyerOf(other.event) === told.seat);
}

/** Adds to what came of it; the same for the same monster becomes one number. */
function add(effects: Float[], fresh: Float): void {
  const same = effects.find(
    ({ seat, what, by }) =>
      seat === fresh.seat && what === fresh.what && Math.sign(by) === Math.sign(fresh.by),
  );
  if (same) same.by += fresh.by;
  else effects.push({ ...fresh });
}

function sentencesOf(
  entries: readonly LogEntry[],
  say: Say,
  name: (seat: number) => string,
): Sentence[] {
  const sentences: Sentence[] = [];
  for (const { line, event, text } of entries) {
    if (event === undefined) continue;
    const told = tagged(event);
    if (ON_THE_WAY.has(told.is) || isPrice(told, line, entries)) continue;
    // What came of something, if the event tells that and nothing else.
    const effect = gainOf(told);
    const begins = told.is === "turn-began";
    const follows = told.is === "eliminated";
    // What comes of nothing that was told in its line stands for itself.
    if (effect === null || causeOf(sentences, line) === undefined) {
      const seat = effect?.seat ?? seatOfEvent(event);
      const said = begins ? say("log-begins", { name: name(told.seat) }) : effect ? "" : text;
      sentences.push({ line, seat, text: said, effects: [], begins, follows });
    }
    const cause = causeOf(sentences, line);
    if (effect && cause) add(cause.effects, effect);
  }
  // That a turn begins is told by its heading; only what comes of it is worth a sentence.
  return sentences.filter(({ begins, effects }) => !begins || effects.length > 0);
}

/** One effect: how much of what, and for whom if that is somebody else. */
function effectText(
  effect: Float,
  seat: number | null,
  say: Say,
  name: (seat: number) => string,
): string {
  const { what, by } = effect;
  const count = `${by < 0 ? "−" : "+"}${Math.abs(by)}`;
  const sign = SIGNS[what];
  // A number and its sign stay on one line.
  const text =
    what === "shield"
      ? say("log-safe")
      : `${count}\u00a0${sign === "" ? say(`log-${what}`) : sign}`;
  return effect.seat === seat ? text : `${name(effect.seat)} ${text}`;
}

/** Tells a turn. */
export function recount(
  entries: readonly LogEntry[],
  say: Say,
  name: (seat: number) => string,
): Told[] {
  return sentencesOf(entries, say, name).map(({ line, seat, text, effects }) => {
    const whose = text === "" ? null : seat;
    const came = listed(effects.map((effect) => effectText(effect, whose, say, name)));
    const said = came === "" ? text : text === "" ? came : say("log-with", { what: text, came });
    return { line, seat, text: said };
  });
}
