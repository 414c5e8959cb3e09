/** Where all sounds come together: made once, then played through one gain and one compressor. */

import { whenIdle } from "../idle.ts";
import { loudness, sounds, volume } from "../settings/sound.ts";
import type { Cue } from "./play.ts";
import { SOUNDS, type Sound } from "./sounds.ts";
import { RATE, type Samples } from "./synth.ts";
import { Voices } from "./voices.ts";

/** How fast the volume follows the slider, in seconds. */
const FOLLOW = 0.015;
/** No two knocks are alike: this much they differ in pitch and in level. */
const PITCH = 0.035;
const LEVEL = 0.18;

export interface Wanted {
  sound: Sound;
  n: number;
  level: number;
  /** Later than this, on the page's clock, it belongs to nothing any more. */
  until: number;
}

interface Desk {
  context: AudioContext;
  master: GainNode;
}

const made = new Map<string, Samples>();
const buffers = new Map<string, AudioBuffer>();
const voices = new Voices();
let desk: Desk | null = null;

/** The samples of a sound, computed the first time. */
function samplesOf(sound: Sound, n: number): Samples {
  const key = `${sound} ${n}`;
  const known = made.get(key) ?? SOUNDS[sound](n);
  made.set(key, known);
  return known;
}

function bufferOf(context: AudioContext, sound: Sound, n: number): AudioBuffer {
  const key = `${sound} ${n}`;
  const known = buffers.get(key);
  if (known) return known;
  const samples = samplesOf(sound, n);
  const buffer = context.createBuffer(1, samples.length, RATE);
  buffer.getChannelData(0).set(samples);
  buffers.set(key, buffer);
  return buffer;
}

/** Computes sounds while nothing else is to be done, one after the other. */
export function make([cue, ...rest]: readonly Cue[]): void {
  if (cue === undefined) return;
  whenIdle(() => {
    samplesOf(cue.sound, cue.n ?? 1);
    make(rest);
  });
}

function open(): Desk {
  const context = new AudioContext({ latencyHint: "interactive" });
  const master = context.createGain();
  const press = context.createDynamicsCompressor();
  // Gentle: only where several sounds fall together does it do anything.
  press.threshold.value = -16;
  press.knee.value = 12;
  press.ratio.value = 4;
  press.attack.value = 0.003;
  press.release.value = 0.15;
  master.gain.value = loudness();
  master.connect(press).connect(context.destination);
  const follow = () => master.gain.setTargetAtTime(loudness(), context.currentTime, FOLLOW);
  volume.each(follow);
  sounds.each(follow);
  // Some browsers let it run only from within a touch, and stop it when the page was away.
  addEventListener("pointerup", () => void context.resume(), { capture: true, passive: true });
  return { context, master };
}

/** Plays a sound as soon as it can be heard. */
export function sing(wanted: Wanted): void {
  desk ??= open();
  const { context, master } = desk;
  const begin = () => start(context, master, wanted);
  // What begins while nothing runs would be heard later, all at once.
  if (context.state === "running") begin();
  else void context.resume().then(begin);
}

function start(context: AudioContext, master: GainNode, wanted: Wanted): void {
  const { sound, n, level, until } = wanted;
  const now = performance.now();
  if (loudness() === 0 || now > until || !voices.take(sound, now)) return;
  const [source, gain] = [context.createBufferSource(), context.createGain()];
  source.buffer = bufferOf(context, sound, n);
  source.playbackRate.value = 1 + PITCH * (Math.random() * 2 - 1);
  gain.gain.value = level * (1 - LEVEL * Math.random());
  source.connect(gain).connect(master);
  source.onended = () => {
    gain.disconnect();
    voices.leave();
  };
  source.start();
}
