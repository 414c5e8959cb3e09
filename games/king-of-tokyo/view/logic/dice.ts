/** Dice on the table. The rules only count faces; eyes want each die to stay where it lies. */

import type { Offer } from "../match.ts";
import type { Face } from "../types.ts";
import { offerOf, sorted } from "./offers.ts";

export interface Die {
  id: number;
  face: Face;
  /** Whether its owner wants to keep it. */
  held: boolean;
  /** How often it has been rolled: each time it tumbles. */
  rolls: number;
}

/** Dice beyond these come from cards, and are green. */
export const BLACK = 6;

/** New dice in the order of the rules; those that lay there tumble once more. */
export function thrown(faces: readonly Face[], before: readonly Die[] = []): Die[] {
  const rolls = Math.max(0, ...before.map((die) => die.rolls)) + 1;
  return sorted(faces).map((face, id) => ({ id, face, held: false, rolls }));
}

/**
 * The same dice with other faces: those held stay, those that were rolled take what is new, and
 * everything else moves as little as it can.
 */
export function settle(
  dice: readonly Die[],
  faces: readonly Face[],
  rolled: readonly Face[],
): Die[] {
  if (dice.length !== faces.length) return thrown(faces, dice);
  const left = [...faces];
  const again = [...rolled];
  const take = (from: Face[], face: Face) => {
    const at = from.indexOf(face);
    if (at >= 0) from.splice(at, 1);
    return at >= 0;
  };
  // A die that is not held is the one that was rolled, where several show the same.
  const stays = new Set<number>();
  for (const die of dice) if (!(!die.held && take(again, die.face))) stays.add(die.id);
  for (const die of dice) {
    if (stays.has(die.id) && die.held && take(again, die.face)) stays.delete(die.id);
  }
  for (const die of dice) if (stays.has(die.id) && !take(left, die.face)) stays.delete(die.id);
  const fresh = sorted(left);
  return dice.map((die) => {
    if (stays.has(die.id)) return die;
    return {
      ...die,
      face: fresh.shift() ?? die.face,
      held: false,
      rolls: die.rolls + 1,
    };
  });
}

/** Holds a die, or lets it go. */
export function toggle(dice: readonly Die[], id: number): Die[] {
  return dice.map((die) => (die.id === id ? { ...die, held: !die.held } : die));
}

/** Holds dice with these faces and no others. */
export function hold(dice: readonly Die[], keep: readonly Face[]): Die[] {
  const wanted = [...keep];
  return dice.map((die) => {
    const at = wanted.indexOf(die.face);
    if (at >= 0) wanted.splice(at, 1);
    return { ...die, held: at >= 0 };
  });
}

/** The faces that would be rolled again. */
export function loose(dice: readonly Die[]): Face[] {
  return sorted(dice.filter((die) => !die.held).map((die) => die.face));
}

/** The offer to roll what is not held. */
export function rerollOf(dice: readonly Die[], offers: readonly Offer[]): Offer | undefined {
  return offerOf(offers, { reroll: { dice: loose(dice) } });
}
