/** A lesson as the page knows it: the match, and what there is to read about it. */

import type { Connect } from "../match/link.ts";
import { Match } from "../match/match.svelte.ts";
import type { LessonStep, LogPage } from "../match/wire.ts";
import { bookmarkOf, keepBookmark, noteLearnt } from "./bookmarks.ts";
import type { FromLesson, ToLesson } from "./lesson.worker.ts";

export class Lesson {
  readonly match: Match;
  /** What there is to read about the newest version of the match. */
  #newest = $state.raw<LessonStep | null>(null);
  #worker: Worker | null = null;

  constructor(
    private readonly game: string,
    learner: string,
    language: string,
    pace: number,
  ) {
    const bookmark = bookmarkOf(game);
    this.match = new Match(
      this.#connect({
        do: "begin",
        game,
        learner,
        language,
        pace,
        ...(bookmark === null ? {} : { bookmark }),
      }),
    );
    this.match.taught = true;
  }

  /** What there is to read about what is shown: nothing while others' acts are being shown. */
  readonly step: LessonStep | null = $derived.by(() => {
    const shown = this.match.shown?.version ?? -1;
    return this.#newest !== null && this.#newest.version <= shown ? this.#newest : null;
  });

  /** The learner has read. */
  next(): void {
    this.#tell({ do: "next" });
  }

  /** The learner wants to be shown. */
  show(): void {
    this.#tell({ do: "show" });
  }

  #tell(message: ToLesson): void {
    this.#worker?.postMessage(message);
  }

  #connect(begin: ToLesson): Connect {
    return (ears) => {
      const worker = new Worker(new URL("./lesson.worker.ts", import.meta.url), { type: "module" });
      this.#worker = worker;
      /** Who waits for a page of the log, in the order in which they asked. */
      const asked: ((page: LogPage) => void)[] = [];
      const broken = (message: string) => {
        ears.hear({ is: "error", code: "malformed", message, reason: { key: "no-rules" } });
      };
      worker.onmessage = (event: MessageEvent<FromLesson>) => {
        const told = event.data;
        if (told.is === "heard") told.messages.forEach((message) => ears.hear(message));
        else if (told.is === "log") asked.shift()?.(told.page);
        else if (told.is === "step") this.#follow(told.step, told.bookmark);
        else broken(told.why);
      };
      worker.onerror = (event) => broken(event.message);
      this.#tell(begin);
      this.#tell({ do: "say", message: { do: "hello", table: "alone" } });
      ears.reach("there");
      return {
        say: (message) => this.#tell({ do: "say", message }),
        close: () => worker.terminate(),
        log: (before) =>
          new Promise((resolve) => {
            asked.push(resolve);
            this.#tell({ do: "log", ...(before === undefined ? {} : { before }) });
          }),
      };
    };
  }

  #follow(step: LessonStep, bookmark: string): void {
    this.#newest = step;
    // After its end, a lesson starts over the next time.
    if (step.over) noteLearnt(this.game);
    else keepBookmark(this.game, bookmark);
  }
}
