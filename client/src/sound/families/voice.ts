/** Voices of monsters, in the order of their drawings: a throat that growls through its mouth. */

import { stream } from "../../scene/noise.ts";
import { band, finished, hiss, RATE, silence, type Recipe, type Samples } from "../synth.ts";

interface Throat {
  /** The pitch in hertz: at the beginning, in the middle, at the end. */
  hz: readonly [number, number, number];
  /** Where its mouth resonates, in hertz. */
  mouth: readonly [number, number, number];
  /** How often in a second it growls, and how much. */
  growl: readonly [number, number];
  breath: number;
  long: number;
}

const THROATS: readonly Throat[] = [
  // A dinosaur: deep, long, falling.
  {
    hz: [82, 118, 58],
    mouth: [420, 900, 2_300],
    growl: [27, 0.55],
    breath: 0.16,
    long: 1.1,
  },
  // A squid: wet and wavering.
  { hz: [150, 96, 132], mouth: [300, 720, 1_500], growl: [11, 0.6], breath: 0.24, long: 0.95 },
  // A dragon: fire behind it.
  { hz: [96, 150, 74], mouth: [560, 1_180, 2_700], growl: [33, 0.45], breath: 0.42, long: 1.1 },
  // An ape: open, from the chest.
  { hz: [128, 172, 110], mouth: [660, 1_020, 2_450], growl: [19, 0.4], breath: 0.12, long: 0.9 },
  // A rabbit, and a large one: high, and very angry.
  { hz: [250, 330, 205], mouth: [820, 1_750, 3_100], growl: [41, 0.5], breath: 0.2, long: 0.75 },
  // A blob: bubbles.
  { hz: [70, 104, 88], mouth: [260, 540, 1_150], growl: [7, 0.8], breath: 0.1, long: 1 },
];

/** The pitch on its way through three points. */
function pitchAt([from, over, to]: Throat["hz"], share: number): number {
  return share < 0.3
    ? from + (over - from) * (share / 0.3)
    : over + (to - over) * ((share - 0.3) / 0.7);
}

/** Rises fast, holds, and lets go. */
function loudAt(share: number): number {
  if (share < 0.1) return share / 0.1;
  return share < 0.55 ? 1 : Math.max(0, (1 - share) / 0.45) ** 1.6;
}

function throat(out: Samples, { hz, mouth, growl, long }: Throat, seed: number): void {
  const chance = stream(seed);
  const filters = mouth.map((middle, idx) => band(middle, 110 + 90 * idx));
  const count = Math.round(long * RATE);
  let [phase, jitter] = [0, 0];
  for (let idx = 0; idx < count; idx += 1) {
    const share = idx / count;
    jitter += (chance() * 2 - 1) * 0.02 - jitter * 0.01;
    phase += (pitchAt(hz, share) * (1 + jitter * 0.6)) / RATE;
    // A throat opens and closes: a saw whose teeth are rounded, every second one weaker.
    const open = (1 - (phase % 1)) ** 2 * (Math.floor(phase) % 2 === 0 ? 1 : 0.65) - 0.3;
    const growled = 1 - growl[1] * (0.5 + 0.5 * Math.sin((2 * Math.PI * growl[0] * idx) / RATE));
    const source = open * growled + 0.05 * (chance() * 2 - 1);
    let sum = 0.12 * open * growled;
    filters.forEach((filter, order) => (sum += filter(source) * [3.4, 2.2, 0.9][order]!));
    out[idx]! += sum * loudAt(share);
  }
}

const roar: Recipe = (n) => {
  const one = THROATS[Math.round(n) % THROATS.length]!;
  const out = silence(one.long + 0.05);
  throat(out, one, 211 + n);
  const breath = { rise: one.long * 0.25, fall: one.long * 0.7, width: 1_500 };
  hiss(out, { ...breath, seed: 223, hz: [1_500, 800], level: one.breath * 0.35 });
  return finished(out, -24);
};

export const VOICE = { roar };
