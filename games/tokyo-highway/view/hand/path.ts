/** How a hand carries a piece, and the path that tells of it (clause 11.2). Pure. */

import { mm, STOREY, tableRadius, TOWERS } from "../sizes.ts";
import type { Held, Path, Sample, View } from "../types.ts";

/** A piece in the air: its centre in millimetres, as the rules have it, and degrees. */
export interface Grasp {
  x: number;
  y: number;
  z: number;
  heading: number;
  pitch: number;
}

/** Fastest way to carry and to turn a piece, below what the rules allow; per second. */
const SPEED = 550;
const TURN = 330;
/** A hand is with its pointer after about this many seconds, if it need not hurry. */
const LAG = 0.07;
/** From one sample of a path to the next, in milliseconds: so 96 are enough. */
export const STRIDE = 104;
/** When the hand tires, and when it lets go by itself. */
export const TIRED = 7_000;
export const SPENT = 9_500;
/** How far beyond the table a hand reaches, how high, and how far it tips a piece. */
const BEYOND = 98;
const HIGHEST = 780;
const STEEPEST = 44;
/** Paths begin so far above everything on the table; a little more than the rules ask for. */
const HEADROOM = 54;
const ROAD_THICK = 2;
const CAR_HIGH = 6;

/** How high above the table a path begins, in millimetres. */
export function ceilingOf({ truth, lies }: View): number {
  const { hand, columns, buildings, cars } = truth;
  const rising = hand?.rising;
  const tops = [
    ...columns.map(({ height }) => height * STOREY),
    ...buildings.map(({ shape }) => TOWERS[shape]),
    ...lies.map((lie) => mm(Math.max(lie.from_height, lie.to_height)) + 2 * ROAD_THICK),
    ...cars.map(({ road }) => {
      const lie = lies[road];
      return lie ? mm(Math.max(lie.from_height, lie.to_height)) + 2 * ROAD_THICK + CAR_HIGH : 0;
    }),
    rising ? (rising.grey + (rising.yellow ? 1 : 0)) * STOREY : 0,
  ];
  const over = hand?.laid ? 3 * ROAD_THICK + CAR_HIGH : 0;
  return Math.max(0, ...tops) + over + HEADROOM;
}

/** Half the height of a piece. */
export const HALF: Record<Held, number> = {
  grey: 5,
  yellow: 5,
  road: 1,
  car: 3,
};

const clamp = (value: number, most: number, least = -most) =>
  Math.min(most, Math.max(least, value));

/** The nearest that a hand can hold a piece. */
export function within(grasp: Grasp, seats: number, piece: Held): Grasp {
  const far = Math.hypot(grasp.x, grasp.y);
  const part = Math.min(1, (tableRadius(seats) + BEYOND) / (far || 1));
  return {
    x: grasp.x * part,
    y: grasp.y * part,
    z: clamp(grasp.z, HIGHEST, HALF[piece]),
    heading: clamp(grasp.heading, 9_000),
    pitch: clamp(grasp.pitch, STEEPEST),
  };
}

/** The most that one frame takes of a hand's time: a page that stalls makes nobody drop a piece. */
const STALL = 120;

/** How much of a hand's time has passed between two moments of the page, in milliseconds. */
export const passedOf = (last: number, now: number): number => clamp(now - last, STALL, 0);

/** So near is near enough, in millimetres and degrees. */
const THERE = 0.1;

/** Whether a piece is where it is wanted, as exactly as anybody sees. */
export function isThere(now: Grasp, wanted: Grasp): boolean {
  const axes: (keyof Grasp)[] = ["x", "y", "z", "heading", "pitch"];
  return axes.every((axis) => Math.abs(now[axis] - wanted[axis]) <= THERE);
}

/** Where the piece is this many milliseconds later, when the hand wants it there. */
export function followed(from: Grasp, to: Grasp, ms: number): Grasp {
  const seconds = Math.max(0, ms) / 1_000;
  const near = 1 - Math.exp(-seconds / LAG);
  const way = Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z);
  const part = way < 0.01 ? 1 : Math.min(near, (SPEED * seconds) / way);
  const go = (one: number, other: number) => one + (other - one) * part;
  const turn = (one: number, other: number) => one + clamp((other - one) * near, TURN * seconds);
  return {
    x: go(from.x, to.x),
    y: go(from.y, to.y),
    z: go(from.z, to.z),
    heading: turn(from.heading, to.heading),
    pitch: turn(from.pitch, to.pitch),
  };
}

/** One moment of a path. */
export function sampleOf(after: number, grasp: Grasp): Sample {
  const { x, y, z, heading, pitch } = grasp;
  const [east, north, up, turned, tipped] = [x, y, z, heading, pitch].map(
    (value) => Math.round(value * 100) || 0,
  ) as [number, number, number, number, number];
  return [Math.round(after), east, north, up, turned, tipped];
}

const isSame = (one: Sample, other: Sample) =>
  one.every((value, idx) => idx === 0 || value === other[idx]);

/** The same path without the middle of every rest. */
export function merged(path: Path): Path {
  const short: Path = [];
  for (const sample of path) {
    const [before, last] = [short.at(-2), short.at(-1)];
    if (before && last && isSame(before, last) && isSame(last, sample)) {
      const [, ...rest] = sample;
      short[short.length - 1] = [last[0] + sample[0], ...rest];
    } else short.push(sample);
  }
  return short;
}

/** How long a path takes. */
export const lasts = (path: Path): number => path.reduce((sum, [after]) => sum + after, 0);
