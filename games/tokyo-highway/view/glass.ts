/** What stands between the camera and what is held: it is shown as glass. Pure. */

import type { Point3 } from "@shell/scene/framing.ts";
import type { City } from "./city.ts";
import { RADIUS, ROAD, TOWERS } from "./sizes.ts";
import { on, plus, unit } from "./space.ts";

/** How near a line of sight something has to be to be in its way. */
const ROAD_NEAR = 9;
const TOWER_NEAR = 22;

const dot = (one: Point3, other: Point3) => one.x * other.x + one.y * other.y + one.z * other.z;

/** The distance of two stretches in space, sampled: looks alone depend on it. */
function apart(from: Point3, to: Point3, eye: Point3, at: Point3): number {
  const sight = unit(plus(eye, at, -1));
  const length = Math.hypot(eye.x - at.x, eye.y - at.y, eye.z - at.z);
  let least = Infinity;
  for (let n = 0; n <= 12; n += 1) {
    const point = plus(from, plus(to, from, -1), n / 12);
    const off = plus(point, at, -1);
    const along = dot(off, sight);
    // What is beside or behind what is held hides nothing.
    if (along < RADIUS || along > length) continue;
    const foot = plus(off, sight, -along);
    least = Math.min(least, Math.hypot(foot.x, foot.y, foot.z));
  }
  return least;
}

/** The towers that hide any of these points from an eye. */
export function towersBefore(city: City, eye: Point3, points: readonly Point3[]): Set<string> {
  const hiding = city.towers.filter(({ pose, shape }) => {
    const top = { ...pose.at, y: TOWERS[shape] };
    return points.some((at) => apart(pose.at, top, eye, at) < TOWER_NEAR);
  });
  return new Set(hiding.map(({ piece }) => piece));
}

/** The pieces that hide a point from an eye. */
export function glassOf(city: City, eye: Point3, at: Point3): Set<string> {
  const hides = new Set<string>();
  for (const { piece, pose } of city.roads) {
    if (apart(pose.at, on(pose, ROAD.length), eye, at) < ROAD_NEAR) hides.add(piece);
  }
  return new Set([...hides, ...towersBefore(city, eye, [at])]);
}
