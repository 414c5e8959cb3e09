import { expect, test } from "vitest";
import { Pace, paceOf, QUALITIES } from "./quality.ts";

const frames = (pace: Pace, ms: number, count: number) =>
  Array.from({ length: count }, () => pace.note(ms)).filter(Boolean).length;

test("slow frames step down, one step at a time, and never beyond the plainest", () => {
  const pace = new Pace();
  expect(frames(pace, 50, 23)).toBe(0);
  expect(frames(pace, 50, 1)).toBe(1);
  expect(pace.step).toBe(1);
  frames(pace, 90, 1_000);
  expect(pace.quality).toEqual(QUALITIES.at(-1));
});

test("a few slow frames among fast ones change nothing", () => {
  const pace = new Pace();
  for (let n = 0; n < 100; n += 1) pace.note(n % 4 === 0 ? 80 : 16);
  expect(pace.step).toBe(0);
});

test("a pinned quality stays, and anything else adapts", () => {
  const pinned = paceOf("2");
  frames(pinned, 200, 100);
  expect(pinned.step).toBe(2);
  for (const word of [null, "", "x", "-1", "9", "1.5"]) expect(paceOf(word).step).toBe(0);
});
