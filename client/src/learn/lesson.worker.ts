/** A lesson in a worker: the rules, and a script of what chance and the others do. */

import type { Inbound, LessonStep } from "../match/wire.ts";
import { loadWasm, WorkerFrame, type FromFrame } from "../match/workerFrame.ts";

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
export type FromLesson = FromFrame | { is: "step"; step: LessonStep; bookmark: string };

interface Wasm {
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

const tell = (message: FromLesson) => postMessage(message);

const frame = new WorkerFrame<Lesson>({
  tick: (lesson, now, pace) => lesson.tick(now, pace),
  /** Tells what was said, then what there is to read about it. */
  show(lesson, messages) {
    tell({ is: "heard", messages });
    const step = JSON.parse(lesson.step()) as LessonStep;
    tell({ is: "step", step, bookmark: lesson.bookmark() });
  },
});

async function open(asked: Extract<ToLesson, { do: "begin" }>): Promise<Lesson> {
  const wasm = await loadWasm<Wasm>(asked.game);
  const from = (bookmark?: string) =>
    new wasm.Lesson(asked.game, asked.learner, asked.language, bookmark);
  try {
    return from(asked.bookmark);
  } catch (error) {
    // Rules or lesson have changed since the bookmark was kept: the lesson starts over.
    if (asked.bookmark === undefined) throw error;
    return from();
  }
}

async function answer(asked: ToLesson): Promise<void> {
  switch (asked.do) {
    case "begin":
      return frame.begin(await open(asked), asked.pace);
    case "log":
      return frame.log(asked.before);
    case "next":
      return frame.ask((lesson, now) => lesson.next(now));
    case "show":
      return frame.ask((lesson, now) => lesson.show(now));
    case "say":
      return frame.ask((lesson, now) => lesson.hear(JSON.stringify(asked.message), now));
  }
}

onmessage = (event: MessageEvent<ToLesson>) => frame.queue(() => answer(event.data));
