import { expect, test } from "vitest";
import { larger, LEAST, MOST, scrollFor, smaller, within } from "./zoom.ts";

test("a picture is never smaller than its frame, nor larger than one can find one's way in", () => {
  expect(smaller(LEAST)).toBe(LEAST);
  expect(larger(MOST)).toBe(MOST);
  expect(within(99)).toBe(MOST);
  expect(smaller(larger(1))).toBeCloseTo(1);
});

test("the point under the fingers stays under them", () => {
  // 100 px into the frame, scrolled by 50: the point is at 150 of the picture, then at 300.
  expect(scrollFor(50, 100, 1, 2)).toBe(200);
  expect(scrollFor(0, 100, 2, 1)).toBe(0);
});
