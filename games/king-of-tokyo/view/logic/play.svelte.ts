/** The table's own memory: what is shown, which dice are held, what is about to be done. */

import { untrack } from "svelte";
import type { Change, Match } from "@shell/match/match.svelte.ts";
import { Stage } from "@shell/match/stage.svelte.ts";
import type { Offer } from "@shell/match/wire.ts";
import type { Event, Face, Monster, View } from "../types.ts";
import { Answers } from "./answers.svelte.ts";
import { hold, rerollOf, settle, thrown, toggle, type Die } from "./dice.ts";
import { automatic, read, write, type Automatic, type Habits } from "./habits.ts";
import { commandOf } from "./offers.ts";
import { plan, told, type Scene } from "./plan.ts";
import { promptOf, prospectOf, type Prompt } from "./prompt.ts";

/** So long a habit waits, in milliseconds: long enough to see what is about to happen. */
const PATIENCE = 900;

/** A choice that is asked about once more. */
export interface Doubt {
  offer: Offer;
  why: "deadly" | "risky" | "rerolls";
}

export class Play {
  readonly match: Match;
  readonly stage: Stage<Scene>;
  readonly answers: Answers;
  dice = $state.raw<Die[]>([]);
  habits = $state.raw<Habits>(read(localStorage));
  doubt = $state.raw<Doubt | null>(null);
  /** What was done without asking, in words of the offer. */
  done = $state.raw<(Automatic & { beat: number }) | null>(null);
  /** What is about to be done without asking. */
  coming = $state.raw<Automatic | null>(null);
  /** What was clicked last: a refusal is shown beside it. */
  clicked = $state<string>("tray");

  readonly now: View = $derived.by(() => this.match.standing?.view as unknown as View);
  readonly view: View = $derived.by(() => (this.stage.view ?? this.now) as unknown as View);
  readonly scene: Scene | null = $derived.by(() => this.stage.scene);
  readonly monsters: Monster[] = $derived.by(() => this.scene?.monsters ?? this.view.monsters);
  /** Whether what is shown is what is: only then is there anything to decide. */
  readonly live: boolean = $derived.by(() => this.scene === null && this.view === this.now);
  readonly offers: readonly Offer[] = $derived.by(() => this.match.ask?.offers ?? []);
  readonly waits: boolean = $derived.by(() => this.match.pending.size > 0);
  readonly prompt: Prompt | null = $derived.by(() =>
    this.live ? promptOf(this.now, this.match.seat, this.offers, this.answers.prospects) : null,
  );
  readonly reroll: Offer | undefined = $derived.by(() =>
    this.prompt?.kind === "roll" ? rerollOf(this.dice, this.offers) : undefined,
  );
  /** Whether the seat is to decide as soon as everything has been shown. */
  readonly awaited: boolean = $derived.by(
    () => !this.live && this.match.seat !== null && this.match.must.includes(this.match.seat),
  );
  readonly canHold: boolean = $derived.by(
    () => this.prompt?.kind === "roll" && this.now.turn.rerolls > 0 && !this.waits,
  );

  /** The view that a throw belongs to, and whether it was shown. */
  #threw: unknown = null;
  #shownThrow = false;
  /** The decision that is left to the player because something was taken back. */
  #undone: unknown = null;
  readonly #unwatch: () => void;

  /** To be made while a component is: it looks after itself from then on. */
  constructor(match: Match) {
    this.match = match;
    this.#unwatch = match.watch((change) => this.#hear(change));
    this.stage = new Stage<Scene>(match, plan);
    this.answers = new Answers(this);
    $effect(() => this.#lay());
    $effect(() => this.#await());
  }

  close(): void {
    this.#unwatch();
    this.stage.close();
  }

  /** Changes a habit, for good. */
  adopt(change: Partial<Habits>): void {
    this.habits = { ...this.habits, ...change };
    write(localStorage, this.habits);
  }

  toggle(id: number): void {
    if (this.canHold) this.dice = toggle(this.dice, id);
  }

  hold(keep: readonly Face[]): void {
    if (this.canHold) this.dice = hold(this.dice, keep);
  }

  /** Does what is offered, or asks once more where that is wise. */
  choose(offer: Offer, clicked = "tray"): void {
    if (this.waits) return;
    this.clicked = clicked;
    this.done = null;
    const doubt = this.#doubts(offer);
    if (doubt !== null && this.doubt?.offer !== offer) {
      this.doubt = { offer, why: doubt };
      return;
    }
    this.#act(offer);
  }

  /** Keeps away from a choice that was asked about. */
  back(): void {
    this.doubt = null;
  }

  #act(offer: Offer): void {
    this.doubt = null;
    this.coming = null;
    this.stage.skip();
    this.match.act(offer.command);
  }

  #doubts(offer: Offer): Doubt["why"] | null {
    const command = commandOf(offer);
    const falls = prospectOf(this.answers.prospects, command)?.falls ?? 0;
    if (this.habits.confirmDeadly && falls > 0 && this.offers.length > 1) {
      return falls < 1 ? "risky" : "deadly";
    }
    const early = command === "resolve" && this.now.turn.rerolls > 0 && this.prompt?.kind === "roll";
    return this.habits.confirmKeep && early ? "rerolls" : null;
  }

  #hear(change: Change): void {
    this.doubt = null;
    const after = change.after as unknown as View;
    const before = change.before as unknown as View | null;
    if (before !== null && after.beat < before.beat) {
      this.#undone = after;
      this.done = null;
    }
    const rolls = change.events.some(({ event }) => told(event as unknown as Event, "rolled"));
    if (rolls || before === null) {
      this.#threw = change.after;
      this.#shownThrow = false;
    }
  }

  /** Lays the dice that are shown. */
  #lay(): void {
    const { scene, view } = this;
    untrack(() => {
      if (scene?.act.is === "roll") {
        const { act } = scene;
        this.dice = act.first ? thrown(scene.dice, this.dice) : settle(this.dice, scene.dice, act.dice);
        if (act.first) this.#shownThrow = true;
      } else if (scene === null && view) {
        const fresh = this.#threw === view && !this.#shownThrow;
        this.#threw = null;
        const { dice } = view.turn;
        this.dice = fresh ? thrown(dice, this.dice) : settle(this.dice, dice, []);
      }
    });
  }

  /** Lets a habit answer after a while, if one does. */
  #await(): (() => void) | void {
    const { prompt, offers, habits, now, waits } = this;
    const ready = this.answers.judged === now;
    this.coming = null;
    if (!prompt || waits || !ready || this.#undone === now || this.doubt !== null) return;
    const life = now.monsters[this.match.seat ?? -1]?.life ?? 0;
    const answer = automatic(habits, prompt, offers, life, this.answers.prospects);
    if (answer === null) return;
    this.coming = answer;
    const timer = setTimeout(() => {
      this.done = { ...answer, beat: now.beat };
      this.#act(answer.offer);
    }, PATIENCE);
    return () => clearTimeout(timer);
  }

  /** Stops a habit that is about to answer. */
  hush(): void {
    this.#undone = this.now;
    this.coming = null;
    // The effect that waits is begun anew, and sees that it is not wanted.
    this.habits = { ...this.habits };
  }
}
