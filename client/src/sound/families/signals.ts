/** What the house says to players: bells, a clock, endings. */

import { finished, hiss, silence, strike, tone, type Recipe } from "../synth.ts";

/** Your turn: a small bell of wood and brass, twice, the second time higher. */
const turn: Recipe = () => {
  const out = silence(1.15);
  [587.33, 880].forEach((hz, idx) => {
    const at = idx * 0.13;
    tone(out, {
      at,
      hz,
      rise: 0.003,
      fall: 0.9 - 0.2 * idx,
      level: 0.6,
      above: [0.06, 0.22, 0.02],
    });
  });
  return finished(out, -23);
};

/** The bell on a desk, pressed once: bright, and not quite in tune with itself. */
const bell: Recipe = () => {
  const out = silence(1.3);
  const partials = [1, 1.006, 2.41, 3.92, 5.37];
  strike(
    out,
    partials.map((times, idx) => ({
      hz: 1_975 * times,
      level: [0.6, 0.5, 0.35, 0.18, 0.08][idx]!,
      long: 1.2 / (1 + 0.5 * idx),
    })),
  );
  hiss(out, { seed: 601, hz: [5_200, 5_200], width: 3_500, rise: 0.0005, fall: 0.015, level: 0.3 });
  return finished(out, -26);
};

/** A road leads over another: two notes of a crossing, far off. */
const crossing: Recipe = () => {
  const out = silence(0.95);
  [698.46, 880, 698.46, 880].forEach((hz, idx) => {
    const chime = { rise: 0.004, fall: 0.34, above: [0.1, 0.2] };
    tone(out, { ...chime, hz, at: idx * 0.14, level: 0.6 - 0.1 * idx });
  });
  return finished(out, -28);
};

/** A clock that runs low: one tick. */
const clock: Recipe = () => {
  const out = silence(0.12);
  strike(out, [
    { hz: 1_900, level: 0.7, long: 0.03 },
    { hz: 3_350, level: 0.5, long: 0.02 },
    { hz: 620, level: 0.5, long: 0.05 },
  ]);
  return finished(out, -28);
};

/** Somebody says something: two drops. */
const chat: Recipe = () => {
  const out = silence(0.32);
  tone(out, { hz: 460, to: 690, rise: 0.008, fall: 0.12, level: 0.7 });
  tone(out, { at: 0.09, hz: 610, to: 910, rise: 0.008, fall: 0.16, level: 0.5 });
  return finished(out, -29);
};

/** Somebody presses a button. */
const tick: Recipe = () => {
  const out = silence(0.05);
  strike(out, [
    { hz: 1_450, level: 0.8, long: 0.018 },
    { hz: 2_900, level: 0.3, long: 0.01 },
  ]);
  return finished(out, -38);
};

/** What was built is right: three notes up. */
const right: Recipe = () => {
  const out = silence(0.95);
  [659.25, 783.99, 1_046.5].forEach((hz, idx) => {
    tone(out, { hz, at: idx * 0.09, rise: 0.003, fall: 0.6, level: 0.6, above: [0.2, 0.08] });
  });
  return finished(out, -25);
};

/** It is not: two notes down, muffled. */
const wrong: Recipe = () => {
  const out = silence(0.65);
  [293.66, 246.94].forEach((hz, idx) => {
    tone(out, { hz, at: idx * 0.15, rise: 0.012, fall: 0.4, level: 0.6, above: [0.3, 0.15, 0.05] });
  });
  return finished(out, -25);
};

/** Notes of an ending: hertz, and when they come. */
type Melody = readonly (readonly [hz: number, at: number])[];

function played(melody: Melody, long: number, fall: number, decibels: number) {
  const out = silence(long);
  for (const [hz, at] of melody) {
    tone(out, { hz, at, rise: 0.006, fall, level: 0.5, above: [0.25, 0.12, 0.05] });
    tone(out, { hz: hz / 2, at, rise: 0.01, fall: fall * 0.8, level: 0.2 });
  }
  return finished(out, decibels);
}

/** Won: up a pentatonic scale to a chord that stays. */
const win: Recipe = () => {
  const scale: Melody = [
    [440, 0],
    [493.88, 0.1],
    [587.33, 0.2],
    [659.25, 0.3],
    [587.33, 0.46],
    [739.99, 0.46],
    [880, 0.46],
  ];
  return played(scale, 1.9, 1.3, -21);
};

/** Lost: the same scale, down, and no harm done. */
const lose: Recipe = () => {
  const scale: Melody = [
    [659.25, 0],
    [523.25, 0.16],
    [440, 0.32],
    [329.63, 0.5],
  ];
  return played(scale, 1.5, 0.9, -24);
};

/** Over, for spectators: one chord. */
const over: Recipe = () => {
  const chord: Melody = [
    [293.66, 0],
    [440, 0.03],
    [587.33, 0.06],
  ];
  return played(chord, 1.5, 1.3, -24);
};

export const SIGNALS = {
  turn,
  bell,
  crossing,
  clock,
  chat,
  tick,
  right,
  wrong,
  win,
  lose,
  over,
};
