/** How large things are, in millimetres. */

import { THICK } from "@shell/wood/geometry.ts";

/** The side of a card; poses on it are in micrometres from its lower left corner. */
export const CARD = 70;
/** The alley between two cards: wide enough for a bottle. */
export const STREET = 13;
export const PITCH = CARD + STREET;
/** How thick a card is: wood stands on top of it. */
export const PAPER = 1.4;
/** How high a floor is: as thick as the wood. */
export const FLOOR = THICK;
export const BOTTLE = { radius: 5.2, height: 27 };
export const DISC = { radius: 5.6, height: 3.6 };
export const PYRAMID = { radius: 7.2, height: 11 };
export const COIN = { radius: 5, height: 1.7 };

export const mm = (micrometres: number) => micrometres / 1_000;
export const um = (millimetres: number) => Math.round(millimetres * 1_000);

/** The side of the whole quarter, from the edge of its first card to that of its last. */
export function sideOf(cards: number): number {
  return cards * CARD + (cards - 1) * STREET;
}
