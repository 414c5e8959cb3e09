/**
 * What sounds are made of: struck things that ring, noise through filters, voices. Everything is
 * computed sample by sample and from seeds, so that it is the same on every machine.
 */

import { stream } from "../scene/noise.ts";

/** Samples in a second. */
export const RATE = 44_100;
export type Samples = Float32Array;

const TURN = 2 * Math.PI;
/** A sound that has fallen by 60 dB is gone. */
const GONE = Math.log(1_000);

export function silence(seconds: number): Samples {
  return new Float32Array(Math.ceil(seconds * RATE));
}

/** One way in which a thing rings. */
export interface Mode {
  hz: number;
  level: number;
  /** Seconds until it is gone. */
  long: number;
}

/** Strikes something: all its modes begin at once and die away, each as fast as it does. */
export function strike(out: Samples, modes: readonly Mode[], at = 0, level = 1): void {
  const first = Math.round(at * RATE);
  for (const { hz, level: share, long } of modes) {
    const [step, fall] = [(TURN * hz) / RATE, Math.exp(-GONE / (long * RATE))];
    const last = Math.min(out.length, first + Math.round(long * RATE));
    // A sine that dies away is known from its last two values.
    const [a1, a2] = [2 * fall * Math.cos(step), -fall * fall];
    let [now, before] = [0, (-level * share * Math.sin(step)) / fall];
    for (let idx = first; idx < last; idx += 1) {
      out[idx]! += now;
      [now, before] = [a1 * now + a2 * before, now];
    }
  }
}

/** A filter with a resonance: everything but a band of frequencies is taken away. */
export function band(hz: number, width: number): (sample: number) => number {
  const angle = (TURN * Math.min(hz, RATE * 0.45)) / RATE;
  const alpha = (Math.sin(angle) * width) / (2 * hz);
  const [a1, a2] = [(-2 * Math.cos(angle)) / (1 + alpha), (1 - alpha) / (1 + alpha)];
  const gain = alpha / (1 + alpha);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return (x) => {
    const y = gain * (x - x2) - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  };
}

/** From 0 to 1 in `rise` seconds, then away in `fall` seconds. */
export function swell(rise: number, fall: number): (seconds: number) => number {
  return (t) => {
    if (t < 0) return 0;
    return t < rise ? t / rise : Math.exp((-GONE * (t - rise)) / fall);
  };
}

export interface Hiss {
  seed: number;
  at?: number;
  /** The middle of its band in hertz, at its beginning and at its end. */
  hz: readonly [number, number];
  /** How wide the band is, in hertz. */
  width: number;
  rise: number;
  fall: number;
  level: number;
}

/** Noise in a band that may glide: a scrape, a rustle, a breath, a blow. */
export function hiss(out: Samples, { seed, at = 0, hz, width, rise, fall, level }: Hiss): void {
  const chance = stream(seed);
  const loud = swell(rise, fall);
  const [first, count] = [Math.round(at * RATE), Math.round((rise + fall) * RATE)];
  // A narrow band lets little through: this makes up for it.
  const scale = level * Math.sqrt(RATE / 2 / width);
  let filter = band(hz[0], width);
  for (let idx = 0; idx < count && first + idx < out.length; idx += 1) {
    if (idx % 64 === 0 && hz[0] !== hz[1]) {
      filter = glided(filter, hz[0] * (hz[1] / hz[0]) ** (idx / count), width);
    }
    out[first + idx]! += scale * loud(idx / RATE) * filter(chance() * 2 - 1);
  }
}

/** A filter that goes on elsewhere: what still rings in the old one fades into the new one. */
function glided(
  old: (sample: number) => number,
  hz: number,
  width: number,
): (sample: number) => number {
  const next = band(hz, width);
  let left = 64;
  return (x) => {
    const share = left > 0 ? left / 64 : 0;
    left -= 1;
    const fresh = next(x);
    return share > 0 ? share * old(x) + (1 - share) * fresh : fresh;
  };
}

export interface Tone {
  at?: number;
  hz: number;
  /** What it glides to, if it does. */
  to?: number;
  rise: number;
  fall: number;
  level: number;
  /** The levels of its harmonics after the first. */
  above?: readonly number[];
}

/** A tone that may glide: a chime, a horn, a drop. */
export function tone(out: Samples, wanted: Tone): void {
  const { at = 0, hz, to = hz, rise, fall, level, above = [] } = wanted;
  const loud = swell(rise, fall);
  const first = Math.round(at * RATE);
  const count = Math.min(out.length - first, Math.round((rise + fall) * RATE));
  const harmonics = [1, ...above];
  let phase = 0;
  for (let idx = 0; idx < count; idx += 1) {
    phase += (TURN * (to === hz ? hz : hz * (to / hz) ** (idx / count))) / RATE;
    // All harmonics from one sine: each is known from the two below it.
    const twice = 2 * Math.cos(phase);
    let [below, here, sum] = [0, Math.sin(phase), 0];
    for (const share of harmonics) {
      sum += share * here;
      [below, here] = [here, twice * here - below];
    }
    out[first + idx]! += level * loud(idx / RATE) * sum;
  }
}

/** Ears, and the small loudspeakers of phones, hear little of what is below this, in hertz. */
const DEEP = 500;

/** How loud the loudest twentieth of a second is to an ear: the root of the mean square. */
export function loudest(samples: Samples): number {
  const window = Math.round(0.05 * RATE);
  const keep = Math.exp((-TURN * DEEP) / RATE);
  const squares = new Float64Array(samples.length);
  let [most, sum, last, heard] = [0, 0, 0, 0];
  for (let idx = 0; idx < samples.length; idx += 1) {
    heard = keep * (heard + samples[idx]! - last);
    last = samples[idx]!;
    squares[idx] = heard * heard;
    sum += squares[idx]! - (idx < window ? 0 : squares[idx - window]!);
    most = Math.max(most, sum);
  }
  return Math.sqrt(most / window);
}

/** Nothing is louder at any moment. */
const PEAK = 0.9;
/** The last samples fade, so that nothing ends with a click. */
const FADE = Math.round(0.01 * RATE);

/** The same, as loud as wanted (in decibels below the loudest possible), and with a clean end. */
export function finished(samples: Samples, decibels: number): Samples {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const wanted = 10 ** (decibels / 20) / loudest(samples);
  const scale = Math.min(wanted, PEAK / peak);
  return samples.map((sample, idx) => {
    const fade = Math.min(1, (samples.length - 1 - idx) / FADE);
    return sample * scale * fade;
  });
}

/** Makes a sound: `n` is how much of it there is, or which of several, as its family says. */
export type Recipe = (n: number) => Samples;
