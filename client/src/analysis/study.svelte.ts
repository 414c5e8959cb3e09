/** An analysis under way: what is known, how far it is, and what is kept of it. */

import { keepAnalysis, keptAnalysis, type KeptAnalysis } from "./kept.ts";
import type { Analysis } from "./types.ts";
import { byWorker, type Begin, type Task, type Work } from "./work.ts";

export type Progress = "runs" | "held" | "done" | "broken";

/** Where analyses are kept. */
export interface Shelf {
  read(): KeptAnalysis | null;
  write(kept: KeptAnalysis): void;
}

export const shelfOf = (id: string): Shelf => ({
  read: () => keptAnalysis(id),
  write: (kept) => keepAnalysis(id, kept),
});

export class Study {
  /** What is known so far; nothing until something is. */
  told = $state.raw<Analysis | null>(null);
  progress = $state<Progress>("runs");
  /** How much of the work is done, from 0 to 1. */
  share = $state(0);
  /** What went wrong, for whoever can fix it. */
  fault = $state<string | null>(null);
  /** Whether the decisions of bots are graded too. */
  everybody = $state(false);

  #work: Work | null = null;
  /** Whether what is told grades the decisions of bots. */
  #withBots = false;

  constructor(
    private readonly task: Omit<Task, "everybody">,
    everybody: boolean,
    private readonly shelf: Shelf,
    private readonly begin: Begin = byWorker,
  ) {
    const kept = shelf.read();
    const fits = kept !== null && kept.language === task.language;
    // An analysis of everybody also serves someone who asks for less.
    this.everybody = everybody || (fits && kept.everybody);
    if (fits && kept.everybody === this.everybody) this.#resume(kept);
    else this.#start();
  }

  /** Lets the device rest; what is known stays. */
  hold(): void {
    if (this.progress !== "runs") return;
    this.#work?.hold();
    this.progress = "held";
    this.#keep();
  }

  goOn(): void {
    if (this.progress !== "held") return;
    this.progress = "runs";
    if (this.#work) this.#work.goOn();
    else this.#start();
  }

  /** Tries once more after something went wrong. */
  again(): void {
    this.close();
    this.#start();
  }

  /** Grades the bots' decisions too: from the beginning, and what is known stays until then. */
  includeBots(): void {
    this.close();
    this.everybody = true;
    this.#start();
  }

  close(): void {
    this.save();
    this.#work?.close();
    this.#work = null;
  }

  /** Keeps what is known so far. */
  save(): void {
    if (this.progress === "runs") this.#keep();
  }

  #start(): void {
    this.progress = "runs";
    this.share = 0;
    this.fault = null;
    this.#work = this.begin(
      { ...this.task, everybody: this.everybody },
      {
        told: (analysis, done) => this.#hear(analysis, done),
        broken: (why) => this.#break(why),
      },
    );
  }

  #hear(analysis: Analysis, done: boolean): void {
    this.share = done ? 1 : analysis.progress / 1000;
    // What was known before is shown until the new work has come as far.
    if (done || analysis.progress >= (this.told?.progress ?? 0)) {
      this.told = analysis;
      this.#withBots = this.everybody;
    }
    if (!done) return;
    this.progress = "done";
    this.#keep();
    this.#work?.close();
    this.#work = null;
  }

  #resume({ analysis, done, stopped, everybody }: KeptAnalysis): void {
    this.told = analysis;
    this.#withBots = everybody;
    this.share = analysis.progress / 1000;
    if (done) this.progress = "done";
    else if (stopped) this.progress = "held";
    else this.#start();
  }

  #break(why: string): void {
    this.fault = why;
    this.progress = "broken";
    this.#work?.close();
    this.#work = null;
  }

  #keep(): void {
    // An analysis without the bots that is still shown is kept already, as what it is.
    if (this.told === null || this.#withBots !== this.everybody) return;
    const { language } = this.task;
    const [done, stopped] = [this.progress === "done", this.progress === "held"];
    this.shelf.write({ language, everybody: this.everybody, done, stopped, analysis: this.told });
  }
}
