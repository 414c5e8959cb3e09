import { expect, test } from "vitest";
import { directions, drum, standFor, type Pane, type Point3, type Shot } from "./framing.ts";

const desk: Pane = { width: 1280, height: 800, top: 0, right: 0, bottom: 0, left: 0 };
const phone = { ...desk, width: 390, height: 844 };
const FOV = 32;

/** Where points come to lie, from -1 to 1 of what panels leave free. */
function seen(shot: Shot, pane: Pane): Point3[] {
  const [right, up, ahead] = directions(shot.azimuth, shot.polar);
  const { target, distance } = standFor(shot, FOV, pane);
  const half = Math.tan((FOV * Math.PI) / 360);
  const free = { x: pane.width - pane.left - pane.right, y: pane.height - pane.top - pane.bottom };
  return shot.points.map((point) => {
    const from = { x: point.x - target.x, y: point.y - target.y, z: point.z - target.z };
    const along = (axis: Point3) => from.x * axis.x + from.y * axis.y + from.z * axis.z;
    const depth = along(ahead) + distance;
    const scale = (half * depth) / pane.height;
    return { x: along(right) / (scale * free.x), y: along(up) / (scale * free.y), z: depth };
  });
}

const points = [...drum({ x: 40, y: 0, z: -30 }, 200, 120), { x: -260, y: 30, z: 90 }];

test("everything fits, and something touches the edge, from every side and in every window", () => {
  for (const pane of [desk, phone, { ...desk, top: 60, bottom: 160, left: 300 }]) {
    for (const polar of [0, 0.6, 1.05, 1.5]) {
      for (const azimuth of [0, 1, 2.5, -2]) {
        const marks = seen({ points, azimuth, polar }, pane);
        const most = Math.max(...marks.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))));
        expect(most).toBeCloseTo(1, 6);
        expect(Math.min(...marks.map(({ z }) => z))).toBeGreaterThan(0);
      }
    }
  }
});

test("a narrow window and panels at the edges ask for more distance", () => {
  const shot = { points, azimuth: 0, polar: 1 };
  const near = standFor(shot, FOV, desk).distance;
  expect(standFor(shot, FOV, phone).distance).toBeGreaterThan(near * 1.3);
  expect(standFor(shot, FOV, { ...desk, top: 100, bottom: 150 }).distance).toBeGreaterThan(near);
});

test("directions stand upright on each other", () => {
  const [right, up, ahead] = directions(0.7, 1.1);
  const dot = (one: Point3, other: Point3) => one.x * other.x + one.y * other.y + one.z * other.z;
  for (const pair of [
    [right, up],
    [up, ahead],
    [ahead, right],
  ] as const) {
    expect(dot(...pair)).toBeCloseTo(0, 9);
  }
  expect(ahead.y).toBeLessThan(0);
  expect(up.y).toBeGreaterThan(0);
});
