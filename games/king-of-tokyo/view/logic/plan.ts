/** From a change to beats: what happened, one movement at a time, and how things stand after it. */

import type { Change } from "@shell/match/match.svelte.ts";
import type { Beat } from "@shell/match/stage.svelte.ts";
import type { Card, Event, Face, Monster, Place, View } from "../types.ts";

/** What floats up from a monster. */
export interface Float {
  seat: number;
  what: "points" | "energy" | "life" | "poison" | "shrink" | "shield";
  by: number;
}

/** One movement. */
export type Act =
  | { is: "turn"; seat: number }
  | { is: "roll"; seat: number; dice: Face[]; first: boolean }
  | { is: "kept"; seat: number }
  | { is: "floats"; floats: Float[] }
  | { is: "attack"; seat: number; claws: number; floats: Float[] }
  | { is: "dodge"; seat: number; dice: Face[] }
  | { is: "fall"; seat: number }
  | { is: "reborn"; seat: number }
  | { is: "move"; seat: number; place: Place }
  | { is: "stay"; seat: number }
  | {
      is: "card";
      seat: number;
      card: Card;
      how: "buys" | "uses" | "discards" | "copies";
    }
  | { is: "row" }
  | { is: "crown"; seat: number };

/** A movement, what is said about it, and how the table stands once it is over. */
export interface Scene {
  act: Act;
  text: string;
  monsters: Monster[];
  dice: Face[];
}

const MS: Record<Act["is"], number> = {
  turn: 350,
  roll: 620,
  kept: 300,
  floats: 500,
  attack: 800,
  dodge: 700,
  fall: 800,
  reborn: 700,
  move: 600,
  stay: 400,
  card: 650,
  row: 250,
  crown: 1200,
};

/** Nobody wants to watch one change for longer. */
const LONGEST = 2400;

/** The one key of an event, and what it holds. */
type Told = {
  [K in Event as K extends string ? K : keyof K]: K extends string ? null : K[keyof K];
};

/** What an event holds if it is of that kind. */
export function told<K extends keyof Told>(event: Event, kind: K): Told[K] | undefined {
  if (typeof event === "string") return event === kind ? (null as Told[K]) : undefined;
  return (event as unknown as Partial<Told>)[kind];
}

/** The beats of a change: nothing where nothing is known of before. */
export function plan(change: Change): Beat<Scene>[] {
  if (change.before === null) return [];
  const before = change.before as unknown as View;
  const after = change.after as unknown as View;
  const board = new Board(before, after);
  const scenes: Scene[] = [];
  for (const { event, text } of change.events) {
    const happened = event as unknown as Event;
    const act = actOf(happened);
    board.follow(happened);
    if (act === null) continue;
    const last = scenes.at(-1);
    const merged = last && merge(last.act, act);
    if (last && merged) scenes[scenes.length - 1] = board.scene(merged, `${last.text}. ${text}`);
    else scenes.push(board.scene(act, text));
  }
  return paced(scenes);
}

function paced(scenes: Scene[]): Beat<Scene>[] {
  const whole = scenes.reduce((sum, scene) => sum + MS[scene.act.is], 0);
  const haste = Math.min(1, LONGEST / Math.max(1, whole));
  return scenes.map((scene) => ({
    scene,
    ms: Math.round(MS[scene.act.is] * haste),
  }));
}

/** Two movements that are seen as one: gains together, and an attack with the wounds it deals. */
function merge(last: Act, next: Act): Act | null {
  if (next.is !== "floats") return last.is === "row" && next.is === "row" ? next : null;
  if (
    last.is === "attack" &&
    next.floats.every((float) => float.by < 0 || float.what === "shield")
  ) {
    return { ...last, floats: [...last.floats, ...next.floats] };
  }
  return last.is === "floats" ? { is: "floats", floats: [...last.floats, ...next.floats] } : null;
}

const floats = (seat: number, what: Float["what"], by: number): Act => ({
  is: "floats",
  floats: [{ seat, what, by }],
});

/** The movement of an event, if it is worth one. */
function actOf(event: Event): Act | null {
  return gainOf(event) ?? cardOf(event) ?? fightOf(event);
}

/** What an event gives to a monster, or takes from it. */
export function gainOf(event: Event): Act | null {
  const points = told(event, "points-gained");
  if (points) return floats(points.seat, "points", points.points);
  const fewer = told(event, "points-lost");
  if (fewer) return floats(fewer.seat, "points", -fewer.points);
  const energy = told(event, "energy-gained");
  if (energy) return floats(energy.seat, "energy", energy.energy);
  const paid = told(event, "energy-paid");
  if (paid) return floats(paid.seat, "energy", -paid.energy);
  const healed = told(event, "healed");
  if (healed) return floats(healed.seat, "life", healed.life);
  const lost = told(event, "life-lost");
  if (lost) return floats(lost.seat, "life", -lost.life);
  const given = told(event, "counter-given");
  if (given) return floats(given.seat, given.poison ? "poison" : "shrink", 1);
  const removed = told(event, "counter-removed");
  if (removed) return floats(removed.seat, removed.poison ? "poison" : "shrink", -1);
  const safe = told(event, "damage-prevented");
  return safe ? floats(safe.seat, "shield", 0) : null;
}

