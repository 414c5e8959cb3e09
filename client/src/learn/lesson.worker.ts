/** A lesson in a worker: the rules, and a script of what chance and the others do. */

import { wasmOf } from "../games/address.ts";
import type { Inbound, LessonStep, LogPage, Outbound, Turn } from "../match/wire.ts";

/** What the page asks of the worker. */
export type ToLesson =
  | {
      do: "begin";
      game: string;
      learner: string;
      language: string;
      bookmark?: string;
      pace: number;
    }
  | { do: "say"; message: Inbound }
  | { do: "next" }
  | { do: "show" }
  | { do: "log"; before?: number };

/** What the worker tells the page. */
export type FromLesson =
  | { is: "heard"; messages: Outbound[] }
  | { is: "step"; step: LessonStep; bookmark: string }
  | { is: "log"; page: LogPage }
  | { is: "broken"; why: string };

interface Wasm {
  default(init: { module_or_path: string }): Promise<unknown>;
  Lesson: new (game: string, learner: string, language: string, bookmark?: string) => Lesson;
}

interface Lesson {
  hear(message: string, now: number): string;
  tick(now: number, pace: number): string;
  next(now: number): string;
  show(now: number): string;
  step(): string;
  bookmark(): string;
  log(before?: number): string;
  now(): number;
}

let lesson: Lesson | null = null;
let pace = 0;
/** What the page's clock says at match time 0. */
let zero = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const now = () => Math.max(0, Math.round(performance.now() - zero));
const tell = (message: FromLesson) => postMessage(message);

async function begin(asked: Extract<ToLesson, { do: "begin" }>): Promise<void> {
  const at = wasmOf(asked.game);
  const wasm = (await import(/* @vite-ignore */ at.script)) as Wasm;
  await wasm.default({ module_or_path: at.module });
  pace = asked.pace;
  const from = (bookmark?: string) =>
    new wasm.Lesson(asked.game, asked.learner, asked.language, bookmark);
  try {
    lesson = from(asked.bookmark);
  } catch (error) {
    // Rules or lesson have changed since the bookmark was kept: the lesson starts over.
    if (asked.bookmark === undefined) throw error;
    lesson = from();
  }
  zero = performance.now() - lesson.now();
}

/** Tells what was said, then what there is to read about it. */
function show(lesson: Lesson, messages: Outbound[]): void {
  tell({ is: "heard", messages });
  const step = JSON.parse(lesson.step()) as LessonStep;
  tell({ is: "step", step, bookmark: lesson.bookmark() });
}

/** Lets clock and script act until only the learner can go on. */
function goOn(): void {
  clearTimeout(timer);
  if (lesson === null) return;
  const turn = JSON.parse(lesson.tick(now(), pace)) as Turn;
  if (turn.said.length > 0) show(lesson, turn.said);
  if (turn.next_ms !== null) {
    timer = setTimeout(() => queue(goOn), Math.max(0, turn.next_ms - now()));
  }
}

function said(lesson: Lesson, asked: Exclude<ToLesson, { do: "begin" | "log" }>): string {
  if (asked.do === "next") return lesson.next(now());
  if (asked.do === "show") return lesson.show(now());
  return lesson.hear(JSON.stringify(asked.message), now());
}

async function answer(asked: ToLesson): Promise<void> {
  if (asked.do === "begin") {
    await begin(asked);
  } else if (lesson !== null) {
    if (asked.do === "log") {
      tell({ is: "log", page: JSON.parse(lesson.log(asked.before)) as LogPage });
      return;
    }
    show(lesson, JSON.parse(said(lesson, asked)) as Outbound[]);
  }
  goOn();
}

/** One after the other: what is said while the rules are still loading waits for them. */
let before: Promise<void> = Promise.resolve();

function queue(act: () => void | Promise<void>): void {
  before = before.then(act).catch((error: unknown) => tell({ is: "broken", why: String(error) }));
}

onmessage = (event: MessageEvent<ToLesson>) => queue(() => answer(event.data));
