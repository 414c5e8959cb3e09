/**
 * The door to all sounds. It is small, because every page has it; what makes the sounds is fetched
 * with the first of them (`mixer.ts`).
 */

import { buzz, type Buzz } from "../settings/haptics.ts";
import { sounds } from "../settings/sound.ts";
import { wasTouched } from "../touch.ts";
import type { Sound } from "./sounds.ts";

export type { Sound };

/** A sound with how it is played. */
export interface Cue {
  sound: Sound;
  /** How much of it there is, or which of several: its family knows. */
  n?: number;
  /** When it comes, as a share of the movement that it belongs to. */
  at?: number;
  /** How loud, where that is not as usual. */
  level?: number;
  /** What is felt with it. */
  buzz?: Buzz;
}

/** The only sound for people who look elsewhere. */
const CALL: Sound = "turn";
/** Anything else is late after this many milliseconds. */
const LATE = 400;

const mixer = () => import("./mixer.ts");

/** Whether anything may be heard now: never before somebody has touched the page. */
function mayPlay(sound: Sound): boolean {
  if (sounds.now === "off" || !wasTouched()) return false;
  return sound === CALL || document.visibilityState === "visible";
}

/** Plays a sound, and lets it be felt. */
export function play(cue: Sound | Cue): void {
  const {
    sound,
    n = 1,
    level = 1,
    buzz: felt,
  }: Cue = typeof cue === "string" ? { sound: cue } : cue;
  if (felt !== undefined) buzz(felt);
  if (!mayPlay(sound)) return;
  const until = sound === CALL ? Infinity : performance.now() + LATE;
  mixer().then(
    ({ sing }) => sing({ sound, n, level, until }),
    // Without a network, before the page is kept for offline play: it stays silent.
    () => undefined,
  );
}

/** Fetches what makes the sounds, and makes some of them, before they are needed. */
export function prepare(wanted: readonly Cue[]): void {
  if (sounds.now === "off") return;
  mixer().then(
    ({ make }) => make(wanted),
    () => undefined,
  );
}
