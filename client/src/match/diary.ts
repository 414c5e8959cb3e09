/** The last lines of a match's log, kept in this browser: who loads the page again finds them. */

import type { Store } from "../storage.ts";
import type { SeenEvent } from "./wire.ts";

export interface Diary {
  read(): SeenEvent[];
  write(log: readonly SeenEvent[]): void;
}

const PREFIX = "tokyo-log-";
const LINES = 120;

export function diaryOf(store: Store, id: string): Diary {
  return {
    read() {
      try {
        return JSON.parse(store.get(PREFIX + id) ?? "[]") as SeenEvent[];
      } catch {
        return [];
      }
    },
    write(log) {
      store.set(PREFIX + id, JSON.stringify(log.slice(-LINES)));
    },
  };
}

export function forgetDiary(store: Store, id: string): void {
  store.remove(PREFIX + id);
}
