/** Draws a frame only when something changed or still moves. */

/** What asks for a frame and what calls it off: the browser's own, or a test's. */
export interface Ticker {
  request(callback: (now: number) => void): number;
  cancel(handle: number): void;
}

export const BROWSER: Ticker = {
  request: (callback) => requestAnimationFrame(callback),
  cancel: (handle) => cancelAnimationFrame(handle),
};

/** After a pause the first frame counts as one of this length, in milliseconds. */
const FIRST = 16;
/** No frame counts as longer than this: a tab in the background comes back without a jump. */
const LONGEST = 250;

/**
 * Moves everything on by `ms` at the time `now`, draws it, and says whether it still moves;
 * `follows` where the frame came right after another, so that `ms` was measured.
 */
export type Draw = (now: number, ms: number, follows: boolean) => boolean;

export class Frames {
  /** How many frames were drawn. */
  drawn = 0;
  #handle: number | null = null;
  #last: number | null = null;
  #stopped = false;

  constructor(
    private readonly draw: Draw,
    private readonly ticker: Ticker = BROWSER,
  ) {}

  /** Something changed: the next frame shows it. */
  need(): void {
    if (this.#stopped || this.#handle !== null) return;
    this.#handle = this.ticker.request((now) => this.#tick(now));
  }

  /** No frame is drawn any more, until `start`. */
  stop(): void {
    this.#stopped = true;
    if (this.#handle !== null) this.ticker.cancel(this.#handle);
    this.#handle = null;
    this.#last = null;
  }

  start(): void {
    this.#stopped = false;
    this.need();
  }

  #tick(now: number): void {
    this.#handle = null;
    const follows = this.#last !== null;
    const ms = this.#last === null ? FIRST : Math.min(LONGEST, now - this.#last);
    this.drawn += 1;
    const moves = this.draw(now, ms, follows);
    if (moves) this.need();
    // Between two movements time does not count.
    this.#last = this.#handle === null ? null : now;
  }
}
