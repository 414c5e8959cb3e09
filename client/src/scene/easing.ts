/** How things move: pure functions from time to progress. */

/** How far a movement is at `now`, from 0 to 1. */
export function progress(began: number, ms: number, now: number): number {
  return ms <= 0 ? 1 : Math.min(1, Math.max(0, (now - began) / ms));
}

/** Fast at first, then slower. */
export function easeOut(t: number): number {
  return 1 - (1 - t) ** 3;
}

/** Slow, fast, slow. */
export function easeInOut(t: number): number {
  return t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2;
}

/** How wood settles: it overshoots by about 1.5% and comes back. */
export function settle(t: number): number {
  if (t >= 1) return 1;
  const over = 0.65;
  const back = t - 1;
  return 1 + (over + 1) * back ** 3 + over * back ** 2;
}

/** The part of a movement between two of its moments, again from 0 to 1. */
export function part(t: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (t - from) / (to - from)));
}

export function mix(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}
