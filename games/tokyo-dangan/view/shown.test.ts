import { expect, test } from "vitest";
import type { Scene } from "./plan.ts";
import { views } from "./samples.ts";
import { marksOf, tilesOf, trainsOf } from "./shown.ts";
import type { View } from "./types.ts";

const sample = views[0];
if (sample === undefined) throw new Error("there are no samples");
const [one, two] = sample.travellers;
if (one === undefined || two === undefined) throw new Error("the sample has no players");

const view: View = {
  ...sample,
  roads: [
    { square: "b1", tile: "EW" },
    { square: "b2", tile: "NS" },
  ],
  travellers: [
    { ...one, piece: "b1", start: "a1", reached: [{ square: "c1", order: 1 }] },
    { ...two, piece: "b1", start: "c1", reached: [] },
  ],
};
const isCity = (square: string) => ["a1", "c1"].includes(square);

test("a tile that moves is not drawn twice", () => {
  const scene = { is: "remove", seat: 0, square: "b1", tile: "EW" } as const;
  expect(tilesOf(view, null)).toHaveLength(2);
  expect(tilesOf(view, scene).map((laid) => laid.square)).toEqual(["b2"]);
});

test("trains on one tile stand beside each other, a lone one in the middle", () => {
  const [first, second] = trainsOf(view, null, isCity);
  expect(first?.at).not.toEqual(second?.at);
  const run: Scene = { is: "run", seat: 1, path: ["b1", "c1"] };
  expect(trainsOf(view, run, isCity)).toEqual([{ seat: 0, square: "b1", at: { x: 150, y: 50 } }]);
});

test("who arrives stands in the city already, with a marker", () => {
  const arrive = { is: "arrive", seat: 1, square: "a1", nth: 1 } as const;
  expect(trainsOf(view, arrive, isCity)[1]?.square).toBe("a1");
  expect(marksOf(view, arrive, "a1")).toEqual([
    { seat: 0, nth: null },
    { seat: 1, nth: 1 },
  ]);
  expect(marksOf(view, null, "c1")).toEqual([
    { seat: 0, nth: 1 },
    { seat: 1, nth: null },
  ]);
});
