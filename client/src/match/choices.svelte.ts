/** The choices of a seat, in a list that stands still while somebody points at it. */

import { untrack } from "svelte";
import type { Asked, Offer } from "./wire.ts";

export const keyOf = (offer: Offer): string => JSON.stringify(offer.command);

export class Choices {
  shown = $state.raw<readonly Offer[]>([]);
  /** Which of them can no longer be taken. */
  gone = $state.raw<ReadonlySet<string>>(new Set());
  /** Whether there is a new question, and the old choices are all gone. */
  outdated = $state(false);
  #fresh: Asked | null = null;
  #decision: number | undefined;
  #holds = new Set<string>();
  #acted = false;

  /** What the seat is asked now. */
  offer(ask: Asked | null): void {
    this.#fresh = ask;
    // What is shown is no reason to offer it again.
    const before = untrack(() => this.shown);
    const free = this.#holds.size === 0 || this.#acted || before.length === 0;
    if (free) return this.show();
    const fresh = ask?.offers ?? [];
    const known = new Set(fresh.map(keyOf));
    const outdated = ask?.decision !== this.#decision;
    this.outdated = outdated;
    this.gone = new Set(before.map(keyOf).filter((key) => outdated || !known.has(key)));
    if (outdated) return;
    // Below the last one nothing is in the way.
    const shown = new Set(before.map(keyOf));
    this.shown = [...before, ...fresh.filter((offer) => !shown.has(keyOf(offer)))];
  }

  /** Pointing is acting: what comes of it is shown at once. */
  acted(waits: boolean): void {
    if (waits) this.#acted = true;
  }

  /** Shows what the seat is asked now. */
  show(): void {
    this.#acted = false;
    this.#decision = this.#fresh?.decision;
    this.shown = this.#fresh?.offers ?? [];
    this.gone = new Set();
    this.outdated = false;
  }

  /** Stands still for that reason, or no longer. */
  hold(why: string, still: boolean): void {
    if (still) this.#holds.add(why);
    else if (this.#holds.delete(why) && this.#holds.size === 0) this.show();
  }
}
