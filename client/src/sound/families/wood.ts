/** Wood on wood. Sizes: 1 a car or a disc, 2 a piece in the hand, 3 a road, 4 a building. */

import { stream } from "../../scene/noise.ts";
import { finished, hiss, silence, strike, type Mode, type Recipe, type Samples } from "../synth.ts";

/** The lowest note of each size, in hertz. */
const NOTES = [1_850, 1_850, 1_080, 560, 340];
/** A bar that lies loose rings at these multiples of its lowest note. */
const BAR = [1, 2.756, 5.404, 8.933];

/** The modes of a bar; wood swallows what is high almost at once. */
function bar(hz: number, long: number): Mode[] {
  return BAR.map((times, idx) => ({
    hz: hz * times,
    level: 0.75 ** idx * (idx === 0 ? 1 : 0.6),
    long: long / (1 + idx),
  })).filter((mode) => mode.hz < 16_000);
}

/** The table that is struck with it. */
const TABLE: readonly Mode[] = [
  { hz: 128, level: 0.5, long: 0.11 },
  { hz: 211, level: 0.32, long: 0.08 },
];

function knock(out: Samples, size: number, at: number, level: number, seed: number): void {
  const hz = NOTES[size] ?? NOTES[2]!;
  strike(out, bar(hz, 0.05 + size * 0.03), at, level);
  strike(out, TABLE, at, level * (0.25 + 0.25 * size));
  const click = { rise: 0.0006, fall: 0.012, width: 3_000, level: 0.5 * level };
  hiss(out, { ...click, seed, at, hz: [2_600, 2_600] });
}

/** Put down: a knock, and a smaller one when the other edge follows. */
const place: Recipe = (n) => {
  const out = silence(0.32);
  knock(out, n, 0, 1, 11 + n);
  knock(out, n, 0.028 + 0.006 * n, 0.3, 17 + n);
  return finished(out, -22);
};

/** Taken up: fingers on wood, and the table let go. */
const pick: Recipe = (n) => {
  const out = silence(0.16);
  const touch = { rise: 0.006, fall: 0.05, width: 1_600, level: 0.5 };
  hiss(out, { ...touch, seed: 23, hz: [1_500, 3_200] });
  strike(out, bar((NOTES[n] ?? NOTES[2]!) * 1.35, 0.06), 0.012, 0.5);
  return finished(out, -28);
};

/** Turned in the hand: two small clicks. */
const turn: Recipe = () => {
  const out = silence(0.12);
  strike(out, bar(2_300, 0.03), 0, 0.8);
  strike(out, bar(2_700, 0.03), 0.035, 0.5);
  return finished(out, -32);
};

/** A car rolls up: its wheels tick over the grain, closer together until it stands. */
const roll: Recipe = () => {
  const out = silence(0.5);
  const chance = stream(31);
  for (let at = 0; at < 0.34; at += 0.022 + 0.09 * at) {
    strike(out, bar(2_900 + 900 * chance(), 0.018), at, 0.35 + 0.3 * chance());
  }
  hiss(out, { seed: 37, hz: [900, 500], width: 700, rise: 0.16, fall: 0.24, level: 0.08 });
  knock(out, 1, 0.36, 0.8, 41);
  return finished(out, -26);
};

/** Two hardwood clappers, as before a play begins. */
const clap: Recipe = () => {
  const out = silence(0.4);
  strike(out, bar(1_240, 0.3));
  strike(out, bar(1_610, 0.22), 0.002, 0.7);
  hiss(out, { seed: 43, hz: [3_800, 3_800], width: 3_000, rise: 0.0005, fall: 0.02, level: 0.5 });
  return finished(out, -22);
};

/** Not so: the flat of a hand on the table, twice. */
const refuse: Recipe = () => {
  const out = silence(0.34);
  for (const [at, level] of [
    [0, 1],
    [0.11, 0.8],
  ] as const) {
    strike(out, TABLE, at, level);
    strike(out, [{ hz: 246, level: 0.9, long: 0.1 }], at, level);
    hiss(out, { seed: 47, at, hz: [720, 460], width: 500, rise: 0.002, fall: 0.06, level: 0.6 });
  }
  return finished(out, -26);
};

export const WOOD = {
  wood: place,
  "wood-pick": pick,
  "wood-turn": turn,
  car: roll,
  clap,
  refuse,
};
