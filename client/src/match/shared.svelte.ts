/**
 * A match between people who share this device, as the page knows it. Each person who takes the
 * device from behind the curtain gets a match of their own: nothing of the one before is left.
 */

import { moduleFor, setupOf } from "../games/modules.ts";
import { motion } from "../settings/motion.ts";
import { botPause, pace } from "../settings/pace.ts";
import { say } from "../words/words.svelte.ts";
import type { Connect, Ears } from "./link.ts";
import { Match } from "./match.svelte.ts";
import type { FromShared, ToShared } from "./shared.worker.ts";
import type { Hand, LogPage, Outbound } from "./wire.ts";
import type { Alone } from "./worker.ts";

/** What carries messages to the desk and back: a worker, or a stand-in in tests. */
export interface Porter {
  postMessage(message: ToShared): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromShared>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

function worker(): Porter {
  return new Worker(new URL("./shared.worker.ts", import.meta.url), { type: "module" });
}

export class Shared {
  /** The match through the eyes of the person who has the device; nothing behind the curtain. */
  match = $state.raw<Match | null>(null);
  /** Who has the device, and to whom it goes; nothing before the rules are loaded. */
  hand = $state.raw<Hand | null>(null);
  /** Why the match cannot be shown. */
  broken = $state<string | null>(null);

  readonly #porter: Porter;
  readonly #unwatch: (() => void)[];
  /** Who hears what the desk says; nobody behind the curtain. */
  #ears: Ears | null = null;
  /** Who waits for a page of the log, in the order in which they asked. */
  readonly #asked: ((page: LogPage) => void)[] = [];

  constructor(
    private readonly alone: Alone,
    porter: () => Porter = worker,
  ) {
    this.#porter = porter();
    this.#porter.onmessage = (event) => this.#hear(event.data);
    this.#porter.onerror = (event) => (this.broken = say("no-rules", { why: event.message }));
    const { game, fresh } = alone;
    const module = moduleFor(game, setupOf(fresh));
    this.#tell({ do: "begin", game, module, new: fresh, pace: botPause() });
    const hurry = () => this.#tell({ do: "pace", pace: botPause() });
    this.#unwatch = [pace.each(hurry), motion.each(hurry)];
  }

  /** Whose turn it is behind the curtain; nothing where it is open. */
  readonly covered: number | null = $derived.by(() =>
    this.hand?.is === "covered" ? this.hand.seat : null,
  );

  /** The viewer has seen everything, or gives the device back. */
  pass(): void {
    this.#tell({ do: "pass" });
  }

  /** The person whom the curtain waits for takes the device. */
  take(): void {
    if (this.covered === null || this.match !== null) return;
    this.#sit();
    this.#tell({ do: "take" });
  }

  /** Somebody who may act out of turn asks for the device. */
  call(seat: number): void {
    this.#tell({ do: "call", seat });
  }

  close(): void {
    for (const stop of this.#unwatch) stop();
    this.#leave();
    this.#porter.terminate();
  }

  #tell(message: ToShared): void {
    this.#porter.postMessage(message);
  }

  #hear(told: FromShared): void {
    if (told.is === "record") this.alone.keep(told.record);
    else if (told.is === "heard") told.messages.forEach((message) => this.#pass(message));
    else if (told.is === "log") this.#asked.shift()?.(told.page);
    else if (told.is === "hand") this.#follow(told.hand);
    else this.broken = told.why;
  }

  /** The end is everybody's: nobody in particular has won or lost on this device. */
  #pass(message: Outbound): void {
    const ends = message.is === "update" && "over" in message.awaiting;
    if (ends && this.match) this.match.seat = null;
    this.#ears?.hear(message);
  }

  #follow(hand: Hand): void {
    this.hand = hand;
    if (hand.is === "covered") this.#leave();
    else if (this.match === null) {
      this.#sit();
      this.#tell({ do: "say", message: { do: "hello", table: "alone" } });
    }
  }

  #sit(): void {
    this.match = new Match(this.#connect);
  }

  #leave(): void {
    this.match?.close();
    this.match = null;
    this.#ears = null;
  }

  readonly #connect: Connect = (ears) => {
    this.#ears = ears;
    ears.reach("there");
    return {
      say: (message) => this.#tell({ do: "say", message }),
      close: () => undefined,
      log: (before) =>
        new Promise((resolve) => {
          this.#asked.push(resolve);
          this.#tell({ do: "log", ...(before === undefined ? {} : { before }) });
        }),
      record: () => Promise.resolve(this.alone.record()),
      statistics: () => this.alone.statistics(),
    };
  };
}
