/** A link to a desk in a worker: a match without a server. */

import { moduleFor, setupOf } from "../games/modules.ts";
import { motion } from "../settings/motion.ts";
import { botPause, pace } from "../settings/pace.ts";
import type { FromDesk, ToDesk } from "./desk.worker.ts";
import type { Coached } from "./kept.ts";
import type { Coach, Connect } from "./link.ts";
import type { Advice, Json, LogPage, Statistics } from "./wire.ts";

/** A match to begin, or to go on with. */
export interface Alone {
  game: string;
  fresh: Json;
  /** Hears the record after every change, to keep it. */
  keep(record: string): void;
  /** The record that was kept last. */
  record(): string;
  /** Tells the match in numbers. */
  statistics(): Promise<Statistics>;
  /**
   * How often the coach was asked, to be kept with the match; nothing where nobody is coached,
   * because several people play.
   */
  coached?: { read(): Coached; write(asked: Coached): void };
}

export function byWorker(alone: Alone): Connect {
  return (ears) => {
    const worker = new Worker(new URL("./desk.worker.ts", import.meta.url), { type: "module" });
    const tell = (message: ToDesk) => worker.postMessage(message);
    const broken = (message: string) =>
      ears.hear({ is: "error", code: "malformed", message, reason: { key: "no-rules" } });
    /** Who waits for a page of the log, in the order in which they asked. */
    const asked: ((page: LogPage) => void)[] = [];
    /** Who waits for advice, in the order in which they asked. */
    const advised: { tell(advice: Advice): void; fail(why: Error): void }[] = [];
    worker.onmessage = (event: MessageEvent<FromDesk>) => {
      const told = event.data;
      if (told.is === "log") return asked.shift()?.(told.page);
      if (told.is === "advice") return advised.shift()?.tell(told.advice);
      if (told.is === "no-advice") return advised.shift()?.fail(new Error(told.why));
      if (told.is === "heard") told.messages.forEach((message) => ears.hear(message));
      else if (told.is === "record") alone.keep(told.record);
      else broken(told.why);
    };
    worker.onerror = (event) => broken(event.message);
    const { game, fresh } = alone;
    const module = moduleFor(game, setupOf(fresh));
    tell({ do: "begin", game, module, new: fresh, pace: botPause() });
    const hurry = () => tell({ do: "pace", pace: botPause() });
    const unwatch = [pace.each(hurry), motion.each(hurry)];
    const coachFor = ({ read, write }: Required<Alone>["coached"]): Coach => ({
      advise: (stage) =>
        new Promise((resolve, reject) => {
          advised.push({ tell: resolve, fail: reject });
          tell({ do: "advise", stage });
        }),
      asked: read,
      note: write,
    });
    tell({ do: "say", message: { do: "hello", table: "alone" } });
    ears.reach("there");
    return {
      say: (message) => tell({ do: "say", message }),
      close: () => {
        for (const stop of unwatch) stop();
        worker.terminate();
      },
      log: (before) =>
        new Promise((resolve) => {
          asked.push(resolve);
          tell({ do: "log", ...(before === undefined ? {} : { before }) });
        }),
      record: () => Promise.resolve(alone.record()),
      statistics: () => alone.statistics(),
      ...(alone.coached === undefined ? {} : { coach: coachFor(alone.coached) }),
    };
  };
}
