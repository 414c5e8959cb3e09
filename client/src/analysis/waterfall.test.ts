import { beforeAll, expect, test } from "vitest";
import { inEnglish } from "../words/testing.ts";
import type { Account, Point } from "./types.ts";

let waterfall: typeof import("./waterfall.ts");
beforeAll(async () => {
  waterfall = await inEnglish(() => import("./waterfall.ts"));
});

const account = (rest: Partial<Account>): Account => ({
  ...{ seat: 0, start: 5_000, luck: 0, errors: 0, others: 0, rest: 0, result: 5_000 },
  ...rest,
});

test("each change begins where the one before it ended", () => {
  const given = account({ luck: 3_000, errors: -1_000, others: 500, rest: -7_500, result: 0 });
  const { bars, zero } = waterfall.barsOf(given);
  expect(zero).toBe(0);
  expect(bars.map(({ part, value, from, to }) => [part, value, from, to])).toEqual([
    ["start", 5_000, 0, 0.5],
    ["luck", 3_000, 0.5, 0.8],
    ["errors", -1_000, 0.7, 0.8],
    ["others", 500, 0.7, 0.75],
    ["rest", -7_500, 0, 0.75],
    ["result", 0, 0, 0],
  ]);
});

test("what goes beyond the edges still has room", () => {
  const { bars, zero } = waterfall.barsOf(
    account({ luck: -10_000, others: 20_000, rest: -5_000, result: 10_000 }),
  );
  expect(zero).toBeCloseTo(0.25);
  const ends = bars.flatMap(({ from, to }) => [from, to]);
  expect([Math.min(...ends), Math.max(...ends)]).toEqual([0, 1]);
});

test("the luckiest and the unluckiest moment of a seat", () => {
  const point = (step: number, luck: number[]): Point => ({
    ...{ step, turn: { round: 1 }, chances: [5_000, 5_000], luck },
  });
  const points = [point(0, []), point(1, [200, -200]), point(2, [900, -900]), point(3, [-50, 50])];
  const { best, worst } = waterfall.momentsOf(points, 0);
  expect([best?.step, worst?.step]).toEqual([2, 3]);
  expect(waterfall.momentsOf(points.slice(0, 1), 0)).toEqual({ best: null, worst: null });
});
