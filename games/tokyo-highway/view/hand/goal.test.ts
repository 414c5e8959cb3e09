import { expect, test } from "vitest";
import type { Step } from "../types.ts";
import { fitOf, goalOf } from "./goal.ts";

const rising = (grey: number, yellow = false) => ({ at: { x: 0, y: 0 }, grey, yellow });

test("every piece has its place", () => {
  expect(goalOf("grey", null)).toBe("foot");
  expect(goalOf("grey", rising(1))).toBe("top");
  expect(goalOf("yellow", rising(1))).toBe("junction");
  expect(goalOf("road", rising(2))).toBe("road");
  expect(goalOf("road", null)).toBe("exit");
  expect(goalOf("car", null)).toBe("car");
});

test("a column is tall enough, too low, or of no use", () => {
  const step = (height: number, junction = false): Step => ({
    base: 0,
    height,
    junction,
    grey: height,
    yellow: 0,
  });
  const steps = [[step(0), step(2)], [step(3, true)]];
  expect(fitOf(rising(1), steps)).toBe("more");
  expect(fitOf(rising(2), steps)).toBe("fits");
  expect(fitOf(rising(2, true), steps)).toBe("fits");
  expect(fitOf(rising(1, true), steps)).toBe("none");
  expect(fitOf(rising(3), steps)).toBe("none");
  expect(fitOf(rising(2), [])).toBe("none");
});
