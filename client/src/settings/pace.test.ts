import { beforeEach, expect, test, vi } from "vitest";
import { isStill, motion } from "./motion.ts";
import { botPause, pace, paced, PACES, stretch } from "./pace.ts";

let reduced = false;

beforeEach(() => {
  reduced = false;
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  motion.choose("system");
  pace.choose("normal");
});

test("each pace is faster than the one before, and the last waits for nothing", () => {
  const times = PACES.map((one) => paced(1_000, one));
  expect([...times].sort((one, other) => other - one)).toEqual(times);
  expect(new Set(times).size).toBe(PACES.length);
  expect(times.at(-1)).toBe(0);
  expect(paced(1_000, "normal")).toBe(1_000);
});

test("what is shown, and how long bots think, follows what is chosen", () => {
  const usual = [stretch(), botPause()];
  pace.choose("slow");
  expect(stretch()).toBeGreaterThan(usual[0]!);
  expect(botPause()).toBeGreaterThan(usual[1]!);
  pace.choose("at-once");
  expect([stretch(), botPause()]).toEqual([0, 0]);
});

test("without motion everything is shown at once, at any pace", () => {
  reduced = true;
  pace.choose("slow");
  expect([isStill(), stretch(), botPause()]).toEqual([true, 0, 0]);
});

test("what is chosen here goes before what the device says", () => {
  reduced = true;
  motion.choose("full");
  expect(isStill()).toBe(false);
  reduced = false;
  motion.choose("reduced");
  expect(isStill()).toBe(true);
});
