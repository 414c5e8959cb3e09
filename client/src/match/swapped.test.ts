import { expect, test } from "vitest";
import { MOMENT, Swapped } from "./swapped.ts";

test("a second press right after the first is not taken for one of what came in between", () => {
  const buttons = new Swapped();
  expect(buttons.isStale({ detail: 1, timeStamp: 0 }), "nothing has changed yet").toBe(false);
  buttons.swap(1_000);
  expect(buttons.isStale({ detail: 1, timeStamp: 1_000 + MOMENT - 1 })).toBe(true);
  expect(buttons.isStale({ detail: 1, timeStamp: 1_000 + MOMENT })).toBe(false);
});

test("keys are not pressed by accident", () => {
  const buttons = new Swapped();
  buttons.swap(1_000);
  expect(buttons.isStale({ detail: 0, timeStamp: 1_001 })).toBe(false);
});
