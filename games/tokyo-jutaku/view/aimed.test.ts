import { expect, test } from "vitest";
import { aimOf, isNear, missOf, offOf, offWords } from "./aimed.ts";

const square: [number, number][] = [
  [-4_000, -4_000],
  [4_000, -4_000],
  [4_000, 4_000],
  [-4_000, 4_000],
];
const rectangle = square.map(([x, y]): [number, number] => [2 * x, y]);
const pointed = ["pile-piece-2", "lay-2-30000-34000-1"];
const held = (x: number, y: number, rotation = 0) => ({ piece: 2, flip: false, rotation, x, y });

test("a lesson's place is for its piece only", () => {
  expect(aimOf(pointed, held(0, 0), square)).toEqual(held(30_000, 34_000));
  expect(aimOf(pointed, { ...held(0, 0), piece: 3 }, square)).toBe(null);
  expect(aimOf(["plot"], held(0, 0), square)).toBe(null);
});

test("a square lies well on each of its sides, a rectangle on two", () => {
  expect(aimOf(pointed, held(0, 0, 9_100), square)?.rotation).toBe(9_000);
  expect(aimOf(pointed, held(0, 0, 9_100), rectangle)?.rotation).toBe(18_000);
  expect(aimOf(pointed, held(0, 0, 35_900), rectangle)?.rotation).toBe(0);
});

test("near its place, and nearly straight, a piece falls into it", () => {
  const aim = held(30_000, 34_000);
  expect(isNear(held(33_000, 31_000, 35_000), aim)).toBe(true);
  expect(isNear(held(36_000, 34_000), aim)).toBe(false);
  expect(isNear(held(30_000, 34_000, 4_500), aim)).toBe(false);
});

test("how far off it is, is said from the piece to its place", () => {
  const off = (x: number, y: number, rotation = 0) =>
    offWords(offOf(held(x, y, rotation), held(30_000, 34_000)));
  expect(off(20_400, 40_000)).toMatchObject({ across: "right", x: 10, along: "down", y: 6 });
  expect(off(30_300, 20_000)).toMatchObject({ across: "none", along: "up", y: 14, both: "no" });
  expect(off(30_000, 34_000, 33_000)).toMatchObject({ turned: 30 });
});

test("a piece that is let go far from its place is told how far, or that it is turned", () => {
  const aim = held(30_000, 34_000);
  const near = held(31_000, 34_000);
  expect(missOf(near, near, aim)).toBeNull();
  const far = held(42_000, 34_000);
  expect(missOf(far, far, aim)).toMatchObject({
    key: "off-place",
    args: { across: "left", x: 12 },
  });
  const crooked = held(42_000, 34_000, 4_500);
  expect(missOf(crooked, crooked, aim)?.key).toBe("off-turned");
});
