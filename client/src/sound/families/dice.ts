/** Dice: as many as are thrown. */

import { stream } from "../../scene/noise.ts";
import { finished, hiss, silence, strike, type Recipe, type Samples } from "../synth.ts";

/** A die knocks against something: a small hard cube, each a little different. */
function knock(out: Samples, hz: number, at: number, level: number): void {
  strike(
    out,
    [
      { hz, level: 0.7, long: 0.024 },
      { hz: hz * 1.52, level: 0.5, long: 0.016 },
      { hz: hz * 2.31, level: 0.3, long: 0.01 },
      { hz: 232, level: 0.5, long: 0.05 },
      { hz: 385, level: 0.3, long: 0.04 },
    ],
    at,
    level,
  );
}

/** They rattle in the hand, then land one after the other and roll over once or twice. */
const roll: Recipe = (n) => {
  const dice = Math.min(8, Math.max(1, Math.round(n)));
  const out = silence(0.95);
  for (let die = 0; die < dice; die += 1) {
    const chance = stream(101 + die);
    const hz = 2_300 + 1_500 * chance();
    const knocks = dice === 1 ? 2 : 4;
    for (let idx = 0; idx < knocks; idx += 1) {
      knock(out, hz * (0.9 + 0.2 * chance()), 0.3 * chance(), 0.1 + 0.14 * chance());
    }
    const lands = 0.34 + 0.05 * (die % 3) + 0.05 * chance();
    knock(out, hz, lands, 0.9);
    knock(out, hz * 1.08, lands + 0.06 + 0.03 * chance(), 0.4);
    knock(out, hz * 0.96, lands + 0.12 + 0.05 * chance(), 0.18);
  }
  hiss(out, { seed: 113, hz: [1_900, 1_100], width: 1_800, rise: 0.2, fall: 0.3, level: 0.03 });
  return finished(out, -25 + Math.min(4, dice * 0.6));
};

/** One is put aside. */
const hold: Recipe = () => {
  const out = silence(0.14);
  knock(out, 2_600, 0, 1);
  return finished(out, -30);
};

export const DICE = { dice: roll, "die-hold": hold };
