/** A round that is looked at again: its scenes one after the other, without touching the match. */

import type { Beat } from "@shell/match/stage.svelte.ts";
import type { Change } from "./match.ts";
import { plan, type Scene } from "./plan.ts";

/** Words are read more slowly than wood moves. */
const SLOWER = 1.6;
/** What is shown for no longer than this is not worth a second look: a bid that nobody sees. */
const BRIEF = 500;

export class Rerun {
  /** What is shown of the round; nothing while nobody looks at it again. */
  scene = $state.raw<Scene | null>(null);
  began = 0;
  /** How many scenes there are to be seen. */
  length = $state(0);
  #beats: Beat<Scene>[] = [];
  #round = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Remembers what happens, from one opening of bids to the next. */
  note(change: Change): void {
    const round = change.after.auctions.length;
    const beats = change.before === null ? [] : plan(change).filter(({ ms }) => ms > BRIEF);
    const opens = change.before === null || round !== this.#round;
    this.#beats = opens ? beats : [...this.#beats, ...beats];
    this.#round = round;
    this.length = this.#beats.length;
  }

  start(): void {
    this.#show([...this.#beats]);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.scene = null;
  }

  #show([beat, ...rest]: Beat<Scene>[]): void {
    clearTimeout(this.#timer);
    if (beat === undefined) return this.stop();
    const ms = beat.ms * SLOWER;
    this.began = performance.now();
    this.scene = { ...beat.scene, ms };
    this.#timer = setTimeout(() => this.#show(rest), ms);
  }
}
