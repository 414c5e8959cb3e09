import { expect, test } from "vitest";
import { directions } from "@shell/scene/framing.ts";
import { focusOf } from "./focus.ts";
import { views } from "./samples.ts";
import { poseOf } from "./space.ts";

/** The end of a match of two: roads 4 and 6 are of seat 0, roads 5 and 7 of seat 1. */
const view = views[1]!;

test("a camera shows all of the city unless two roads are talked about", () => {
  expect(focusOf(view, ["cars-0"], 0)).toBeNull();
  expect(focusOf(view, ["road-5", "base-4"], 0)).toBeNull();
  expect(focusOf(view, ["road-5", "road-99"], 0)).toBeNull();
});

test("it sees a road from its side, and from where the learner's own columns are", () => {
  const { along, at } = poseOf(view.lies[5]!);
  for (const seat of [0, 1]) {
    const focus = focusOf(view, ["road-5", "road-7"], seat)!;
    const [right, , ahead] = directions(focus.azimuth, Math.PI / 2);
    const flat = Math.hypot(along.x, along.z);
    expect(Math.abs(right.x * along.x + right.z * along.z) / flat).toBeCloseTo(1, 6);
    const own = view.truth.columns.filter(({ owner }) => owner === seat);
    const depths = own.map(
      (column) => (column.at.x / 100 - at.x) * ahead.x + (-column.at.y / 100 - at.z) * ahead.z,
    );
    expect(depths.reduce((sum, depth) => sum + depth, 0)).toBeLessThan(0);
  }
});

test("where something is to be built, the end of the new road has room", () => {
  const read = focusOf(view, ["base-6", "road-5", "road-7"], 0)!;
  const built = focusOf(view, ["base-6", "road-5", "road-7", "build"], 0)!;
  expect(read.builds).toBe(false);
  expect(built.builds).toBe(true);
  expect(built.points.length).toBeGreaterThan(read.points.length);
});
