/** What a table shows: it follows the match one beat at a time, so that eyes can follow too. */

import type { Match } from "./match.svelte.ts";
import type { Change } from "./typed.ts";
import type { Json } from "./wire.ts";

/** One movement on the table, and how long it takes. */
export interface Beat<Scene> {
  scene: Scene;
  ms: number;
}

/** Turns a change into beats; the last thing shown is always the view itself. */
export type Planner<Scene, V extends Json = Json, C extends Json = Json, E extends Json = Json> = (
  change: Change<V, C, E>,
) => Beat<Scene>[];

/** So many changes may wait: who comes late sees the end at once. */
const BEHIND = 6;

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Stage<Scene, V extends Json = Json, C extends Json = Json, E extends Json = Json> {
  /** What is shown: behind the match while a beat is played. */
  view = $state.raw<V | null>(null);
  /** The beat that is played. */
  scene = $state.raw<Scene | null>(null);
  /** When it began, on the page's clock: what moves by frames reads how far it is from there. */
  began = 0;

  readonly #planner: Planner<Scene, V, C, E>;
  readonly #match: Match<V, C, E>;
  readonly #leave: () => void;
  readonly #unwatch: () => void;
  #waiting: Change<V, C, E>[] = [];
  #beats: Beat<Scene>[] = [];
  #playing: Change<V, C, E> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    match: Match<V, C, E>,
    planner: Planner<Scene, V, C, E>,
    isStill: () => boolean = still,
  ) {
    this.#planner = planner;
    this.#match = match;
    this.view = match.standing?.view ?? null;
    this.#leave = match.stage();
    this.#unwatch = match.watch((change) => {
      this.#waiting.push(change);
      if (change.before === null || isStill() || this.#waiting.length > BEHIND) this.skip();
      else if (this.#playing === null) this.#next();
    });
  }

  /** Shows the end of everything that waits: whoever acts does not want to wait. */
  skip(): void {
    clearTimeout(this.#timer);
    const last = this.#waiting.at(-1) ?? this.#playing;
    if (last !== null && last !== undefined) this.#show(last);
    this.#waiting = [];
    this.#beats = [];
    this.#playing = null;
    this.scene = null;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#unwatch();
    // A component that goes still reads what was before it went: the match would show that again.
    queueMicrotask(this.#leave);
  }

  /** What the page says about the match follows what the table shows. */
  #show(change: Change<V, C, E>): void {
    this.view = change.after;
    this.#match.show(change.standing);
  }

  #next(): void {
    const change = this.#waiting.shift();
    if (change === undefined) return;
    this.#playing = change;
    this.#beats = this.#planner(change);
    this.#beat();
  }

  #beat(): void {
    const beat = this.#beats.shift();
    if (beat === undefined) {
      if (this.#playing !== null) this.#show(this.#playing);
      this.scene = null;
      this.#playing = null;
      this.#next();
      return;
    }
    this.began = performance.now();
    this.scene = beat.scene;
    this.#timer = setTimeout(() => this.#beat(), beat.ms);
  }
}
