import { expect, test } from "vitest";
import { Wheel } from "./wheel.ts";

const turns = (...deltas: number[]) => {
  const wheel = new Wheel();
  return deltas.map((deltaY) => wheel.quarter({ deltaY, deltaMode: 0 }));
};

test("every notch of a mouse is a quarter, however long it is", () => {
  expect(turns(100, 120, -100, 240)).toEqual([1, 1, -1, 1]);
  const lines = new Wheel();
  expect([3, -3].map((deltaY) => lines.quarter({ deltaY, deltaMode: 1 }))).toEqual([1, -1]);
  expect(new Wheel().quarter({ deltaY: 1, deltaMode: 2 })).toBe(1);
});

test("the small steps of a trackpad add up", () => {
  expect(turns(...Array.from({ length: 12 }, () => 10))).toEqual([
    0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1,
  ]);
});

test("turning back starts over, and sideways is no turn", () => {
  expect(turns(50, -30, -30)).toEqual([0, 0, -1]);
  expect(turns(0, 0)).toEqual([0, 0]);
});
