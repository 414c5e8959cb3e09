/** What monsters do to each other, to cities, and to themselves. */

import { stream } from "../../scene/noise.ts";
import { finished, hiss, silence, strike, tone, type Recipe } from "../synth.ts";

/** Claws: as many strokes as there are, at most four, and the blow beneath them. */
const claws: Recipe = (n) => {
  const out = silence(0.6);
  const strokes = Math.min(4, Math.max(1, Math.round(n)));
  for (let idx = 0; idx < strokes; idx += 1) {
    const at = 0.055 * idx;
    const tear = { rise: 0.018, fall: 0.11, width: 1_900, level: 0.8 - 0.1 * idx };
    hiss(out, { ...tear, seed: 307 + idx, at, hz: [1_300 + 240 * idx, 4_600] });
  }
  tone(out, { at: 0.03, hz: 105, to: 46, rise: 0.004, fall: 0.34, level: 0.9, above: [0.3] });
  return finished(out, -21);
};

/** Wounds close: two soft notes, the second above the first. */
const heal: Recipe = () => {
  const out = silence(0.75);
  const soft = { rise: 0.03, fall: 0.6, level: 0.6, above: [0.18, 0.05] };
  tone(out, { ...soft, hz: 523.25 });
  tone(out, { ...soft, at: 0.11, hz: 783.99 });
  return finished(out, -25);
};

/** Energy crackles: sparks that come less and less often over a hum. */
const energy: Recipe = () => {
  const out = silence(0.5);
  const chance = stream(331);
  for (let at = 0; at < 0.36; at += 0.004 + 0.03 * chance() * (0.3 + at * 3)) {
    const hz = 2_200 + 4_800 * chance();
    strike(out, [{ hz, level: 1, long: 0.006 + 0.012 * chance() }], at, (0.3 + chance()) * 0.6);
  }
  tone(out, { hz: 120, rise: 0.02, fall: 0.4, level: 0.25, above: [0.5, 0.3, 0.2] });
  tone(out, { hz: 640, to: 1_280, rise: 0.05, fall: 0.3, level: 0.1 });
  return finished(out, -26);
};

/** A star: one bright note, plucked. */
const point: Recipe = () => {
  const out = silence(0.5);
  const bright = { rise: 0.003, level: 0.6, above: [0.3, 0.1, 0.05] };
  tone(out, { ...bright, hz: 1_174.66, fall: 0.34 });
  tone(out, { ...bright, at: 0.06, hz: 1_567.98, fall: 0.4, level: 0.4 });
  return finished(out, -27);
};

/** Something holds: armour, dull. */
const shield: Recipe = () => {
  const out = silence(0.5);
  const plate = [310, 488, 731, 1_105, 1_660];
  strike(
    out,
    plate.map((hz, idx) => ({ hz, level: 0.8 ** idx, long: 0.4 / (1 + idx * 0.4) })),
  );
  hiss(out, { seed: 347, hz: [1_800, 1_800], width: 1_600, rise: 0.001, fall: 0.02, level: 0.5 });
  return finished(out, -25);
};

/** A monster falls, and the ground with it. */
const fall: Recipe = () => {
  const out = silence(1.1);
  tone(out, { hz: 96, to: 34, rise: 0.006, fall: 0.85, level: 1, above: [0.35, 0.12] });
  hiss(out, { seed: 353, hz: [900, 240], width: 520, rise: 0.01, fall: 0.95, level: 0.5 });
  const stones = stream(359);
  for (let idx = 0; idx < 9; idx += 1) {
    const [hz, at] = [500 + 900 * stones(), 0.12 + 0.55 * stones()];
    strike(out, [{ hz, level: 1, long: 0.03 }], at, 0.25 * stones());
  }
  return finished(out, -25);
};

export const BLOWS = { claws, heal, energy, point, shield, fall };
