import { expect, test } from "vitest";
import type { LogEntry } from "../match/wire.ts";
import { adding, byTurn, inTurns, roundTicks, sumsOf } from "./series.ts";
import { timesOf } from "./times.ts";

const entry = (line: number, round: number, seat: number): LogEntry => ({
  ...{ line, turn: { round, seat }, deed: "play", text: "" },
});

test("what somebody gains adds up, also twice at once, and holds to the end", () => {
  const gains = [
    { x: 2, seat: 0, by: 1 },
    { x: 2, seat: 0, by: 2 },
    { x: 3, seat: 1, by: -1 },
  ];
  expect(adding(2, gains, 5, 4)).toEqual([
    {
      seat: 0,
      points: [
        { x: 0, y: 4 },
        { x: 2, y: 7 },
        { x: 5, y: 7 },
      ],
    },
    {
      seat: 1,
      points: [
        { x: 0, y: 4 },
        { x: 3, y: 3 },
        { x: 5, y: 3 },
      ],
    },
  ]);
});

test("turns are counted as moments are: the opening is 0", () => {
  const entries = [entry(1, 1, 0), entry(2, 1, 0), entry(3, 1, 1), entry(4, 2, 0)];
  expect(inTurns(entries).map(({ x }) => x)).toEqual([1, 1, 2, 3]);
});

test("each seat has a value at the end of each turn, and rounds are named where they begin", () => {
  const moments = [0, 1, 1, 2].map((round, x) => ({
    turn: { round },
    view: [x, 2 * x],
    answer: null,
  }));
  const series = byTurn(moments, 2, ({ view }, seat) => ({ y: view[seat] ?? 0 }));
  expect(series[1]?.points.map(({ y }) => y)).toEqual([0, 2, 4, 6]);
  expect(roundTicks(moments, String)).toEqual([
    { x: 1, text: "1" },
    { x: 3, text: "2" },
  ]);
});

test("changes come to sums by kind", () => {
  const gains = [
    { seat: 1, kind: 0, by: 2 },
    { seat: 1, kind: 0, by: 3 },
    { seat: 0, kind: 1, by: 1 },
  ];
  expect(sumsOf(2, 2, gains)).toEqual([
    { seat: 0, values: [0, 1] },
    { seat: 1, values: [5, 0] },
  ]);
});

test("lines are as old as their record says, or as the line before", () => {
  const lines = [
    { play: { at_ms: 5 }, digest: "a" },
    { seat: { seat: 1 }, digest: "b" },
    { play: { at_ms: 9 }, digest: "c" },
  ];
  expect(timesOf(JSON.stringify({ lines }))).toEqual([0, 5, 5, 9]);
});
