/** Things drawn on a canvas: whoever draws them says where they are on the page. */

import type { Box } from "./box.ts";

/** Where the thing of that name is in the window; nothing if it is not to be seen. */
export type Spot = (name: string) => Box | null;

const drawn = new Set<Spot>();

/** Tells where things are, until the answer is called. */
export function tellSpots(spot: Spot): () => void {
  drawn.add(spot);
  return () => drawn.delete(spot);
}

export function spotOf(name: string): Box | null {
  for (const spot of drawn) {
    const box = spot(name);
    if (box !== null) return box;
  }
  return null;
}
