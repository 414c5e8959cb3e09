/** A railway: tiles of card, a train that runs, and what stations say. */

import { stream } from "../../scene/noise.ts";
import { finished, hiss, silence, strike, tone, type Recipe, type Samples } from "../synth.ts";

/** A tile of thick card on the map. */
function slap(out: Samples, at: number, level: number): void {
  const card = [
    { hz: 640, level: 0.6, long: 0.05 },
    { hz: 1_420, level: 0.4, long: 0.03 },
    { hz: 150, level: 0.5, long: 0.08 },
  ];
  strike(out, card, at, level);
  const edge = { rise: 0.001, fall: 0.03, width: 2_200, level: 0.45 * level };
  hiss(out, { ...edge, seed: 401, at, hz: [2_100, 1_500] });
}

const lay: Recipe = () => {
  const out = silence(0.25);
  slap(out, 0, 1);
  return finished(out, -24);
};

/** It is turned where it lies: a scrape, and a click. */
const turn: Recipe = () => {
  const out = silence(0.34);
  const scrape = { rise: 0.07, fall: 0.12, width: 1_400, level: 0.22 };
  hiss(out, { ...scrape, seed: 409, hz: [1_500, 2_600] });
  slap(out, 0.17, 0.8);
  return finished(out, -26);
};

/** It is taken away: only the scrape. */
const lift: Recipe = () => {
  const out = silence(0.24);
  const scrape = { rise: 0.05, fall: 0.16, width: 1_800, level: 0.5 };
  hiss(out, { ...scrape, seed: 419, hz: [1_600, 3_400] });
  return finished(out, -30);
};

/** How far a run has come, at a share of its time: slowly off, fast on the way, gently in. */
const gone = (share: number) => (share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2);

/** A run of `n` tenths of a second: wheels over the joints of the rails, two and two. */
const rails: Recipe = (n) => {
  const long = Math.min(32, Math.max(3, n)) / 10;
  const out = silence(long + 0.3);
  const joints = Math.max(2, Math.round(long * 4.5));
  const wheel = [
    { hz: 196, level: 0.8, long: 0.09 },
    { hz: 415, level: 0.5, long: 0.06 },
    { hz: 870, level: 0.3, long: 0.05 },
    { hz: 1_330, level: 0.2, long: 0.04 },
    { hz: 2_610, level: 0.1, long: 0.05 },
  ];
  let joint = 0;
  const chance = stream(431);
  for (let at = 0; at < long; at += 0.004) {
    if (gone(at / long) * joints < joint + 0.5) continue;
    joint += 1;
    strike(out, wheel, at, 0.75 + 0.25 * chance());
    strike(out, wheel, at + 0.055, 0.5 + 0.2 * chance());
  }
  const rush = { rise: long * 0.5, fall: long * 0.5 + 0.2, width: 420 };
  hiss(out, { ...rush, seed: 433, hz: [380, 620], level: 0.1 });
  return finished(out, -28);
};

/** A soft horn far off: two notes of a chord. */
const horn: Recipe = () => {
  const out = silence(0.75);
  for (const hz of [311.13, 369.99]) {
    const reed = { rise: 0.06, fall: 0.62, above: [0.55, 0.4, 0.22, 0.12] };
    tone(out, { ...reed, hz: hz * 0.985, to: hz, level: 0.5 });
  }
  return finished(out, -27);
};

/** The doors open: three notes up, as on a platform. */
const arrive: Recipe = () => {
  const out = silence(1.25);
  [659.25, 830.61, 1_108.73].forEach((hz, idx) => {
    const chime = { rise: 0.004, fall: 0.75, level: 0.6, above: [0.08, 0.16, 0.03] };
    tone(out, { ...chime, hz, at: idx * 0.16 });
  });
  return finished(out, -25);
};

export const TRAIN = { tile: lay, "tile-turn": turn, "tile-lift": lift, rails, horn, arrive };
