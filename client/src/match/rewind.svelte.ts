/** The last turn of others shown again at a table without a stage: one view after the other. */

import { paced } from "../settings/pace.ts";
import { lastTurn, type Again } from "./lastTurn.ts";
import type { Match } from "./match.svelte.ts";
import type { Change } from "./typed.ts";
import type { Json } from "./wire.ts";

/** How long each view is looked at, in milliseconds. */
const STEP = 550;

/** At the chosen pace; but what somebody asks to see is always shown. */
const stepMs = () => Math.max(paced(STEP), paced(STEP, "fast"));

export class Rewind<V extends Json, C extends Json, E extends Json> implements Again {
  /** What is shown of the past; nothing while it is not. */
  view = $state.raw<V | null>(null);
  #changes = $state.raw<readonly Change<V, C, E>[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #unwatch: () => void;

  constructor(private readonly match: Match<V, C, E>) {
    this.#unwatch = match.watch((change) => {
      this.#changes = lastTurn(this.#changes, change, match.seat);
    });
    match.again = this;
  }

  get ready(): boolean {
    return this.#changes.length > 0;
  }

  get playing(): boolean {
    return this.view !== null;
  }

  start(): void {
    const [first] = this.#changes;
    if (first === undefined) return;
    this.#show([first.before ?? first.after, ...this.#changes.map(({ after }) => after)]);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.view = null;
  }

  close(): void {
    this.stop();
    this.#unwatch();
    if (this.match.again === this) this.match.again = null;
  }

  #show([view, ...rest]: V[]): void {
    clearTimeout(this.#timer);
    if (view === undefined) return this.stop();
    this.view = view;
    this.#timer = setTimeout(() => this.#show(rest), stepMs());
  }
}
