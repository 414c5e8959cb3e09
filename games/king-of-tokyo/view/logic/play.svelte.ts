/** The table's own memory: what is shown, which dice are held, what is about to be done. */

import { untrack } from "svelte";
import { Stage } from "@shell/match/stage.svelte.ts";
import { tagged } from "@shell/match/tagged.ts";
import { viewOf } from "@shell/match/typed.ts";
import { play as sound } from "@shell/sound/play.ts";
import { local } from "@shell/storage.ts";
import type { Change, Match, Offer } from "../match.ts";
import type { Command, Event, Face, Monster, Prospect, View } from "../types.ts";
import { Answers } from "./answers.svelte.ts";
import { caption, NONE } from "./captions.ts";
import { hold, rerollOf, settle, thrown, toggle, type Die } from "./dice.ts";
import { automatic, read, write, type Automatic, type Habits } from "./habits.ts";
import { dangersIn } from "./judgement.ts";
import { plan, type Scene } from "./plan.ts";
import { Presence } from "./presence.svelte.ts";
import { promptOf, prospectOf, type Prompt } from "./prompt.ts";
import { cuesOf } from "./sounds.ts";

/** So long a habit waits, in milliseconds: long enough to see what is about to happen. */
const PATIENCE = 900;

/** So long it is told what a habit did, in milliseconds. */
const TOLD = 5_000;

/** A choice that is asked about once more. */
export interface Doubt {
  offer: Offer;
  why: "deadly" | "risky" | "rerolls";
}

export class Play {
  readonly match: Match;
  readonly stage: Stage<Scene, View, Command, Event>;
  readonly answers: Answers;
  dice = $state.raw<Die[]>([]);
  habits = $state.raw<Habits>(read(local));
  doubt = $state.raw<Doubt | null>(null);
  /** What was done without asking, in words of the offer. */
  done = $state.raw<(Automatic & { beat: number }) | null>(null);
  /** What is about to be done without asking. */
  coming = $state.raw<Automatic | null>(null);
  /** What was clicked last: a refusal is shown beside it. */
  clicked = $state<string>("tray");
  /** The last lines of what happened. */
  captions = $state.raw(NONE);
  /** Whether this seat was ever asked here: in a replay it is only looked through its eyes. */
  seated = $state(false);

  readonly now: View = $derived.by(() => viewOf(this.match));
  readonly view: View = $derived.by(() => this.stage.view ?? this.now);
  readonly scene: Scene | null = $derived.by(() => this.stage.scene);
  readonly monsters: Monster[] = $derived.by(() => this.scene?.monsters ?? this.view.monsters);
  /**
   * Whether what is shown is what is: only then is there anything to decide. A turn that is shown
   * again keeps nobody from deciding.
   */
  readonly live: boolean = $derived.by(
    () => this.stage.playing || (this.scene === null && this.view === this.now),
  );
  readonly offers: readonly Offer[] = $derived.by(() => this.match.ask?.offers ?? []);
  readonly waits: boolean = $derived.by(() => this.match.pending.size > 0);
  /** Choices here that can lose or win the game at once, if the rules have said. */
  readonly dangers: readonly Prospect[] | null = $derived.by(() =>
    dangersIn(this.answers.judgement, this.now),
  );
  readonly prompt: Prompt | null = $derived.by(() =>
    this.live ? promptOf(this.now, this.match.seat, this.offers, this.dangers ?? []) : null,
  );
  readonly reroll: Offer | undefined = $derived.by(() =>
    this.prompt?.kind === "roll" ? rerollOf(this.dice, this.offers) : undefined,
  );
  /** Whether the seat is to decide as soon as everything has been shown. */
  readonly awaited: boolean = $derived.by(
    () => !this.live && this.match.standing?.ask !== undefined,
  );
  readonly canHold: boolean = $derived.by(
    () => this.prompt?.kind === "roll" && this.now.turn.rerolls > 0 && !this.waits,
  );

  /** What a habit answers now, if one may: to be seen before it happens, and only where somebody looks. */
  readonly habitual: Automatic | null = $derived.by(() => {
    const { prompt, match } = this;
    if (!prompt || this.waits || this.doubt !== null || !this.presence.here) return null;
    if (match.taught || this.#manual === match.ask?.decision) return null;
    const life = this.now.monsters[match.seat ?? -1]?.life ?? 0;
    return automatic(this.habits, prompt, this.offers, life, this.dangers);
  });

  /** The view that a throw belongs to, and whether it was shown. */
  #threw: unknown = null;
  #shownThrow = false;
  /** The number of the decision that is left to the player: no later one has it, whatever is undone. */
  #manual = $state<number | undefined>();
  readonly #unwatch: () => void;

  /** To be made while a component is: it looks after itself from then on. */
  constructor(
    match: Match,
    readonly presence: Presence = new Presence(),
  ) {
    this.match = match;
    this.#unwatch = match.watch((change) => this.#hear(change));
    this.stage = new Stage(match, plan, { cues: (scene) => cuesOf(scene, match.seat) });
    this.answers = new Answers(this);
    $effect(() => this.#lay());
    $effect(() => this.#await());
    $effect(() => {
      if (match.ask !== null) this.seated = true;
    });
    $effect(() => {
      if (this.done === null) return;
      const timer = setTimeout(() => (this.done = null), TOLD);
      return () => clearTimeout(timer);
    });
  }

  close(): void {
    this.#unwatch();
    this.stage.close();
    this.presence.close();
  }

  /** Changes a habit, for good. */
  adopt(change: Partial<Habits>): void {
    this.habits = { ...this.habits, ...change };
    write(local, this.habits);
  }

  toggle(id: number): void {
    if (!this.canHold) return;
    this.dice = toggle(this.dice, id);
    sound("die-hold");
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
    const { command } = offer;
    const falls = prospectOf(this.dangers ?? [], command)?.falls ?? 0;
    if (this.habits.confirmDeadly && falls > 0 && this.offers.length > 1) {
      return falls < 1 ? "risky" : "deadly";
    }
    const early =
      command === "resolve" && this.now.turn.rerolls > 0 && this.prompt?.kind === "roll";
    return this.habits.confirmKeep && early ? "rerolls" : null;
  }

  #hear(change: Change): void {
    this.doubt = null;
    const { before, after } = change;
    if (before !== null && after.beat < before.beat) {
      this.#manual = change.standing.ask?.decision;
      this.done = null;
    }
    this.captions = caption(this.captions, change, change.standing.version);
    const rolls = change.events.some(({ event }) => tagged(event).is === "rolled");
    if (rolls || before === null) {
      this.#threw = after;
      this.#shownThrow = false;
    }
  }

  /** Lays the dice that are shown. */
  #lay(): void {
    const { scene, view } = this;
    // Dice to be decided on stay on the tray while a turn is shown again.
    if (this.stage.playing && this.match.ask !== null) return;
    untrack(() => {
      if (scene?.act.is === "roll") {
        const { act } = scene;
        this.dice = act.first
          ? thrown(scene.dice, this.dice)
          : settle(this.dice, scene.dice, act.dice);
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
    const answer = this.habitual;
    this.coming = answer;
    if (answer === null) return;
    const { beat } = this.now;
    const timer = setTimeout(() => {
      this.done = { ...answer, beat };
      this.#act(answer.offer);
    }, PATIENCE);
    return () => clearTimeout(timer);
  }

  /** Stops a habit that is about to answer. */
  hush(): void {
    this.#manual = this.match.ask?.decision;
  }
}
