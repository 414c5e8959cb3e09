/** What the end screen counts, from what happened. */

import type { Change } from "@shell/match/match.svelte.ts";
import type { Json, SeenEvent } from "@shell/match/wire.ts";
import type { Event, View } from "../types.ts";
import { told } from "./plan.ts";

/** What one monster did. */
export interface Deeds {
  turns: number;
  /** Turns that began in Tokyo. */
  inTokyo: number;
  /** Times it took Tokyo. */
  entries: number;
  /** Life that others lost in its turns. */
  damage: number;
  /** Life that it lost itself. */
  lost: number;
  healed: number;
  energy: number;
  cards: number;
}

export interface Tally {
  deeds: Deeds[];
  /** Whether it was there from the beginning. */
  whole: boolean;
  /** The moment up to which it counts. */
  beat: number;
}

const idle = (): Deeds => ({
  turns: 0,
  inTokyo: 0,
  entries: 0,
  damage: 0,
  lost: 0,
  healed: 0,
  energy: 0,
  cards: 0,
});

/**
 * A tally that begins with a view, and with what was told before the table was there. The turn
 * that was under way counts.
 */
export function begin(view: View, log: readonly SeenEvent[] = []): Tally {
  const deeds = view.monsters.map(idle);
  const told = log.map(({ event }) => rollerOf(event as unknown as Event));
  const first = deeds[told.find((seat) => seat !== undefined) ?? view.active];
  if (first) first.turns = 1;
  const fresh = view.decisions.every((made) => made === 0);
  // Whoever comes back hears nothing of what was; at the very start there is little to miss.
  const whole = fresh || (log.length > 0 && view.round === 1);
  const change = { before: null, after: view as unknown as Json, events: [...log] };
  return count({ deeds, whole, beat: view.beat }, change);
}

/** The tally after a change. */
export function count(tally: Tally, change: Change): Tally {
  const before = change.before as unknown as View | null;
  const after = change.after as unknown as View;
  const deeds = tally.deeds.map((one) => ({ ...one }));
  const inside = new Set<number>();
  before?.monsters.forEach((monster, seat) => monster.place !== "outside" && inside.add(seat));
  let active = before?.active ?? after.active;
  for (const { event } of change.events) {
    const happened = event as unknown as Event;
    active = rollerOf(happened) ?? active;
    move(inside, happened);
    add(deeds, happened, active, inside);
  }
  return { ...tally, deeds, beat: after.beat };
}

/** Whose turn an event shows it to be. */
function rollerOf(event: Event): number | undefined {
  const turn = told(event, "turn-began") ?? told(event, "rolled") ?? told(event, "dice-kept");
  return turn?.seat;
}

/** Follows who is in Tokyo. */
function move(inside: Set<number>, event: Event): void {
  const taken = told(event, "tokyo-taken");
  if (taken) inside.add(taken.seat);
  const gone = told(event, "left-tokyo") ?? told(event, "yielded") ?? told(event, "eliminated");
  if (gone) inside.delete(gone.seat);
}

function add(deeds: Deeds[], event: Event, active: number, inside: ReadonlySet<number>): void {
  const at = (seat: number): Deeds => deeds[seat] ?? idle();
  const turn = told(event, "turn-began");
  if (turn) {
    at(turn.seat).turns += 1;
    if (inside.has(turn.seat)) at(turn.seat).inTokyo += 1;
  }
  const taken = told(event, "tokyo-taken");
  if (taken) at(taken.seat).entries += 1;
  const lost = told(event, "life-lost");
  if (lost) {
    at(lost.seat).lost += lost.life;
    if (lost.seat !== active) at(active).damage += lost.life;
  }
  const healed = told(event, "healed");
  if (healed) at(healed.seat).healed += healed.life;
  const energy = told(event, "energy-gained");
  if (energy) at(energy.seat).energy += energy.energy;
  const bought = told(event, "card-bought");
  if (bought) at(bought.seat).cards += 1;
  const sold = told(event, "card-sold");
  if (sold) at(sold.to).cards += 1;
}

/** So many moments can be taken back. */
const MEMORY = 60;

/** Counts while a match goes on; what is undone is not counted. */
export class Counter {
  #past: Tally[] = [];

  constructor(kept: Tally | null, view: View, log: readonly SeenEvent[] = []) {
    const same = kept !== null && kept.deeds.length === view.monsters.length;
    const fits = same && kept.beat === view.beat && log.length === 0;
    this.#past = [fits ? kept : begin(view, log)];
  }

  get tally(): Tally | null {
    return this.#past.at(-1) ?? null;
  }

  follow(change: Change): void {
    const after = change.after as unknown as View;
    const last = this.tally;
    if (last === null || change.before === null) {
      if (last === null || last.beat !== after.beat) this.#past = [begin(after)];
    } else if (after.beat < last.beat) {
      this.#past = this.#past.filter((tally) => tally.beat <= after.beat);
      if (this.#past.length === 0) this.#past = [begin(after)];
    } else {
      this.#past = [...this.#past, count(last, change)].slice(-MEMORY);
    }
  }
}
