import { expect, test } from "vitest";
import { nearest } from "./nearest.ts";

/** A small square, a wide rectangle right beside it, and something that is not on screen. */
const patches: Record<string, { x: number; y: number; wide: number; high: number } | undefined> = {
  square: { x: 10, y: 10, wide: 16, high: 16 },
  rectangle: { x: 40, y: 10, wide: 40, high: 16 },
  gone: undefined,
};
const meant = (x: number, y: number) =>
  nearest({ x, y }, Object.keys(patches), (name) => patches[name]);

test("what lies under the pointer is meant, however large its neighbour is", () => {
  expect(meant(17, 10)).toBe("square");
  expect(meant(21, 10)).toBe("rectangle");
});

test("beside everything, the shortest way counts", () => {
  expect(meant(10, 40)).toBe("square");
  expect(meant(70, 40)).toBe("rectangle");
});

test("where nothing is on screen, nothing is meant", () => {
  expect(nearest({ x: 0, y: 0 }, ["gone"], (name) => patches[name])).toBe(null);
});
