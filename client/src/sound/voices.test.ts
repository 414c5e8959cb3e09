import { expect, test } from "vitest";
import { Voices } from "./voices.ts";

test("the same sound twice in a moment is one sound", () => {
  const voices = new Voices();
  expect([voices.take("wood", 0), voices.take("wood", 20), voices.take("car", 20)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(voices.take("wood", 60)).toBe(true);
});

test("there are no more than that many voices until one has ended", () => {
  const voices = new Voices();
  const taken = Array.from({ length: 20 }, (_, idx) => voices.take("wood", idx * 100));
  expect(taken.filter(Boolean)).toHaveLength(8);
  voices.leave();
  expect(voices.take("wood", 5_000)).toBe(true);
  expect(voices.take("wood", 6_000)).toBe(false);
});
