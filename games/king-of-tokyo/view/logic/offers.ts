/** Finds the offer that fits what was clicked: a table never makes up a command. */

import type { Offer } from "../match.ts";
import type { Command, Face } from "../types.ts";

/** The faces in the order in which the rules list them. */
export const FACES: readonly Face[] = ["one", "two", "three", "energy", "heart", "claw"];

/** Whether two pieces of JSON say the same. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) {
    return false;
  }
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return mine.length === theirs.size && mine.every(([key, value]) => same(value, theirs.get(key)));
}

/** The offer with that command, if it is among them. */
export function offerOf(offers: readonly Offer[], command: Command): Offer | undefined {
  return offers.find((offer) => same(offer.command, command));
}

/** Faces in the order of the rules. */
export function sorted(faces: readonly Face[]): Face[] {
  return FACES.flatMap((face) => faces.filter((other) => other === face));
}
