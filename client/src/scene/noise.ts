/** Chance for looks and sounds alone: the same numbers for the same seed, on every machine. */

/** A stream of numbers from 0 to 1 (mulberry32). */
export function stream(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One number from 0 to 1 for a piece, by its number. */
export function shadeOf(piece: number): number {
  return stream(piece * 2_654_435_761 + 1)();
}
