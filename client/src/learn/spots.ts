/** Things drawn on a canvas: the code that draws them says where they are on the page. */

import type { Box } from "./box.ts";

/** Where the thing of that name is in the window; nothing if it is not to be seen. */
export type Spot = (name: string) => Box | null;

/** Where all pieces are in the window that should be seen while somebody reads. */
export type Pieces = () => readonly Box[];

const drawn = new Set<Spot>();
const lying = new Set<Pieces>();

/** Tells where things are, until the answer is called. */
export function tellSpots(spot: Spot): () => void {
  drawn.add(spot);
  return () => drawn.delete(spot);
}

/** Tells where all pieces are, until the answer is called. */
export function tellPieces(pieces: Pieces): () => void {
  lying.add(pieces);
  return () => lying.delete(pieces);
}

export const piecesSeen = (): Box[] => [...lying].flatMap((pieces) => pieces());

export function spotOf(name: string): Box | null {
  for (const spot of drawn) {
    const box = spot(name);
    if (box !== null) return box;
  }
  return null;
}
