/** The piece in somebody's hand as waves carry it: five small whole numbers. */

import type { Pose } from "./types.ts";

/** Places are told in tenths of a millimetre, turns in tenths of a degree. */
const STEP = 100;
const TENTH = 10;
const FULL = 36_000;
/** A hand is seen over its card and a little beyond it, in micrometres. */
const [LEAST, MOST] = [-10_000, 80_000];

const within = (value: number) => Math.min(MOST, Math.max(LEAST, value));

/** How a piece is held; no number where it is not held over the site. */
export function gestureOf(pose: Pose | null): number[] {
  if (pose === null) return [];
  const { piece, flip, rotation, x, y } = pose;
  const steps = [within(x), within(y)].map((at) => Math.round(at / STEP));
  return [piece, flip ? 1 : 0, Math.round(rotation / TENTH) % (FULL / TENTH), ...steps];
}

/** The pose that a wave tells. It is no news about another piece, and nobody's word is trusted. */
export function poseOf(gesture: readonly number[], piece: number | null): Pose | null {
  const [of, flip, turn, x, y] = gesture;
  if (of === undefined || of !== piece) return null;
  if (flip === undefined || turn === undefined || x === undefined || y === undefined) return null;
  const rotation = (((turn * TENTH) % FULL) + FULL) % FULL;
  return { piece: of, flip: flip === 1, rotation, x: within(x * STEP), y: within(y * STEP) };
}
