/**
 * What a worker that holds a match needs, whether it is played or taught: the game's wasm module,
 * match time, and one thing after the other.
 */

import { wasmOf } from "../games/address.ts";
import type { LogPage, Outbound, Turn } from "./wire.ts";

/** A match in the wasm module, as far as the frame knows it. */
interface Held {
  log(before?: number): string;
  /** Match time. */
  now(): number;
}

/** What is special about the matches of a worker. */
export interface Kind<M extends Held> {
  /** Lets the others act, one step; answers with a `Turn`. */
  tick(match: M, now: number, pace: number): string;
  /** Tells the page what was said. */
  show(match: M, messages: Outbound[]): void;
}

/** What every such worker tells the page. */
export type FromFrame =
  | { is: "heard"; messages: Outbound[] }
  | { is: "log"; page: LogPage }
  | { is: "broken"; why: string };

/** Loads a wasm module by its name. */
export async function loadWasm<W>(module: string): Promise<W> {
  const at = wasmOf(module);
  const wasm = (await import(/* @vite-ignore */ at.script)) as W & {
    default(init: { module_or_path: string }): Promise<unknown>;
  };
  await wasm.default({ module_or_path: at.module });
  return wasm;
}

export class WorkerFrame<M extends Held> {
  #match: M | null = null;
  /** How long the others take at least, in milliseconds. */
  #pace = 0;
  /** What the page's clock says at match time 0: time stands still while nobody looks. */
  #zero = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #before: Promise<void> = Promise.resolve();

  constructor(private readonly kind: Kind<M>) {}

  begin(match: M, pace: number): void {
    this.#match = match;
    this.#pace = pace;
    this.#zero = performance.now() - match.now();
    this.#goOn();
  }

  /** From now on the others take this long. */
  hurry(pace: number): void {
    this.#pace = pace;
  }

  /** Asks the match something, shows what it says, and lets it go on. */
  ask(question: (match: M, now: number) => string): void {
    if (this.#match === null) return;
    this.kind.show(this.#match, JSON.parse(question(this.#match, this.#now())) as Outbound[]);
    this.#goOn();
  }

  /** Looks into the match without changing it. */
  look(into: (match: M) => void): void {
    if (this.#match !== null) into(this.#match);
  }

  /** Tells the page a part of the log. */
  log(before?: number): void {
    if (this.#match === null) return;
    this.#tell({ is: "log", page: JSON.parse(this.#match.log(before)) as LogPage });
  }

  /** One after the other: what is asked while the rules are still loading waits for them. */
  queue(task: () => void | Promise<void>): void {
    const fail = (error: unknown) => this.#tell({ is: "broken", why: String(error) });
    this.#before = this.#before.then(task).catch(fail);
  }

  #tell(message: FromFrame): void {
    postMessage(message);
  }

  #now(): number {
    return Math.max(0, Math.round(performance.now() - this.#zero));
  }

  /** Lets the others act until only the person can go on, one step at a time. */
  #goOn(): void {
    clearTimeout(this.#timer);
    if (this.#match === null) return;
    const turn = JSON.parse(this.kind.tick(this.#match, this.#now(), this.#pace)) as Turn;
    if (turn.said.length > 0) this.kind.show(this.#match, turn.said);
    if (turn.next_ms === null) return;
    const wait = Math.max(0, turn.next_ms - this.#now());
    this.#timer = setTimeout(() => this.queue(() => this.#goOn()), wait);
  }
}
