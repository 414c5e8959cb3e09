import { expect, test } from "vitest";
import { easeInOut, easeOut, mix, part, progress, settle } from "./easing.ts";

const steps = Array.from({ length: 101 }, (_, n) => n / 100);

test("every movement starts at its start and ends at its end", () => {
  for (const ease of [easeOut, easeInOut, settle]) {
    expect(ease(0)).toBeCloseTo(0, 9);
    expect(ease(1)).toBe(1);
  }
});

test("wood overshoots by one or two percent, and nothing else does", () => {
  const most = Math.max(...steps.map(settle));
  expect(most).toBeGreaterThan(1.01);
  expect(most).toBeLessThan(1.02);
  expect(Math.max(...steps.map(easeOut), ...steps.map(easeInOut))).toBe(1);
});

test("progress stays between 0 and 1, whatever the clock says", () => {
  expect(progress(100, 200, 50)).toBe(0);
  expect(progress(100, 200, 200)).toBe(0.5);
  expect(progress(100, 200, 900)).toBe(1);
  expect(progress(100, 0, 100)).toBe(1);
});

test("a part of a movement is a movement of its own", () => {
  expect([0.2, 0.5, 0.9].map((t) => part(t, 0.4, 0.6))).toEqual([0, expect.closeTo(0.5), 1]);
  expect(mix(10, 20, 0.25)).toBe(12.5);
});
