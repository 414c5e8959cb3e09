/** The work of an analysis, in a worker of its own: it can be held and gone on with. */

import type { Analysis } from "./types.ts";

/** What is to be analysed. */
export interface Task {
  game: string;
  /** The module that knows its rules. */
  module: string;
  record: string;
  language: string;
  /** Whether the decisions of bots are graded too. */
  everybody: boolean;
}

/** What the worker is told. */
export type ToWork = { do: "begin"; task: Task } | { do: "hold" } | { do: "go-on" };

/** What it answers. */
export type FromWork =
  { is: "told"; analysis: Analysis; done: boolean } | { is: "broken"; why: string };

/** Hears how far the work is. */
export interface WorkEars {
  told(analysis: Analysis, done: boolean): void;
  broken(why: string): void;
}

export interface Work {
  hold(): void;
  goOn(): void;
  close(): void;
}

export type Begin = (task: Task, ears: WorkEars) => Work;

export const byWorker: Begin = (task, ears) => {
  const worker = new Worker(new URL("./analysis.worker.ts", import.meta.url), { type: "module" });
  const tell = (message: ToWork) => worker.postMessage(message);
  worker.onmessage = ({ data }: MessageEvent<FromWork>) => {
    if (data.is === "told") ears.told(data.analysis, data.done);
    else ears.broken(data.why);
  };
  worker.onerror = ({ message }) => ears.broken(message);
  tell({ do: "begin", task });
  return {
    hold: () => tell({ do: "hold" }),
    goOn: () => tell({ do: "go-on" }),
    close: () => worker.terminate(),
  };
};
