/** What a table shows: it follows the match one beat at a time, so that eyes can follow too. */

import { isStill } from "../settings/motion.ts";
import { stretch } from "../settings/pace.ts";
import { play, type Cue } from "../sound/play.ts";
import { lastTurn, type Again } from "./lastTurn.ts";
import type { Match } from "./match.svelte.ts";
import type { Change } from "./typed.ts";
import type { Json } from "./wire.ts";

/** One movement on the table, and how long it takes at the normal pace. */
export interface Beat<Scene> {
  scene: Scene;
  ms: number;
  /** Who moves, where that may be somebody else than who acted: the next turn begins. */
  by?: number | undefined;
}

/** Turns a change into beats; the last thing shown is always the view itself. */
export type Planner<Scene, V extends Json = Json, C extends Json = Json, E extends Json = Json> = (
  change: Change<V, C, E>,
) => Beat<Scene>[];

/** This many changes may wait: somebody who comes late sees the end at once. */
const BEHIND = 6;

/** What is shown faster than this is seen, and not heard. */
const QUICK = 0.4;
/** This much is heard of a change that is not shown step by step. */
const HEARD = 2;
/** How long each of that is, and how far they are apart, in milliseconds. */
const BRIEF = 400;
const APART = 140;

/** How a stage is set up. */
export interface Staging<Scene> {
  /** What is heard of a scene that takes this long. */
  cues?: (scene: Scene, ms: number) => readonly Cue[];
  /** How many times as long as planned others' acts are shown. */
  others?: () => number;
  /** Whether nothing moves at all. */
  still?: () => boolean;
  sound?: (cue: Cue) => void;
}

/** What is shown again is looked at for longer. */
const SLOWER = 1.3;

export class Stage<
  Scene,
  V extends Json = Json,
  C extends Json = Json,
  E extends Json = Json,
