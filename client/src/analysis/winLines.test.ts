import { expect, test } from "vitest";
import { decided } from "./testing.ts";
import type { Point } from "./types.ts";
import { WinLines } from "./winLines.ts";

const point = (step: number, round: number, first: number): Point => ({
  step,
  turn: { round, seat: 0 },
  chances: [first, 10_000 - first],
  luck: [],
});
const POINTS = [point(0, 0, 5_000), point(1, 1, 6_000), point(4, 2, 2_000), point(10, 3, 10_000)];
const lines = new WinLines(POINTS, 10, { left: 100, right: 200, top: 0, bottom: 50 });

test("chances lie between the edges, steps side by side", () => {
  expect([lines.x(0), lines.x(10), lines.y(0), lines.y(10_000)]).toEqual([100, 200, 50, 0]);
  expect(lines.line(0)).toBe("M100 25L110 20L140 40L200 0");
  expect([0, 114, 155, 999].map((x) => lines.stepAt(x))).toEqual([0, 1, 6, 10]);
});

test("between two points the one before holds: undone lines have none of their own", () => {
  expect([0, 1, 3, 4, 9, 10, 99].map((step) => lines.at(step)?.step)).toEqual([
    0, 1, 1, 4, 4, 10, 10,
  ]);
  expect(new WinLines([], 10, { left: 0, right: 1, top: 0, bottom: 1 }).at(3)).toBeNull();
});

test("a mark stands on its player’s line before the choice, and is hit from near only", () => {
  const [one, other] = [decided(2, "mistake", 0), decided(5, "blunder", 1)];
  expect(lines.spotOf(one)).toEqual({ x: 110, y: 20 });
  expect(lines.spotOf(other)).toEqual({ x: 140, y: 10 });
  expect(lines.hit([one, other], { x: 112, y: 23 })).toBe(one);
  expect(lines.hit([one, other], { x: 130, y: 12 })).toBe(other);
  expect(lines.hit([one, other], { x: 170, y: 30 })).toBeNull();
});

test("rounds are told where they begin", () => {
  expect(lines.rounds()).toEqual([
    { step: 1, round: 1 },
    { step: 4, round: 2 },
    { step: 10, round: 3 },
  ]);
});
