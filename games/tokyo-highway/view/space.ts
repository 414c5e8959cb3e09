/** From the plan of the rules to the space of the scene: y is up there, and north is -z. */

import type { Point3 } from "@shell/scene/framing.ts";
import { hundredths, mm } from "./sizes.ts";
import type { Lie, Spot } from "./types.ts";

/** Where something lies or stands: a place, and the directions along it and up from it. */
export interface Pose {
  at: Point3;
  along: Point3;
  up: Point3;
}

export function pointOf(spot: Spot, height = 0): Point3 {
  return { x: mm(spot.x), y: height, z: -mm(spot.y) };
}

export function spotOf(point: Point3): Spot {
  return { x: hundredths(point.x), y: hundredths(-point.z) };
}

export const plus = (one: Point3, other: Point3, times = 1): Point3 => ({
  x: one.x + other.x * times,
  y: one.y + other.y * times,
  z: one.z + other.z * times,
});

export const cross = (one: Point3, other: Point3): Point3 => ({
  x: one.y * other.z - one.z * other.y,
  y: one.z * other.x - one.x * other.z,
  z: one.x * other.y - one.y * other.x,
});

export function unit(point: Point3): Point3 {
  const length = Math.hypot(point.x, point.y, point.z) || 1;
  return { x: point.x / length, y: point.y / length, z: point.z / length };
}

/** A road as it lies: the middle of its underside at the base end. */
export function poseOf(lie: Lie): Pose {
  const from = pointOf(lie.from, mm(lie.from_height));
  const to = pointOf(lie.to, mm(lie.to_height));
  return poseBetween(from, to);
}

export function poseBetween(from: Point3, to: Point3): Pose {
  const along = unit(plus(to, from, -1));
  const left = unit({ x: along.z, y: 0, z: -along.x });
  return { at: from, along, up: cross(along, left) };
}

/** To the left of whoever looks along. */
export function leftOf(pose: Pose): Point3 {
  return cross(pose.up, pose.along);
}

/** A point on something: so far along, to the left, and up. */
export function on(pose: Pose, along: number, left = 0, up = 0): Point3 {
  return plus(plus(plus(pose.at, pose.along, along), leftOf(pose), left), pose.up, up);
}

/** Something upright, turned by an angle from east, counter-clockwise in plan. */
export function upright(at: Point3, turn: number): Pose {
  return {
    at,
    along: { x: Math.cos(turn), y: 0, z: -Math.sin(turn) },
    up: { x: 0, y: 1, z: 0 },
  };
}

/** Hundredths of a degree as an angle. */
export function angleOf(heading: number): number {
  return (heading / 18_000) * Math.PI;
}
