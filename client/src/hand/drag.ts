/** How what is held follows a pointer: relatively, and more slowly near contact. Millimetres. */

/** From this much room on, a piece follows the pointer as it is. */
const ROOM = 4;
/** At contact it moves by this part of the pointer's way. */
const SLOWEST = 0.2;

/**
 * What part of the pointer's way a piece goes; `spare` is its room beyond what the rules need, or
 * what it lacks of that: a piece deep in something else wants to get out of it.
 */
export function gainFor(spare: number | null): number {
  if (spare === null || Math.abs(spare) >= ROOM) return 1;
  return SLOWEST + (1 - SLOWEST) * (Math.abs(spare) / ROOM);
}

export interface Way {
  x: number;
  y: number;
}

/** The way of a piece for a way of the pointer on the table. */
export function follow(way: Way, spare: number | null): Way {
  const gain = gainFor(spare);
  return { x: way.x * gain, y: way.y * gain };
}
