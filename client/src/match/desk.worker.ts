/** A whole match in a worker: rules, bots and clock, from the wasm module of one game. */

import { loadWasm, WorkerFrame, type FromFrame } from "./workerFrame.ts";
import type { Advice, Inbound, Json, Stage } from "./wire.ts";

/** What the page asks of the worker. */
export type ToDesk =
  | { do: "begin"; game: string; module: string; new: Json; pace: number }
  | { do: "pace"; pace: number }
  | { do: "say"; message: Inbound }
  | { do: "log"; before?: number }
  | { do: "advise"; stage: Stage };

/** What the worker tells the page. */
export type FromDesk =
  | FromFrame
  | { is: "record"; record: string }
  | { is: "advice"; advice: Advice }
  | { is: "no-advice"; why: string };

interface Wasm {
  Desk: new (game: string, fresh: string) => Desk;
}

interface Desk {
  hear(message: string, now: number): string;
  tick(now: number, pace: number, budget: number): string;
  record(): string;
  log(before?: number): string;
  now(): number;
  advise(stage: Stage): string;
}

/** A bot may think this long, in milliseconds. */
const BUDGET = 1_500;

const tell = (message: FromDesk) => postMessage(message);

const frame = new WorkerFrame<Desk>({
  tick: (desk, now, pace) => desk.tick(now, pace, BUDGET),
  show(desk, messages) {
    // Nothing is shown before it is kept.
    tell({ is: "record", record: desk.record() });
    tell({ is: "heard", messages });
  },
});

/** Where there is nothing to say, the match goes on all the same. */
function advise(stage: Stage): void {
  try {
    frame.look((desk) => tell({ is: "advice", advice: JSON.parse(desk.advise(stage)) as Advice }));
  } catch (error) {
    tell({ is: "no-advice", why: String(error) });
  }
}

async function answer(asked: ToDesk): Promise<void> {
  if (asked.do === "log") return frame.log(asked.before);
  if (asked.do === "pace") return frame.hurry(asked.pace);
  if (asked.do === "advise") return advise(asked.stage);
  if (asked.do === "say") {
    return frame.ask((desk, now) => desk.hear(JSON.stringify(asked.message), now));
  }
  const wasm = await loadWasm<Wasm>(asked.module);
  frame.begin(new wasm.Desk(asked.game, JSON.stringify(asked.new)), asked.pace);
}

onmessage = (event: MessageEvent<ToDesk>) => frame.queue(() => answer(event.data));
