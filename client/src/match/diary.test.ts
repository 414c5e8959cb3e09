import { expect, test } from "vitest";
import { diaryOf, forgetDiary } from "./diary.ts";

/** A browser's storage, or one that is full. */
function storage(full = false): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (full) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, text);
    },
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}

const line = (n: number) => ({ event: n, text: `line ${n}` });

test("the last lines are found again, each match its own", () => {
  const place = storage();
  diaryOf(place, "one").write(Array.from({ length: 300 }, (_, n) => line(n)));
  const read = diaryOf(place, "one").read();
  expect(read.at(-1)).toEqual(line(299));
  expect(read.length).toBeLessThan(300);
  expect(diaryOf(place, "two").read()).toEqual([]);
  forgetDiary(place, "one");
  expect(diaryOf(place, "one").read()).toEqual([]);
});

test("a browser without room loses the log and nothing else", () => {
  const diary = diaryOf(storage(true), "one");
  diary.write([line(1)]);
  expect(diary.read()).toEqual([]);
});
