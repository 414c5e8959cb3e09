import { expect, test } from "vitest";
import { inEnglish } from "../words/testing.ts";
import type { Clocks } from "./wire.ts";

const { CLOCKS, clockText, isLow, leftOf, ruleNumbers } = await inEnglish(
  () => import("./clock.ts"),
);
const clocks: Clocks = {
  rule: { "per-game": { seconds: 300, increment: 5 } },
  seats: [
    { left_ms: 61_000, running: true },
    { left_ms: 30_000, running: false },
  ],
  at_ms: 0,
};

test("only a running clock runs, and never below nothing", () => {
  expect(leftOf(clocks, 0, 1_000)).toBe(60_000);
  expect(leftOf(clocks, 1, 1_000)).toBe(30_000);
  expect(leftOf(clocks, 0, 99_000)).toBe(0);
  expect(leftOf(clocks, 7, 0)).toBe(0);
});

test.each([
  [0, "0:00"],
  [400, "0:01"],
  [9_000, "0:09"],
  [61_000, "1:01"],
  [3_660_000, "1:01:00"],
  [2 * 86_400_000 + 4 * 3_600_000, "2 d 4 h"],
])("%i ms reads %s", (ms, text) => {
  expect(clockText(ms)).toBe(text);
});

test("little time left is a warning", () => {
  expect(isLow(19_000)).toBe(true);
  expect(isLow(21_000)).toBe(false);
});

test("every clock that can be chosen has its own sentence", () => {
  const told = CLOCKS.map(({ rule }) => JSON.stringify(ruleNumbers(rule)));
  expect(new Set(told).size).toBe(CLOCKS.length);
  expect(ruleNumbers({ "per-game": { seconds: 300, increment: 5 } })).toEqual({
    key: "clock-per-game",
    args: { minutes: 5, increment: 5 },
  });
});
