/** A match between people who share this device, in a worker: the rules, bots and the curtain. */

import { loadWasm, WorkerFrame, type FromFrame } from "./workerFrame.ts";
import type { Hand, Inbound, Json } from "./wire.ts";

/** What the page asks of the worker. */
export type ToShared =
  | { do: "begin"; game: string; module: string; new: Json; pace: number }
  | { do: "pace"; pace: number }
  | { do: "say"; message: Inbound }
  /** The viewer passes the device on. */
  | { do: "pass" }
  /** The person whom the curtain waits for takes it. */
  | { do: "take" }
  /** Somebody who may act out of turn asks for it. */
  | { do: "call"; seat: number }
  | { do: "log"; before?: number };

/** What the worker tells the page. */
export type FromShared = FromFrame | { is: "record"; record: string } | { is: "hand"; hand: Hand };

interface Wasm {
  Shared: new (game: string, fresh: string) => Shared;
}

interface Shared {
  hand(): string;
  hear(message: string, now: number): string;
  tick(now: number, pace: number, budget: number): string;
  pass(): string;
  take(): string;
  call(seat: number): string;
  record(): string;
  log(before?: number): string;
  now(): number;
}

/** A bot may think this long, in milliseconds. */
const BUDGET = 1_500;

const tell = (message: FromShared) => postMessage(message);
const tellHand = (shared: Shared) => tell({ is: "hand", hand: JSON.parse(shared.hand()) as Hand });

const frame = new WorkerFrame<Shared>({
  tick: (shared, now, pace) => shared.tick(now, pace, BUDGET),
  show(shared, messages) {
    // Nothing is shown before it is kept.
    tell({ is: "record", record: shared.record() });
    tell({ is: "heard", messages });
    tellHand(shared);
  },
});

async function answer(asked: ToShared): Promise<void> {
  switch (asked.do) {
    case "begin": {
      const wasm = await loadWasm<Wasm>(asked.module);
      const shared = new wasm.Shared(asked.game, JSON.stringify(asked.new));
      frame.begin(shared, asked.pace);
      return tellHand(shared);
    }
    case "pace":
      return frame.hurry(asked.pace);
    case "log":
      return frame.log(asked.before);
    case "say":
      return frame.ask((shared, now) => shared.hear(JSON.stringify(asked.message), now));
    case "pass":
      return frame.ask((shared) => shared.pass());
    case "take":
      return frame.ask((shared) => shared.take());
    case "call":
      return frame.ask((shared) => shared.call(asked.seat));
  }
}

onmessage = (event: MessageEvent<ToShared>) => frame.queue(() => answer(event.data));
