import { expect, test } from "vitest";
import {
  boxOf,
  covers,
  faceOf,
  flipped,
  laidOut,
  movedTo,
  settled,
  turned,
  twisted,
  type Corner,
  type Pose,
} from "./pose.ts";

const pose: Pose = { piece: 7, flip: false, rotation: 0, x: 10_000, y: 20_000 };
const ramp: Corner[] = [
  [-4_000, -3_000],
  [6_000, -3_000],
  [-4_000, 6_000],
];

test("a wheel turns to the next detent, and finely by one degree", () => {
  expect(turned(pose, 1).rotation).toBe(1_500);
  expect(turned(pose, -1).rotation).toBe(34_500);
  expect(turned({ ...pose, rotation: 700 }, 1).rotation).toBe(1_500);
  expect(turned({ ...pose, rotation: 700 }, -1).rotation).toBe(0);
  expect(turned({ ...pose, rotation: 700 }, 1, true).rotation).toBe(800);
  expect(turned({ ...pose, rotation: 50 }, -1, true).rotation).toBe(35_950);
});

test("fingers turn freely, and the piece falls into a detent nearby", () => {
  const quarter = twisted(pose, Math.PI / 2);
  expect(quarter.rotation).toBe(9_000);
  expect(settled({ ...pose, rotation: 1_700 }).rotation).toBe(1_500);
  expect(settled({ ...pose, rotation: 35_900 }).rotation).toBe(0);
  expect(settled({ ...pose, rotation: 2_200 }).rotation).toBe(2_200);
});

test("a piece is turned over like a page, as the eye sees it", () => {
  const leaning = { ...pose, rotation: 4_000 };
  const before = laidOut(ramp, leaning).map(([x, y]) => [2 * pose.x - x, y].join());
  const after = laidOut(ramp, flipped(leaning)).map((corner) => corner.join());
  expect(new Set(after)).toEqual(new Set(before));
  expect(flipped(flipped(leaning))).toEqual(leaning);
});

test("faces stay counter-clockwise", () => {
  const area = (ring: readonly Corner[]) =>
    ring.reduce((sum, [x, y], idx) => {
      const [nx, ny] = ring[(idx + 1) % ring.length] as Corner;
      return sum + x * ny - y * nx;
    }, 0);
  expect(area(faceOf(ramp, false))).toBeGreaterThan(0);
  expect(area(faceOf(ramp, true))).toBeGreaterThan(0);
});

test("poses are whole and never out of reach", () => {
  expect(movedTo(pose, 12.4, 1e9)).toMatchObject({ x: 12, y: 200_000 });
});

test("a point is inside of what surrounds it", () => {
  expect(covers(ramp, 0, 0)).toBe(true);
  expect(covers(ramp, 5_900, 5_900)).toBe(false);
  expect(boxOf(ramp)).toEqual([-4_000, -3_000, 6_000, 6_000]);
});
