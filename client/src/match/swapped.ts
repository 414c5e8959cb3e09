/** Presses that were meant for what was there a moment before. */

/** Nobody has read what is new sooner than this, in milliseconds. */
export const MOMENT = 400;

/** What is known of a press. */
interface Press {
  /** How many clicks it ended, as browsers count; none for one by a key, which is never too quick. */
  detail: number;
  /** When, in milliseconds since the page was opened. */
  timeStamp: number;
}

/** A place where buttons are put under the finger that has just pressed another one there. */
export class Swapped {
  #since = -Infinity;

  /** Something else can be pressed from now on. */
  swap(now: number = performance.now()): void {
    this.#since = now;
  }

  /** Whether that press comes too soon after what was there has gone. */
  isStale({ detail, timeStamp }: Press): boolean {
    return detail > 0 && timeStamp - this.#since < MOMENT;
  }
}
