/** Things drawn on a canvas: the code that draws them says where they are on the page. */

import type { Box } from "./box.ts";

/** Where the thing of that name is in the window; nothing if it is not to be seen. */
export type Spot = (name: string) => Box | null;

/** Where pieces are in the window. */
export type Pieces = () => readonly Box[];

const drawn = new Set<Spot>();
const lying = new Set<Pieces>();
const inHand = new Set<Pieces>();

/** Tells where things are, until the answer is called. */
export function tellSpots(spot: Spot): () => void {
  drawn.add(spot);
  return () => drawn.delete(spot);
}

/** Tells where all pieces are that should be seen while somebody reads, until the answer is called. */
export function tellPieces(pieces: Pieces): () => void {
  lying.add(pieces);
  return () => lying.delete(pieces);
}

/** Tells where what the player holds is, until the answer is called: nothing may cover it. */
export function tellHeld(held: Pieces): () => void {
  inHand.add(held);
  return () => inHand.delete(held);
}

const boxesOf = (told: ReadonlySet<Pieces>) => [...told].flatMap((pieces) => pieces());

export const piecesSeen = (): Box[] => boxesOf(lying);

export const heldSeen = (): Box[] => boxesOf(inHand);

export function spotOf(name: string): Box | null {
  for (const spot of drawn) {
    const box = spot(name);
    if (box !== null) return box;
  }
  return null;
}
