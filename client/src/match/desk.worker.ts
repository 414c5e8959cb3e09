/** A whole match in a worker: rules, bots and clock, from the wasm module of one game. */

import { wasmOf } from "../games/address.ts";
import type { Inbound, Json, LogPage, Outbound, Turn } from "./wire.ts";

/** What the page asks of the worker. */
export type ToDesk =
  | { do: "begin"; game: string; new: Json; pace: number }
  | { do: "say"; message: Inbound }
  | { do: "log"; before?: number };

/** What the worker tells the page. */
export type FromDesk =
  | { is: "heard"; messages: Outbound[] }
  | { is: "record"; record: string }
  | { is: "log"; page: LogPage }
  | { is: "broken"; why: string };

interface Wasm {
  default(init: { module_or_path: string }): Promise<unknown>;
  Desk: new (game: string, fresh: string) => Desk;
}

interface Desk {
  hear(message: string, now: number): string;
  tick(now: number, pace: number, budget: number): string;
  record(): string;
  log(before?: number): string;
  now(): number;
}

/** A bot may think so long, in milliseconds. */
const BUDGET = 1_500;

let desk: Desk | null = null;
let pace = 0;
/** What the page's clock says at match time 0: time stands still while nobody looks. */
let zero = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const now = () => Math.max(0, Math.round(performance.now() - zero));
const tell = (message: FromDesk) => postMessage(message);

async function begin(game: string, fresh: Json): Promise<void> {
  const at = wasmOf(game);
  const wasm = (await import(/* @vite-ignore */ at.script)) as Wasm;
  await wasm.default({ module_or_path: at.module });
  desk = new wasm.Desk(game, JSON.stringify(fresh));
  zero = performance.now() - desk.now();
}

/** Nothing is shown before it is kept. */
function show(desk: Desk, messages: Outbound[]): void {
  tell({ is: "record", record: desk.record() });
  tell({ is: "heard", messages });
}

/** Lets clock and bots act until only the person can go on, one step at a time. */
function goOn(): void {
  clearTimeout(timer);
  if (desk === null) return;
  const turn = JSON.parse(desk.tick(now(), pace, BUDGET)) as Turn;
  if (turn.said.length > 0) {
    show(desk, turn.said);
  }
  if (turn.next_ms !== null) {
    timer = setTimeout(() => queue(goOn), Math.max(0, turn.next_ms - now()));
  }
}

async function answer(message: ToDesk): Promise<void> {
  if (message.do === "log") {
    if (desk !== null) tell({ is: "log", page: JSON.parse(desk.log(message.before)) as LogPage });
    return;
  }
  if (message.do === "begin") {
    pace = message.pace;
    await begin(message.game, message.new);
  } else if (desk !== null) {
    const messages = JSON.parse(desk.hear(JSON.stringify(message.message), now())) as Outbound[];
    show(desk, messages);
  }
  goOn();
}

/** One after the other: what is said while the rules are still loading waits for them. */
let before: Promise<void> = Promise.resolve();

function queue(act: () => void | Promise<void>): void {
  before = before.then(act).catch((error: unknown) => tell({ is: "broken", why: String(error) }));
}

onmessage = (event: MessageEvent<ToDesk>) => queue(() => answer(event.data));
