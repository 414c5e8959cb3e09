/** From a change to beats: what happened, one movement at a time, and how things stand after it. */

import type { Beat } from "@shell/match/stage.svelte.ts";
import { noMore, tagged } from "@shell/match/tagged.ts";
import { sentences } from "@shell/words/listed.ts";
import type { Change } from "../match.ts";
import type { Card, Face, Monster, Zone } from "../types.ts";
import { Board } from "./board.ts";
import { gainOf, type Float, type Told } from "./gains.ts";

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
  | { is: "move"; seat: number; place: Zone }
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

/** One of some events. */
type Of<K extends Told["is"]> = Extract<Told, { is: K }>;

/** The beats of a change: nothing where nothing is known of before. */
export function plan({ before, after, events }: Change): Beat<Scene>[] {
  if (before === null) return [];
  const board = new Board(before, after);
  const scenes: Scene[] = [];
  for (const { event, text } of events) {
    const told = tagged(event);
    const act = actOf(told);
    board.follow(told);
    if (act === null) continue;
    const last = scenes.at(-1);
    const merged = last && merge(last.act, act);
    if (last && merged)
      scenes[scenes.length - 1] = board.scene(merged, sentences([last.text, text]));
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
    by: rollerOf(scene.act),
  }));
}

/** Whose turn a movement belongs to: who ends a turn throws the next player's dice. */
function rollerOf(act: Act): number | undefined {
  return act.is === "turn" || act.is === "roll" ? act.seat : undefined;
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

const floating = (gain: Float | null): Act | null => gain && { is: "floats", floats: [gain] };

/** The movement of an event, if it is worth one. */
function actOf(told: Told): Act | null {
  switch (told.is) {
    case "points-gained":
    case "points-lost":
    case "energy-gained":
    case "energy-paid":
    case "healed":
    case "life-lost":
    case "counter-given":
    case "counter-removed":
    case "damage-prevented":
      return floating(gainOf(told));
    case "card-bought":
    case "card-sold":
    case "card-used":
    case "card-discarded":
    case "card-copied":
    case "card-revealed":
    case "swept":
      return cardOf(told);
    case "turn-began":
    case "rolled":
    case "rerolled":
    case "die-turned":
    case "dice-kept":
    case "attacked":
    case "softened":
      return rollOf(told);
    case "eliminated":
    case "reborn":
    case "tokyo-taken":
    case "left-tokyo":
    case "yielded":
    case "stayed":
    case "crowned":
      return fateOf(told);
    // These are seen on the board that follows, or in the words beside it.
    case "bay-closed":
    case "card-peeked":
    case "deck-shuffled":
    case "turn-earned":
    case "all-fell":
      return null;
    default:
      return noMore(told);
  }
}

type CardTold = Of<
  | "card-bought"
  | "card-sold"
  | "card-used"
  | "card-discarded"
  | "card-copied"
  | "card-revealed"
  | "swept"
>;

function cardOf(told: CardTold): Act | null {
  switch (told.is) {
    case "card-bought":
      return { is: "card", seat: told.seat, card: told.card, how: "buys" };
    case "card-sold":
      return { is: "card", seat: told.to, card: told.card, how: "buys" };
    case "card-used":
      return { is: "card", seat: told.seat, card: told.card, how: "uses" };
    case "card-discarded":
      return { is: "card", seat: told.seat, card: told.card, how: "discards" };
    case "card-copied":
      return { is: "card", seat: told.seat, card: told.card, how: "copies" };
    case "card-revealed":
    case "swept":
      return { is: "row" };
    default:
      return noMore(told);
  }
}

type RollTold = Of<
  "turn-began" | "rolled" | "rerolled" | "die-turned" | "dice-kept" | "attacked" | "softened"
>;

function rollOf(told: RollTold): Act | null {
  const { seat } = told;
  switch (told.is) {
    case "turn-began":
      return { is: "turn", seat };
    case "rolled":
      return { is: "roll", seat, dice: told.dice, first: true };
    case "rerolled":
      return { is: "roll", seat, dice: told.dice, first: false };
    case "die-turned":
      return { is: "roll", seat, dice: [told.from], first: false };
    case "dice-kept":
      return { is: "kept", seat };
    case "attacked":
      return { is: "attack", seat, claws: told.claws, floats: [] };
    case "softened":
      return { is: "dodge", seat, dice: told.dice };
    default:
      return noMore(told);
  }
}

type FateTold = Of<
  "eliminated" | "reborn" | "tokyo-taken" | "left-tokyo" | "yielded" | "stayed" | "crowned"
>;

function fateOf(told: FateTold): Act | null {
  const { seat } = told;
  switch (told.is) {
    case "eliminated":
      return { is: "fall", seat };
    case "reborn":
      return { is: "reborn", seat };
    case "tokyo-taken":
      return { is: "move", seat, place: told.place };
    case "left-tokyo":
    case "yielded":
      return { is: "move", seat, place: "outside" };
    case "stayed":
      return { is: "stay", seat };
    case "crowned":
      return { is: "crown", seat };
    default:
      return noMore(told);
  }
}
