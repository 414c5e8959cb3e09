/** How many sounds are heard at once: fast replays and long turns are no noise. */

import type { Sound } from "./sounds.ts";

/** This many together are still told apart. */
const MOST = 8;
/** The same sound again within this many milliseconds is one sound. */
const SAME = 45;

export class Voices {
  #heard = 0;
  readonly #last = new Map<Sound, number>();

  /** Takes a voice for a sound, to be left when it has ended; tells whether there was one. */
  take(sound: Sound, now: number): boolean {
    const before = this.#last.get(sound) ?? -Infinity;
    if (now - before < SAME || this.#heard >= MOST) return false;
    this.#heard += 1;
    this.#last.set(sound, now);
    return true;
  }

  leave(): void {
    this.#heard -= 1;
  }
}
