/** Which of several things on screen is meant by a pointer that is near more than one. */

interface Point {
  x: number;
  y: number;
}

/** Where something is on screen: its middle, and how large it is, in pixels. */
interface Patch extends Point {
  wide: number;
  high: number;
}

/** The thing that the pointer is on, or has the shortest way to; none of those not on screen. */
export function nearest<T>(
  pointer: Point,
  things: readonly T[],
  patchOf: (thing: T) => Patch | undefined,
): T | null {
  let best: { thing: T; away: number } | null = null;
  for (const thing of things) {
    const patch = patchOf(thing);
    if (patch === undefined) continue;
    const across = Math.max(0, Math.abs(pointer.x - patch.x) - patch.wide / 2);
    const along = Math.max(0, Math.abs(pointer.y - patch.y) - patch.high / 2);
    const away = Math.hypot(across, along);
    if (best === null || away < best.away) best = { thing, away };
  }
  return best?.thing ?? null;
}