> implements Again {
  /** What is shown: behind the match while a beat is played. */
  view = $state.raw<V | null>(null);
  /** The beat that is played. */
  scene = $state.raw<Scene | null>(null);
  /** How many times as long as planned this movement takes. */
  stretch = $state.raw(1);
  /** When the beat began, on the page's clock: what moves by frames reads from there how far it is. */
  began = 0;
  /** How long it takes, in milliseconds. */
  ms = $state.raw(0);

  /** Whether the last turn of somebody else is shown again: the match goes on meanwhile. */
  playing = $state(false);
  /** That turn, as far as it was seen. */
  #last = $state.raw<readonly Change<V, C, E>[]>([]);

  readonly #planner: Planner<Scene, V, C, E>;
  readonly #match: Match<V, C, E>;
  readonly #staging: Required<Staging<Scene>>;
  readonly #leave: () => void;
  readonly #unwatch: () => void;
  #waiting: Change<V, C, E>[] = [];
  #beats: Beat<Scene>[] = [];
  #playing: Change<V, C, E> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Sounds that are still to come. */
  readonly #coming = new Set<ReturnType<typeof setTimeout>>();

  constructor(
    match: Match<V, C, E>,
    planner: Planner<Scene, V, C, E>,
    staging: Staging<Scene> = {},
  ) {
    this.#planner = planner;
    this.#match = match;
    this.#staging = { cues: () => [], others: stretch, still: isStill, sound: play, ...staging };
    this.view = match.standing?.view ?? null;
    this.#leave = match.stage();
    // A replay shows any turn again.
    if (match.past === null) match.again = this;
    this.#unwatch = match.watch((change) => {
      this.stop();
      this.#last = lastTurn(this.#last, change, match.seat);
      this.#waiting.push(change);
      if (change.before === null || this.#waiting.length > BEHIND) this.skip();
      else if (this.#playing === null) this.#next();
    });
  }

  get ready(): boolean {
    return this.#last.length > 0;
  }

  /** Shows that turn again: how it was before it, what happened, and then what is. */
  start(): void {
    if (this.#playing !== null || this.playing) return;
    this.playing = true;
    this.#again([...this.#last]);
  }

  /** Back to what is. */
  stop(): void {
    if (!this.playing) return;
    this.#hush();
    this.playing = false;
    this.scene = null;
    this.view = this.#match.shown?.view ?? null;
  }

  /** Shows the end of everything that waits: somebody who acts does not want to wait. */
  skip(): void {
    this.stop();
    this.#hush();
    const last = this.#waiting.at(-1) ?? this.#playing;
    if (last !== null && last !== undefined) this.#show(last);
    this.#waiting = [];
    this.#beats = [];
    this.#playing = null;
    this.scene = null;
  }

  close(): void {
    this.#hush();
    this.#unwatch();
    if (this.#match.again === this) this.#match.again = null;
    // A component that goes still reads what was before it went: the match would show that again.
    queueMicrotask(this.#leave);
  }

  #again([change, ...rest]: Change<V, C, E>[]): void {
    if (change === undefined) return this.stop();
    this.view = change.before;
    const beats = this.#planner(change);
    const next = () => {
      const beat = beats.shift();
      if (beat === undefined) return this.#again(rest);
      this.#present(beat, SLOWER);
      this.#timer = setTimeout(next, this.ms);
    };
    next();
  }

  /** What the page says about the match follows what the table shows. */
  #show(change: Change<V, C, E>): void {
    this.view = change.after;
    this.#match.show(change.standing);
  }

  /** A replay says how fast it is; one's own acts take as long as planned. */
  #stretchOf(change: Change<V, C, E>, { by }: Beat<Scene>): number {
    if (this.#staging.still()) return 0;
    const { past, seat } = this.#match;
    if (past) return 1 / past.speed;
    return change.own && (by ?? seat) === seat ? 1 : this.#staging.others();
  }

  #next(): void {
    const change = this.#waiting.shift();
    if (change === undefined) return;
    this.#playing = change;
    const beats = this.#planner(change);
    this.#beats = beats.filter((beat) => this.#stretchOf(change, beat) > 0);
    if (beats.length > 0 && this.#beats.length === 0) this.#sum(beats);
    this.#beat();
  }

  #beat(): void {
    const [beat, change] = [this.#beats.shift(), this.#playing];
    if (beat === undefined || change === null) {
      if (change !== null) this.#show(change);
      this.scene = null;
      this.#playing = null;
      this.#next();
      return;
    }
    this.#present(beat, this.#stretchOf(change, beat));
    this.#timer = setTimeout(() => this.#beat(), this.ms);
  }

  /** Begins a movement that takes this many times as long as planned. */
  #present(beat: Beat<Scene>, stretch: number): void {
    this.began = performance.now();
    this.stretch = stretch;
    this.ms = beat.ms * this.stretch;
    this.scene = beat.scene;
    if (this.stretch < QUICK) return;
    const cues = this.#staging.cues(beat.scene, this.ms);
    for (const cue of cues) this.#hear(cue, (cue.at ?? 0) * this.ms);
  }

  /** All of a change at once: nothing of it is shown step by step, and little is heard. */
  #sum(beats: readonly Beat<Scene>[]): void {
    this.stretch = 0;
    const cues = beats.flatMap(({ scene }) => this.#staging.cues(scene, BRIEF));
    const heard = new Map(cues.map((cue) => [cue.sound, cue]));
    [...heard.values()].slice(0, HEARD).forEach((cue, idx) => this.#hear(cue, idx * APART));
  }

  #hear(cue: Cue, after: number): void {
    if (after === 0) return this.#staging.sound(cue);
    const timer = setTimeout(() => {
      this.#coming.delete(timer);
      this.#staging.sound(cue);
    }, after);
    this.#coming.add(timer);
  }

  /** Nothing that was to come comes any more. */
  #hush(): void {
    clearTimeout(this.#timer);
    for (const timer of this.#coming) clearTimeout(timer);
    this.#coming.clear();
  }
}
