/** What a reader of an analysis looks at: a step, a decision, somebody's decisions. */

import type { Film } from "../match/film.svelte.ts";
import { isWorse } from "./grades.ts";
import type { Study } from "./study.svelte.ts";
import type { Account, Judged, Point, Race } from "./types.ts";

/** What is needed of a film. */
type Shown = Pick<Film, "step" | "eyes" | "go" | "look" | "pause">;

export class Review {
  /** Whose decisions are listed; everybody's where that is nobody. */
  whose = $state<number | null>(null);
  /** Whether only those are listed that could have been better. */
  worse = $state(false);

  readonly points: readonly Point[] = $derived.by(() => this.study.told?.points ?? []);
  readonly accounts: readonly Account[] = $derived.by(() => this.study.told?.accounts ?? []);
  readonly races: readonly Race[] = $derived.by(() => this.study.told?.races ?? []);
  readonly #all: readonly Judged[] = $derived.by(() => this.study.told?.decisions ?? []);
  /** Whose decisions are graded. */
  readonly graded: readonly number[] = $derived.by(() =>
    [...new Set(this.#all.map(({ seat }) => seat))].sort((one, other) => one - other),
  );
  /** The decisions of whom the reader looks at. */
  readonly theirs: readonly Judged[] = $derived.by(() =>
    this.#all.filter(({ seat }) => this.whose === null || seat === this.whose),
  );
  /** Those that are listed. */
  readonly listed: readonly Judged[] = $derived.by(() =>
    this.theirs.filter(({ grade }) => !this.worse || isWorse(grade)),
  );
  /** Those that are marked on the plot. */
  readonly marked: readonly Judged[] = $derived.by(() =>
    this.theirs.filter(({ grade }) => isWorse(grade)),
  );
  /** The decision that the step leads to, or that was the last before it. */
  readonly chosen: Judged | null = $derived.by(
    () => this.theirs.filter(({ step }) => step - 1 <= this.film.step).at(-1) ?? null,
  );

  constructor(
    readonly film: Shown,
    readonly study: Study,
    /** Whose seat the reader had; nobody's where they watch. */
    mine: number | null,
  ) {
    this.whose = mine;
  }

  /** Shows the position in which somebody decided, as they saw it. */
  choose(decision: Judged): void {
    this.film.pause();
    if (this.film.eyes !== "all") this.film.look(String(decision.seat));
    this.film.go(decision.step - 1);
  }

  /** Shows a step, through the same eyes as before. */
  pick(step: number): void {
    this.film.pause();
    this.film.go(step);
  }

  /** Whether the position is shown in which the chosen decision was taken. */
  readonly atChosen: boolean = $derived.by(() => this.chosen?.step === this.film.step + 1);

  /** The next listed decision after the step that is shown; the last one before it. */
  beyond(direction: 1 | -1): Judged | null {
    const { step } = this.film;
    return direction === 1
      ? (this.listed.find((decision) => decision.step - 1 > step) ?? null)
      : (this.listed.filter((decision) => decision.step - 1 < step).at(-1) ?? null);
  }
}
