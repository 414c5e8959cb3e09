import { expect, test } from "vitest";
import { drawnIn, grainOf, pieceGeometry, THICK, widest } from "./geometry.ts";
import type { Corner } from "./pose.ts";

const ell: Corner[] = [
  [-10_000, -10_000],
  [10_000, -10_000],
  [10_000, 0],
  [0, 0],
  [0, 10_000],
  [-10_000, 10_000],
];
const mm = ell.map(([x, y]): [number, number] => [x / 1_000, y / 1_000]);

test("wood is never outside of what the rules measure", () => {
  const geometry = pieceGeometry(ell, 3, false);
  const places = geometry.getAttribute("position");
  for (let n = 0; n < places.count; n += 1) {
    const [x, y, z] = [places.getX(n), places.getY(n), places.getZ(n)];
    expect(Math.abs(x)).toBeLessThanOrEqual(10);
    expect(Math.abs(z)).toBeLessThanOrEqual(10);
    expect(y >= 0 && y <= THICK).toBe(true);
    // Nothing in the notch, which is at the right and away.
    expect(x > 0.001 && z < -0.001).toBe(false);
  }
});

test("a corner is drawn in from both of its sides", () => {
  expect(drawnIn(mm, 0.5)[0]).toEqual([-9.5, -9.5]);
  expect(drawnIn(mm, 0.5)[3]).toEqual([-0.5, -0.5]);
});

test("faces look up, and the flipped piece is its mirror image", () => {
  for (const flip of [false, true]) {
    const geometry = pieceGeometry(ell, 3, flip);
    const places = geometry.getAttribute("position");
    const normals = geometry.getAttribute("normal");
    // Front faces are counter-clockwise, seen from where their normals point.
    for (let n = 0; n < places.count; n += 3) {
      const at = (k: number) => [places.getX(n + k), places.getY(n + k), places.getZ(n + k)];
      const [a, b, c] = [at(0), at(1), at(2)] as [number[], number[], number[]];
      const u = b.map((value, k) => value - (a[k] ?? 0)) as [number, number, number];
      const v = c.map((value, k) => value - (a[k] ?? 0)) as [number, number, number];
      const cross = [
        u[1] * v[2] - u[2] * v[1],
        u[2] * v[0] - u[0] * v[2],
        u[0] * v[1] - u[1] * v[0],
      ];
      const dot =
        (cross[0] ?? 0) * normals.getX(n) +
        (cross[1] ?? 0) * normals.getY(n) +
        (cross[2] ?? 0) * normals.getZ(n);
      expect(dot).toBeGreaterThan(0);
    }
  }
});

test("the grain runs along the longest side, the number stands where there is room", () => {
  expect(
    grainOf([
      [0, 0],
      [0, 8],
      [-3, 8],
      [-3, 0],
    ]).map(Math.abs),
  ).toEqual([0, 1]);
  const { at, room } = widest(mm);
  expect(room).toBeGreaterThan(4.5);
  expect(at[0] < 0 || at[1] < 0).toBe(true);
});
