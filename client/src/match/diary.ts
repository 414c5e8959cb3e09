/** The last lines of a match's log, kept in this browser: who loads the page again finds them. */

import type { SeenEvent } from "./wire.ts";

export interface Diary {
  read(): SeenEvent[];
  write(log: readonly SeenEvent[]): void;
}

const PREFIX = "tokyo-log-";
const LINES = 120;

export function diaryOf(storage: Storage, id: string): Diary {
  return {
    read() {
      try {
        return JSON.parse(storage.getItem(PREFIX + id) ?? "[]") as SeenEvent[];
      } catch {
        return [];
      }
    },
    write(log) {
      try {
        storage.setItem(PREFIX + id, JSON.stringify(log.slice(-LINES)));
      } catch {
        // A browser without room keeps no log; the match itself is elsewhere.
      }
    },
  };
}

export function forgetDiary(storage: Storage, id: string): void {
  storage.removeItem(PREFIX + id);
}
