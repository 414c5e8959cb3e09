/** Asks the coach, one stage after the other, about the decision at hand. */

import type { Match } from "../match/match.svelte.ts";
import type { JsonValue as Json } from "../match/wire.ts";
import type { Advice, Stage } from "./types.ts";

const STAGES: readonly Stage[] = ["nudge", "move", "reason"];

/** What is needed of a match. */
type Advised = Pick<
  Match,
  "ask" | "coach" | "pending" | "act" | "refused" | "seat" | "over" | "sitters" | "advised"
>;

export class Advisor {
  /** What was told of this decision, stage by stage. */
  #told = $state.raw<readonly Advice[]>([]);
  /** The decision that it is about. */
  #about = $state<number | null>(null);
  /** Whether the coach thinks. */
  thinks = $state(false);
  /** Whether it had nothing to say about this decision. */
  #silent = $state(false);
  /** What is still to be played of a move of several commands, and after which decision. */
  #rest = $state.raw<readonly Json[]>([]);
  #after: number | null = null;

  constructor(private readonly match: Advised) {}

  /** What is asked now, if anything. */
  readonly #decision: number | null = $derived.by(() => this.match.ask?.decision ?? null);
  /** Whether what is known is about what is asked now: after that it is of no use. */
  readonly #fresh: boolean = $derived.by(
    () => this.#decision !== null && this.#about === this.#decision,
  );

  readonly told: readonly Advice[] = $derived.by(() => (this.#fresh ? this.#told : []));
  readonly silent: boolean = $derived.by(() => this.#fresh && this.#silent);
  /** Whether anything is said, or about to be. */
  readonly speaks: boolean = $derived.by(() => this.thinks || this.silent || this.told.length > 0);
  /** What can be asked next; nothing after the last stage. */
  readonly next: Stage | null = $derived.by(() => STAGES[this.told.length] ?? null);
  /** Whether somebody plays here who can be advised: a puzzle for one is theirs to solve. */
  readonly there: boolean = $derived.by(() => {
    const { coach, seat, sitters, over } = this.match;
    return coach !== null && seat !== null && sitters.length > 1 && !over;
  });
  /** Whether there is anything to ask about. */
  readonly can: boolean = $derived.by(() => this.there && this.#decision !== null);

  /** Asks for the next stage. It counts once there is an answer. */
  async ask(): Promise<void> {
    const [stage, coach, about] = [this.next, this.match.coach, this.#decision];
    if (stage === null || coach === null || about === null || this.thinks) return;
    if (!this.#fresh) this.#told = [];
    this.#silent = false;
    this.#about = about;
    this.thinks = true;
    try {
      const advice = await coach.advise(stage);
      const { asked, shown } = coach.asked();
      if (stage === "nudge") coach.note({ asked: asked + 1, shown });
      if (stage === "move") coach.note({ asked, shown: shown + 1 });
      this.#told = [...this.#told, advice];
    } catch {
      this.#silent = true;
    }
    this.thinks = false;
  }

  /** Shows on the table what was advised; nothing before the second stage. */
  show(): void {
    const { command, rest = [] } = this.told.at(-1) ?? {};
    this.match.advised = command === undefined ? [] : [command, ...rest];
  }

  /** Does what was advised, to its end: a move may take several commands. */
  play(): void {
    const advice = this.told.at(-1);
    if (advice?.command === undefined || this.match.pending.size > 0) return;
    [this.#rest, this.#after] = [advice.rest ?? [], this.#decision];
    this.match.act(advice.command);
  }

  /**
   * Plays the next command of a move that was begun, once it is asked for. Where the turn is over,
   * or something was refused, the rest is given up: it was meant for this turn, as it stood.
   */
  playOn(): void {
    const [next, ...rest] = this.#rest;
    const decision = this.#decision;
    if (next === undefined || this.match.pending.size > 0) return;
    if (decision === null || this.match.refused !== null) {
      this.#rest = [];
      return;
    }
    if (decision === this.#after) return;
    [this.#rest, this.#after] = [rest, decision];
    this.match.act(next);
  }

  /** Puts away what was told; asked again, it is told from the beginning, and counts again. */
  close(): void {
    this.#rest = [];
    this.#about = null;
  }
}
