/** The sounds of wood: made by plain Web Audio nodes, nothing is downloaded. */

import { local } from "../storage.ts";

export type Sound = "pick" | "place" | "car" | "refuse" | "turn" | "tick" | "bell";

const KEPT = "tokyo-sound";

interface Note {
  /** Hertz, at the start and at the end. */
  from: number;
  to: number;
  /** Seconds. */
  long: number;
  loud: number;
  shape: OscillatorType;
}

const NOTES: Record<Sound, readonly Note[]> = {
  pick: [{ from: 520, to: 420, long: 0.05, loud: 0.12, shape: "triangle" }],
  place: [
    { from: 210, to: 120, long: 0.09, loud: 0.4, shape: "triangle" },
    { from: 900, to: 500, long: 0.03, loud: 0.12, shape: "square" },
  ],
  car: [
    { from: 660, to: 660, long: 0.09, loud: 0.14, shape: "sine" },
    { from: 990, to: 990, long: 0.22, loud: 0.12, shape: "sine" },
  ],
  refuse: [{ from: 160, to: 130, long: 0.14, loud: 0.18, shape: "sawtooth" }],
  turn: [{ from: 780, to: 780, long: 0.16, loud: 0.1, shape: "sine" }],
  tick: [{ from: 1_400, to: 900, long: 0.02, loud: 0.05, shape: "square" }],
  bell: [
    { from: 1_760, to: 1_755, long: 0.5, loud: 0.22, shape: "sine" },
    { from: 2_640, to: 2_630, long: 0.7, loud: 0.1, shape: "sine" },
  ],
};

let context: AudioContext | null = null;

export function isSilent(): boolean {
  return local.get(KEPT) === "off";
}

export function silence(silent: boolean): void {
  local.set(KEPT, silent ? "off" : "on");
}

/** Plays a sound, unless the reader wants none. Browsers are silent until somebody touches them. */
export function play(sound: Sound): void {
  if (isSilent() || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const note of NOTES[sound]) {
    ring(context, note, at);
    at += note.long * 0.7;
  }
}

function ring(context: AudioContext, note: Note, at: number): void {
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.type = note.shape;
  tone.frequency.setValueAtTime(note.from, at);
  tone.frequency.exponentialRampToValueAtTime(note.to, at + note.long);
  volume.gain.setValueAtTime(note.loud, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + note.long);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + note.long);
}