function cardOf(event: Event): Act | null {
  const bought = told(event, "card-bought");
  if (bought) return { is: "card", seat: bought.seat, card: bought.card, how: "buys" };
  const sold = told(event, "card-sold");
  if (sold) return { is: "card", seat: sold.to, card: sold.card, how: "buys" };
  const used = told(event, "card-used");
  if (used) return { is: "card", seat: used.seat, card: used.card, how: "uses" };
  const gone = told(event, "card-discarded");
  if (gone) return { is: "card", seat: gone.seat, card: gone.card, how: "discards" };
  const copied = told(event, "card-copied");
  if (copied) return { is: "card", seat: copied.seat, card: copied.card, how: "copies" };
  const moved = told(event, "card-revealed") ?? told(event, "swept");
  return moved ? { is: "row" } : null;
}

function fightOf(event: Event): Act | null {
  const turn = told(event, "turn-began");
  if (turn) return { is: "turn", seat: turn.seat };
  const rolled = told(event, "rolled");
  if (rolled) return { is: "roll", seat: rolled.seat, dice: rolled.dice, first: true };
  const again = told(event, "rerolled");
  if (again) return { is: "roll", seat: again.seat, dice: again.dice, first: false };
  const turned = told(event, "die-turned");
  if (turned) return { is: "roll", seat: turned.seat, dice: [turned.from], first: false };
  const kept = told(event, "dice-kept");
  if (kept) return { is: "kept", seat: kept.seat };
  const attack = told(event, "attacked");
  if (attack) return { is: "attack", seat: attack.seat, claws: attack.claws, floats: [] };
  const dodge = told(event, "softened");
  if (dodge) return { is: "dodge", seat: dodge.seat, dice: dodge.dice };
  const fallen = told(event, "eliminated");
  if (fallen) return { is: "fall", seat: fallen.seat };
  const reborn = told(event, "reborn");
  if (reborn) return { is: "reborn", seat: reborn.seat };
  return placeOf(event);
}

function placeOf(event: Event): Act | null {
  const taken = told(event, "tokyo-taken");
  if (taken) return { is: "move", seat: taken.seat, place: taken.place };
  const left = told(event, "left-tokyo") ?? told(event, "yielded");
  if (left) return { is: "move", seat: left.seat, place: "outside" };
  const stayed = told(event, "stayed");
  if (stayed) return { is: "stay", seat: stayed.seat };
  const crowned = told(event, "crowned");
  return crowned ? { is: "crown", seat: crowned.seat } : null;
}

/** The table as far as events have told it; what they do not tell comes with the view. */
export class Board {
  monsters: Monster[];
  dice: Face[];
  readonly #after: View;

  constructor(before: View, after: View) {
    this.monsters = before.monsters;
    this.dice = before.turn.dice;
    this.#after = after;
  }

  scene(act: Act, text: string): Scene {
    return { act, text, monsters: this.monsters, dice: this.dice };
  }

  follow(event: Event): void {
    const gain = gainOf(event);
    if (gain?.is === "floats") gain.floats.forEach((float) => this.#add(float));
    const rolled = told(event, "rolled") ?? told(event, "dice-kept");
    if (rolled) this.dice = rolled.dice;
    const again = told(event, "rerolled");
    if (again) this.#replace(again.dice, again.into);
    const turned = told(event, "die-turned");
    if (turned) this.#replace([turned.from], [turned.to]);
    const moved = placeOf(event);
    if (moved?.is === "move") this.#change(moved.seat, { place: moved.place });
    if (event === "bay-closed") this.#close();
    this.#lives(event);
    this.#hands(event);
  }

  /** Whoever was in Bay is where the view has it: it may have moved to City. */
  #close(): void {
    this.monsters.forEach((monster, seat) => {
      const place = this.#after.monsters[seat]?.place ?? "outside";
      if (monster.place === "bay") this.#change(seat, { place });
    });
  }

  #lives(event: Event): void {
    const fallen = told(event, "eliminated");
    if (fallen)
      this.#change(fallen.seat, {
        ...this.#after.monsters[fallen.seat],
        life: 0,
      });
    const reborn = told(event, "reborn");
    if (reborn)
      this.#change(reborn.seat, {
        life: this.#after.monsters[reborn.seat]?.life ?? 0,
      });
  }

  #hands(event: Event): void {
    const bought = told(event, "card-bought");
    // What stays with its buyer is seen in the view; anything else is discarded at once.
    const keeps = bought && this.#after.monsters[bought.seat]?.cards.includes(bought.card);
    if (bought && keeps) this.#hand(bought.seat, bought.card, true);
    const sold = told(event, "card-sold");
    if (sold) {
      this.#hand(sold.from, sold.card, false);
      this.#hand(sold.to, sold.card, true);
    }
    const gone = told(event, "card-discarded");
    if (gone) this.#hand(gone.seat, gone.card, false);
  }

  #hand(seat: number, card: Card, holds: boolean): void {
    const cards = this.monsters[seat]?.cards.filter((other) => other !== card) ?? [];
    this.#change(seat, { cards: holds ? [...cards, card] : cards });
  }

  #add({ seat, what, by }: Float): void {
    const monster = this.monsters[seat];
    if (monster && what !== "shield") this.#change(seat, { [what]: monster[what] + by });
  }

  #change(seat: number, change: Partial<Monster>): void {
    this.monsters = this.monsters.map((monster, idx) =>
      idx === seat ? { ...monster, ...change } : monster,
    );
  }

  #replace(dice: readonly Face[], into: readonly Face[]): void {
    const left = [...this.dice];
    for (const face of dice) {
      const at = left.indexOf(face);
      if (at >= 0) left.splice(at, 1);
    }
    this.dice = [...left, ...into];
  }
}
