/** A bar at night: glass, coins, paper. */

import { stream } from "../../scene/noise.ts";
import { finished, hiss, silence, strike, type Mode, type Recipe } from "../synth.ts";

/** Glass rings high and rather long; a full bottle lower. */
const glass = (hz: number, long: number): Mode[] =>
  [1, 2.32, 4.25, 6.63].map((times, idx) => ({
    hz: hz * times,
    level: [0.7, 0.8, 0.4, 0.15][idx]!,
    long: long / (1 + 0.7 * idx),
  }));

/** A bottle is put down: its foot on the wood, and it rings. */
const bottle: Recipe = () => {
  const out = silence(0.75);
  strike(out, [
    { hz: 176, level: 0.9, long: 0.1 },
    { hz: 330, level: 0.5, long: 0.07 },
  ]);
  strike(out, glass(1_240, 0.5), 0.002, 0.6);
  strike(out, glass(1_240, 0.4), 0.07, 0.2);
  return finished(out, -25);
};

/** Two glasses meet. */
const clink: Recipe = () => {
  const out = silence(0.95);
  strike(out, glass(2_090, 0.85), 0, 0.8);
  strike(out, glass(2_330, 0.8), 0.003, 0.7);
  strike(out, glass(2_330, 0.3), 0.11, 0.2);
  return finished(out, -28);
};

/** Coins on wood: as many as there are, at most eight. */
const coins: Recipe = (n) => {
  const count = Math.min(8, Math.max(1, Math.round(n)));
  const out = silence(0.4 + count * 0.07);
  const chance = stream(503 + count);
  for (let idx = 0; idx < count; idx += 1) {
    const at = idx * 0.055 + 0.02 * chance();
    const hz = 3_600 + 500 * chance();
    const disc = [1, 1.51, 2.24].map((times, order) => ({
      hz: hz * times,
      level: 0.7 ** order,
      long: 0.2 / (1 + order * 0.5),
    }));
    strike(out, disc, at, 0.5 + 0.3 * chance());
    strike(out, disc, at + 0.045, 0.2);
    strike(out, [{ hz: 410, level: 0.4, long: 0.04 }], at);
  }
  return finished(out, -28);
};

/** Paper: a card slides over the table, and lies. */
const card: Recipe = () => {
  const out = silence(0.32);
  hiss(out, { seed: 521, hz: [2_600, 4_400], width: 3_200, rise: 0.07, fall: 0.14, level: 0.3 });
  const edge = { rise: 0.001, fall: 0.03, width: 1_500, level: 0.45 };
  hiss(out, { ...edge, seed: 523, at: 0.13, hz: [1_700, 1_200] });
  strike(out, [{ hz: 210, level: 0.5, long: 0.05 }], 0.13);
  return finished(out, -27);
};

export const BAR = { bottle, clink, coins, card };
