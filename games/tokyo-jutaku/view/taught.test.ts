import { expect, test } from "vitest";
import { heldPoints, keptInSight, taughtPoints, type Taught } from "./taught.ts";

const square: [number, number][] = [
  [-4_000, -4_000],
  [4_000, -4_000],
  [4_000, 4_000],
  [-4_000, 4_000],
];
const shape = { chiral: false, called: { key: "shape" }, measures: { key: "size" } };
const taught: Taught = {
  plot: { x: 0, z: 0, scale: 1 },
  borders: [
    [
      [20_000, 20_000],
      [50_000, 20_000],
      [35_000, 45_000],
    ],
  ],
  pile: [
    { id: "1", piece: 1, flip: false, x: 60, y: 0.8, z: -10, turn: 0, scale: 0.5, tint: undefined },
  ],
  shapes: [0, 1].map(() => ({ ...shape, outline: square, kin: "blocks" as const })),
};
const span = (name: string, axis: "x" | "y" | "z") => {
  const all = taughtPoints(name, taught)?.map((point) => point[axis]) ?? [];
  return [Math.min(...all), Math.max(...all)];
};

test("a piece of the pile is as large as it lies there", () => {
  expect(span("pile-piece-1", "x")).toEqual([58, 62]);
  expect(span("pile-piece-1", "z")).toEqual([-12, -8]);
});

test("the place for a piece is exactly where it is to lie, on its floor", () => {
  expect(span("lay-0-40000-28000-2", "x")).toEqual([1, 9]);
  expect(span("lay-0-40000-28000-2", "z")).toEqual([3, 11]);
  expect(span("lay-0-40000-28000-2", "y")).toEqual([6, 6]);
});

test("the plot is what its border surrounds", () => {
  expect(span("plot", "x")).toEqual([-15, 15]);
  expect(span("plot", "z")).toEqual([-10, 15]);
});

test("what is not there is not pointed at", () => {
  expect(taughtPoints("pile-piece-0", taught)).toBeNull();
  expect(taughtPoints("lay-9-1-1-1", taught)).toBeNull();
  expect(taughtPoints("map", taught)).toBeNull();
});

test("the plot and what its card wants are kept in sight", () => {
  const kept = keptInSight(taught);
  expect(kept).toEqual(expect.arrayContaining(taughtPoints("plot", taught) ?? []));
  // What is wanted stands in the two nearest corners of the card, which is 70 mm wide.
  const nearest = kept.filter(({ z }) => z > 30);
  expect(nearest.map(({ x }) => Math.sign(x))).toEqual([-1, 1]);
});

test("what is in hand is seen where it hangs, turned as it is", () => {
  const pose = { piece: 0, flip: false, rotation: 4_500, x: 40_000, y: 28_000 };
  const points = heldPoints({ piece: 0, pose, floor: 2, over: true }, taught);
  const across = points.map(({ x }) => x);
  expect(Math.max(...across) - Math.min(...across)).toBeCloseTo(8 * Math.SQRT2, 3);
  expect((Math.max(...across) + Math.min(...across)) / 2).toBeCloseTo(5, 3);
  expect(heldPoints({ piece: 9, pose, floor: 1, over: true }, taught)).toEqual([]);
});
