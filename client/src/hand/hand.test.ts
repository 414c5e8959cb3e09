import { expect, test } from "vitest";
import { follow, gainFor } from "./drag.ts";
import { nudgeOf, onPlan } from "./keys.ts";

test("a piece follows the pointer as it is where there is room, and slowly near contact", () => {
  expect(gainFor(null)).toBe(1);
  expect(gainFor(10)).toBe(1);
  expect(gainFor(0)).toBeCloseTo(0.2);
  expect(gainFor(-1)).toBe(gainFor(1));
  expect(gainFor(-9)).toBe(1);
  expect(gainFor(1)).toBeLessThan(gainFor(2));
  expect(follow({ x: 10, y: -5 }, 0)).toEqual({ x: expect.closeTo(2), y: expect.closeTo(-1) });
});

test("arrows move by 1 and 0.1 mm, pages turn by 1 and 5 degrees, signs raise", () => {
  const nudge = (key: string, shiftKey = false) => nudgeOf({ key, shiftKey });
  expect(nudge("ArrowRight")).toEqual({ is: "move", right: 1, away: 0 });
  expect(nudge("ArrowDown", true)).toEqual({ is: "move", right: 0, away: -0.1 });
  expect(nudge("PageUp")).toEqual({ is: "turn", degrees: 1 });
  expect(nudge("PageDown", true)).toEqual({ is: "turn", degrees: -5 });
  expect(nudge("+")).toEqual({ is: "raise", by: 1 });
  expect(nudge("-")).toEqual({ is: "raise", by: -1 });
  expect(nudge("a")).toBeNull();
});

test("right and away are where the camera sees them", () => {
  expect(onPlan(1, 0, 0)).toEqual({ x: 1, y: 0 });
  expect(onPlan(0, 1, 0).y).toBe(1);
  // From the east, right is north, and away is west.
  const east = Math.PI / 2;
  expect(onPlan(1, 0, east).y).toBeCloseTo(1);
  expect(onPlan(0, 1, east).x).toBeCloseTo(-1);
});
