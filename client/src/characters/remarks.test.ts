import { expect, test } from "vitest";
import type { Outcome } from "../match/wire.ts";
import { greeting, lastWord, remarkKey, remarkOn, type Remarkable } from "./remarks.ts";

const hit: Remarkable[] = [{ seat: 2, moment: "hit" }];

test("bots speak seldom", () => {
  let [said, last] = [0, 0];
  for (let version = 1; version <= 600; version += 1) {
    const remark = remarkOn(hit, [1, 2], version, last);
    if (remark === null) continue;
    expect(version - last).toBeGreaterThanOrEqual(12);
    [said, last] = [said + 1, version];
  }
  expect(said).toBeGreaterThan(5);
  expect(said).toBeLessThan(50);
});

test("nobody speaks for a person", () => {
  for (let version = 1; version <= 100; version += 1) {
    expect(remarkOn(hit, [1], version, -100)).toBeNull();
  }
  expect(greeting([], 0)).toBeNull();
});

test("only a match that begins is begun with a greeting", () => {
  expect(greeting([1, 2], 0)?.moment).toBe("hello");
  expect(greeting([1, 2], 40)).toBeNull();
});

test("the last word is a winner's, or that of the best of those who lost", () => {
  const ended = (winners: number[], places: number[]) =>
    lastWord({ winners, places, scores: [], ending: "" } as unknown as Outcome, [1, 2], 9);
  expect(ended([2], [2, 3, 1])).toMatchObject({ seat: 2, moment: "won" });
  expect(ended([0], [1, 3, 2])).toMatchObject({ seat: 2, moment: "lost" });
  expect(ended([], [1, 1, 1])).toBeNull();
});

test("the same moment is put in the same words every time", () => {
  const remark = { seat: 1, moment: "won", version: 9 } as const;
  expect(remarkKey("fox", remark)).toBe(remarkKey("fox", remark));
  const keys = Array.from({ length: 40 }, (_, version) => remarkKey("fox", { ...remark, version }));
  expect([...new Set(keys)].sort()).toEqual([1, 2, 3].map((way) => `remark-fox-won-${way}`));
});
