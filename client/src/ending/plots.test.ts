import { expect, test } from "vitest";
import { apart, momentsIn, scaleOf, spread, tells, valueAt, type Plot } from "./plots.ts";

const series = [
  {
    seat: 0,
    points: [
      { x: 0, y: 0 },
      { x: 2, y: 3 },
    ],
  },
  {
    seat: 1,
    points: [
      { x: 0, y: 1 },
      { x: 1, y: 1 },
    ],
  },
];

test("a value holds until the next one", () => {
  const [one] = series;
  if (one === undefined) throw new Error("there is a series");
  expect([0, 1, 2, 9].map((x) => valueAt(one, x)?.y)).toEqual([0, 0, 3, 3]);
});

test("every point of the match is read once, in its order", () => {
  expect(momentsIn(series)).toEqual([0, 1, 2]);
});

test("a scale has round numbers and holds everything", () => {
  expect(scaleOf(0, 20)).toEqual([0, 5, 10, 15, 20]);
  expect(scaleOf(-150, 800)).toEqual([-500, 0, 500, 1000]);
  expect(scaleOf(0, 3)).toEqual([0, 1, 2, 3]);
  expect(scaleOf(0, 0)).toEqual([0]);
});

test("labels keep apart, and inside", () => {
  expect(apart([50, 50, 50], 10, 0, 100)).toEqual([50, 60, 70]);
  expect(apart([95, 98, 10], 10, 0, 100)).toEqual([90, 100, 10]);
});

test("of many, the first, the last and some between are told", () => {
  expect(spread([1, 2, 3], 5)).toEqual([1, 2, 3]);
  expect(spread([0, 1, 2, 3, 4, 5, 6, 7, 8], 3)).toEqual([0, 4, 8]);
});

test("a plot in which nothing happens is not worth a look", () => {
  const common = { title: "", text: String };
  const lines = (points: { x: number; y: number }[]): Plot => ({
    is: "lines",
    series: [{ seat: 0, points }],
    ticks: [],
    when: String,
    ...common,
  });
  expect(
    tells(
      lines([
        { x: 0, y: 2 },
        { x: 1, y: 2 },
      ]),
    ),
  ).toBe(false);
  expect(
    tells(
      lines([
        { x: 0, y: 2 },
        { x: 1, y: 3 },
      ]),
    ),
  ).toBe(true);
  const bars = (values: number[]): Plot => ({
    ...{ is: "bars", parts: [], rows: [{ seat: 0, values }] },
    ...common,
  });
  expect([tells(bars([0, 0])), tells(bars([0, 1]))]).toEqual([false, true]);
});
