/** A turn in few sentences: what was done, and in the same breath what came of it. */

import { seatOfEvent } from "@shell/match/events.ts";
import type { Told } from "@shell/match/turns.ts";
import type { LogEntry } from "@shell/match/wire.ts";
import type { Event } from "../types.ts";
import { gainOf, told, type Float } from "./plan.ts";

/** How the words of the table are said. */
export type Say = (key: string, args?: Record<string, string | number>) => string;

/** Steps on the way: the dice that were kept, and the cards on the table, tell the same. */
const ON_THE_WAY = ["rolled", "rerolled", "die-turned", "card-revealed", "deck-shuffled"] as const;
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
}

/** What came of something, if an event tells that and nothing else. */
function effectsOf(event: Event): Float[] | null {
  const gain = gainOf(event);
  return gain?.is === "floats" ? gain.floats : null;
}

/** Whether an entry tells what another one of its line tells as a price. */
function isPrice({ line, event }: LogEntry, entries: readonly LogEntry[]): boolean {
  const paid = told(event as unknown as Event, "energy-paid");
  return (
    paid !== undefined &&
    entries.some((other) => {
      const bought = other.event as unknown as Event;
      const buyer = told(bought, "card-bought")?.seat ?? told(bought, "card-sold")?.to;
      return other.line === line && buyer === paid.seat;
    })
  );
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
  for (const entry of entries) {
    const { line, event: json, text } = entry;
    const event = json as unknown as Event;
    if (ON_THE_WAY.some((kind) => told(event, kind) !== undefined) || isPrice(entry, entries))
      continue;
    const effects = effectsOf(event);
    const began = told(event, "turn-began");
    const last = sentences.at(-1);
    // What comes of nothing that was told in its line stands for itself.
    if (effects === null || last === undefined || last.line !== line) {
      const seat = effects?.[0]?.seat ?? seatOfEvent(json ?? null);
      const said = began ? say("log-begins", { name: name(began.seat) }) : effects ? "" : text;
      sentences.push({
        line,
        seat,
        text: said,
        effects: [],
        begins: began !== undefined,
      });
    }
    const current = sentences.at(-1);
    for (const effect of effects ?? []) if (current) add(current.effects, effect);
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
  const text =
    what === "shield" ? say("log-safe") : `${count} ${sign === "" ? say(`log-${what}`) : sign}`;
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
    const came = effects.map((effect) => effectText(effect, whose, say, name)).join(", ");
    const said = came === "" ? text : text === "" ? came : say("log-with", { what: text, came });
    return { line, seat, text: said };
  });
}
