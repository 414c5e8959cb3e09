import { expect, test } from "vitest";
import type { Odds } from "../types.ts";
import { rowsOf } from "./odds.ts";

const none = [1, 0, 0, 0, 0, 0, 0];
const odds: Odds = {
  goal: "claws",
  keep: ["claw", "claw", "claw", "claw"],
  reroll: ["one", "two"],
  rerolls: 2,
  expected: { points: 0, energy: 0.25, hearts: 0, claws: 4.5 },
  faces: {
    one: none,
    two: none,
    three: none,
    heart: none,
    energy: [0.75, 0.25, 0, 0, 0, 0, 0],
    claw: [0, 0, 0, 0, 0.5, 0.375, 0.125],
  },
  points: [1],
  wins: 0,
};

test("held dice count, and the chance is that of one more", () => {
  expect(rowsOf(odds)).toEqual([
    { goal: "claws", mean: 4.5, more: { count: 5, chance: 0.5 } },
    { goal: "hearts", mean: 0, more: { count: 1, chance: 0 } },
    { goal: "energy", mean: 0.25, more: { count: 1, chance: 0.25 } },
  ]);
});

test("where all dice are held there is no chance left", () => {
  expect(rowsOf({ ...odds, reroll: [] }).map((row) => row.more)).toEqual([null, null, null]);
});
