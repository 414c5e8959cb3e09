/** Which squares are lit, and in whose colour. */

import type { Square } from "./types.ts";

export type Light = ReadonlyMap<Square, string>;

/** The network one can reach, in the seat's colour; another that is looked at, in its own. */
export function lightOf(
  own: { seat: number; piece: Square; stops: readonly Square[] } | null,
  looked: readonly Square[],
): Light {
  const light = new Map<Square, string>();
  if (looked.length > 1) for (const square of looked) light.set(square, "var(--web)");
  if (own !== null && own.stops.length > 0) {
    for (const square of [own.piece, ...own.stops]) light.set(square, `var(--seat-${own.seat})`);
  }
  return light;
}
