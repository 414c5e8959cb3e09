import { expect, test } from "vitest";
import { views } from "../samples.ts";
import type { Path } from "../types.ts";
import {
  ceilingOf,
  followed,
  isThere,
  lasts,
  merged,
  passedOf,
  sampleOf,
  within,
  type Grasp,
} from "./path.ts";

const rest: Grasp = { x: 0, y: 0, z: 100, heading: 0, pitch: 0 };

test("a piece follows at a speed that a hand can have", () => {
  const far = { ...rest, x: 400, heading: 180 };
  let now = rest;
  for (let ms = 0; ms < 2_000; ms += 16) {
    const next = followed(now, far, 16);
    expect(Math.hypot(next.x - now.x, next.z - now.z)).toBeLessThanOrEqual(0.55 * 16 + 1e-9);
    expect(Math.abs(next.heading - now.heading)).toBeLessThanOrEqual(0.33 * 16 + 1e-9);
    now = next;
  }
  expect(now.x).toBeCloseTo(400, 1);
  expect(now.heading).toBeCloseTo(180, 1);
});

test("a page that stalls takes little of a hand's time, and none is given back", () => {
  expect(passedOf(1_000, 1_016)).toBe(16);
  expect(passedOf(1_000, 4_000)).toBeLessThan(200);
  expect(passedOf(1_000, 990)).toBe(0);
});

test("a hand comes to where it wants to be, and not before it is there", () => {
  const wanted = { ...rest, x: 100, pitch: 10 };
  expect(isThere(rest, wanted)).toBe(false);
  expect(isThere({ ...wanted, pitch: 9 }, wanted)).toBe(false);
  let now = rest;
  for (let ms = 0; ms < 1_500; ms += 100) now = followed(now, wanted, 100);
  expect(isThere(now, wanted)).toBe(true);
});

test("nobody reaches beyond the table, below it or too steeply", () => {
  const wild = { x: 3_000, y: 4_000, z: -5, heading: 20, pitch: 80 };
  const held = within(wild, 2, "road");
  expect(Math.hypot(held.x, held.y)).toBeLessThanOrEqual(540);
  expect(held.z).toBe(1);
  expect(held.pitch).toBeLessThanOrEqual(45);
});

test("samples are whole hundredths", () => {
  expect(sampleOf(104.4, { ...rest, x: 1.234, pitch: -0.001 })).toEqual([
    104, 123, 0, 10_000, 0, 0,
  ]);
});

test("the middle of a rest is left out, and nothing else", () => {
  const path: Path = [
    [0, 0, 0, 100, 0, 0],
    [104, 0, 0, 100, 0, 0],
    [104, 0, 0, 100, 0, 0],
    [105, 0, 0, 100, 0, 0],
    [104, 10, 0, 100, 0, 0],
    [104, 20, 0, 100, 0, 0],
  ];
  expect(merged(path)).toEqual([
    [0, 0, 0, 100, 0, 0],
    [313, 0, 0, 100, 0, 0],
    [104, 10, 0, 100, 0, 0],
    [104, 20, 0, 100, 0, 0],
  ]);
  expect(lasts(merged(path))).toBe(lasts(path));
});

test("paths begin above everything on the table", () => {
  const view = views[0]!;
  const plain = ceilingOf(view);
  const tops = view.truth.columns.map(({ height }) => height * 10);
  expect(plain).toBeGreaterThanOrEqual(Math.max(...tops) + 50);
  const hand = { plan: null, laid: null, lifted: null, missed: 0, idle: 0 };
  const rising = { at: { x: 0, y: 0 }, grey: 20, yellow: true };
  const grown = { ...view, truth: { ...view.truth, hand: { ...hand, rising } } };
  expect(ceilingOf(grown)).toBeGreaterThanOrEqual(260);
});
