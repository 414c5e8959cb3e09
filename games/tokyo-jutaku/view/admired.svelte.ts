/** The house that was right, looked at for a while before the next card is laid. */

import type { View } from "./types.ts";

/** A verdict stays this long, in milliseconds. */
export const VERDICT = 4_500;
/** A right one keeps the wood where it is for so long. */
export const ADMIRED = 1_800;

export class Admired {
  /** The view that is shown meanwhile. */
  view = $state.raw<View | null>(null);
  /** The view before the last right stop. */
  #built: View | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A house is right: it is admired for so long, unless nothing should move. */
  note(before: View | null, ms: number | null): void {
    this.#built = before;
    if (ms === null || before === null) return;
    this.view = before;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.view = null), ms);
  }

  /** The same house once more, until `end`. */
  again(): void {
    clearTimeout(this.#timer);
    this.view = this.#built;
  }

  end(): void {
    clearTimeout(this.#timer);
    this.view = null;
  }
}
