import { expect, test } from "vitest";
import type { Store } from "../storage.ts";
import { diaryOf, forgetDiary } from "./diary.ts";

/** A place that keeps everything. */
function place(): Store {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, text) => kept.set(key, text) === kept,
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
}

const line = (n: number) => ({ line: n, event: n, text: `line ${n}` });

test("the last lines are found again, each match its own", () => {
  const shelf = place();
  diaryOf(shelf, "one").write(Array.from({ length: 300 }, (_, n) => line(n)));
  const read = diaryOf(shelf, "one").read();
  expect(read.at(-1)).toEqual(line(299));
  expect(read.length).toBeLessThan(300);
  expect(diaryOf(shelf, "two").read()).toEqual([]);
  forgetDiary(shelf, "one");
  expect(diaryOf(shelf, "one").read()).toEqual([]);
});
