/** What the camera shows while a lesson talks about roads that cross one above the other. Pure. */

import { drum, type Point3 } from "@shell/scene/framing.ts";
import { ROAD, STOREY } from "./sizes.ts";
import { on, plus, pointOf, poseOf, unit } from "./space.ts";
import type { View } from "./types.ts";

export interface Focus {
  points: Point3[];
  /** What else is seen where there is room: the city round it. */
  around: Point3[];
  /** From where the first road is seen from its side, round the table in radians. */
  azimuth: number;
  /** Whether there is something to build: then it is seen from as far above as usual. */
  builds: boolean;
}

const ground = (point: Point3): Point3 => ({ ...point, y: 0 });

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

/** How much room there is round the end of a new road, in millimetres. */
const ROOM = 36;

/** How much of the city is seen round the roads where there is room, in millimetres. */
const ROUND = 150;

const middleOf = (points: readonly Point3[]): Point3 => ({
  ...{ x: mean(points.map(({ x }) => x)), y: 0, z: mean(points.map(({ z }) => z)) },
});

/** Where a road may end that leads from there across the middle of those points. */
function beyond(from: Point3, points: readonly Point3[]): Point3[] {
  const middle = middleOf(points);
  const end = plus(from, unit(plus(middle, from, -1)), ROAD.length);
  return [...drum(from, ROOM), ...drum(end, ROOM)];
}

/** Nothing where a lesson talks about one road only, or about none: then all of the city is seen. */
export function focusOf(view: View, names: readonly string[], seat: number): Focus | null {
  const numbers = (kind: string) =>
    names
      .filter((name) => name.startsWith(`${kind}-`))
      .map((name) => Number(name.slice(kind.length + 1)));
  const poses = numbers("road")
    .flatMap((idx) => view.lies[idx] ?? [])
    .map(poseOf);
  const [first] = poses;
  if (first === undefined || poses.length < 2) return null;
  const builds = names.includes("build");
  const columns = numbers("base").flatMap((idx) => view.truth.columns[idx] ?? []);
  const ends = poses.flatMap((pose) => [pose.at, on(pose, ROAD.length)]);
  const points = [
    ...ends,
    ...ends.map(ground),
    ...columns.map(({ at, height }) => pointOf(at, height * STOREY)),
    // A new road goes across them, as far as it is long.
    ...(builds ? columns.flatMap(({ at }) => beyond(pointOf(at), ends)) : []),
  ];
  // From the side where most of the learner's own columns are: roads are pulled away from the eye.
  const own = view.truth.columns.filter(({ owner }) => owner === seat).map(({ at }) => pointOf(at));
  const aside = { x: -first.along.z, z: first.along.x };
  const far = mean(own.map(({ x, z }) => (x - first.at.x) * aside.x + (z - first.at.z) * aside.z));
  const azimuth = Math.atan2(aside.x, aside.z) + (far < 0 ? Math.PI : 0);
  return { points, around: drum(middleOf(ends), ROUND), azimuth, builds };
}
