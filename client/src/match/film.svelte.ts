/** A match that was played, shown step by step: forward as it happened, or from anywhere. */

import type { Replay } from "../games/wasm.ts";
import type { Connect, Ears } from "./link.ts";
import { Match } from "./match.svelte.ts";
import type { LogEntry, Outbound, Statistics } from "./wire.ts";

/** Through whose eyes: a seat's number, the public's, or those of the acting player. */
export type Eyes = string;

/** How long a step is looked at, in milliseconds, at speed 1. */
const LOOK = 1_600;
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
/** So fast that a whole match passes in seconds. */
const LAPSE = 8;

export class Film {
  step = $state(0);
  eyes = $state<Eyes>("public");
  playing = $state(false);
  speed = $state(1);
  log = $state.raw<LogEntry[]>([]);

  readonly steps: number;
  readonly match: Match;
  readonly #replay: Replay;
  #ears: Ears | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(replay: Replay, seats: number, step: number, eyes: Eyes) {
    this.#replay = replay;
    this.steps = replay.steps();
    const connect: Connect = (ears) => {
      this.#ears = ears;
      ears.reach("there");
      // Nothing can be done in the past.
      return {
        say: () => undefined,
        close: () => undefined,
        statistics: async () => JSON.parse(replay.statistics()) as Statistics,
      };
    };
    this.match = new Match(connect);
    this.match.past = this;
    this.look(eyesFor(eyes, seats));
    this.go(step);
  }

  /** Shows the match through other eyes. */
  look(eyes: Eyes): void {
    this.eyes = eyes;
    this.log = JSON.parse(this.#replay.log(eyes)) as LogEntry[];
    this.#hear(this.#replay.welcome(this.step, eyes));
  }

  /** Goes to a step; to the next one as it happened. */
  go(wanted: number): void {
    const step = Math.min(this.steps, Math.max(0, Math.round(wanted)));
    if (step === this.step) return;
    const next = step === this.step + 1;
    this.step = step;
    if (next) this.#happen(step);
    else this.#hear(this.#replay.welcome(step, this.eyes));
  }

  play(): void {
    if (this.step === this.steps) this.go(0);
    this.playing = true;
    this.#wait();
  }

  /** The whole match from its beginning, in a few seconds. */
  lapse(): void {
    this.speed = LAPSE;
    this.go(0);
    this.play();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** The whole truth at this step, as text. */
  truth(): string {
    return this.#replay.state(this.step);
  }

  close(): void {
    this.pause();
    this.match.close();
    this.#replay.free();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.go(this.step + 1);
      if (this.step === this.steps) this.pause();
      else this.#wait();
    }, LOOK / this.speed);
  }

  /** Somebody who sees all looks through the acting player’s eyes, and first sees what that seat saw. */
  #happen(step: number): void {
    const actor = JSON.parse(this.#replay.acting(step)) as number | null;
    if (this.eyes === "all" && actor !== null && actor !== this.match.seat) {
      this.#hear(this.#replay.welcome(step - 1, String(actor)));
    }
    this.#hear(this.#replay.update(step, this.eyes));
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as Outbound | null;
    if (message !== null) this.#ears?.hear(message);
  }
}

/** The eyes that a link names, if anybody at that table has them. */
export function eyesFor(told: string | null, seats: number): Eyes {
  if (told === "all" || told === "public") return told;
  const seat = told !== null && /^\d$/.test(told) ? Number(told) : seats;
  return seat < seats ? String(seat) : "public";
}

/** The step that a link names; the beginning if it names none. */
export function stepFor(told: string | null): number {
  return told !== null && /^\d{1,6}$/.test(told) ? Number(told) : 0;
}
