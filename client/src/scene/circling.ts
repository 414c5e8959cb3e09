/** A camera that goes round what it looks at, for as long as a scene for the winner lasts. */

import type { Rig } from "./rig.ts";

/** How far round it goes in all, in radians. */
const ROUND = 2.2;

export class Circling {
  #ms = 0;
  #last = 0;

  constructor(private readonly still: () => boolean) {}

  /** Begins to go round within this many milliseconds. */
  begin(ms: number): void {
    this.#ms = ms;
    this.#last = 0;
  }

  end(): void {
    this.#ms = 0;
  }

  /** Goes on; tells whether it still moves. */
  pose(rig: Rig, now: number): boolean {
    if (this.#ms === 0 || this.still()) return false;
    const passed = this.#last === 0 ? 0 : now - this.#last;
    this.#last = now;
    rig.spin((passed / this.#ms) * ROUND);
    return true;
  }
}
