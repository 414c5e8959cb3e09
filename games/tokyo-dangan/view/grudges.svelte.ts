/** Remembers what the others broke since one's own last turn. */

import type { Change, Match } from "./match.ts";
import { addLosses, endsOwnTurn, lossesOf, type Loss } from "./losses.ts";
import { outlookOf } from "./oracle.svelte.ts";

export class Grudges {
  losses = $state.raw<readonly Loss[]>([]);

  readonly #match: Match;
  readonly #unwatch: () => void;
  /** Changes are judged one after the other, in their order. */
  #queue: Promise<void> = Promise.resolve();

  constructor(match: Match) {
    this.#match = match;
    this.#unwatch = match.watch((change) => {
      // What the rules cannot answer is no grudge.
      this.#queue = this.#queue.then(() => this.#judge(change)).catch(() => undefined);
    });
  }

  close(): void {
    this.#unwatch();
  }

  async #judge(change: Change): Promise<void> {
    const own = this.#match.seat;
    if (own === null || change.before === null) return;
    const events = change.events.map(({ event }) => event);
    const before = await outlookOf(change.before);
    const after = await outlookOf(change.after);
    const known = endsOwnTurn(events, own) ? [] : this.losses;
    const fresh = lossesOf(before.missing, after.missing, events, own);
    this.losses = addLosses(known, fresh, after.missing);
  }
}
