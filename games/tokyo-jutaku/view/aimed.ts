/** Where a lesson wants a piece, and how far from there it is held. Pure. */

import { boxOf, type Corner, type Pose } from "@shell/wood/pose.ts";

/** Nearer than this, in micrometres and hundredths of a degree, a piece falls into its place. */
const NEAR = 5_000;
const STRAIGHT = 2_000;
const QUARTER = 9_000;
const TURN = 36_000;

/** How far a piece is held from its place: in millimetres to go, and in degrees. */
export interface Off {
  x: number;
  y: number;
  turned: number;
}

/** The place that is pointed at for that piece, held the same way up; nothing if there is none. */
export function aimOf(
  pointed: readonly string[],
  pose: Pose,
  outline: readonly Corner[],
): Pose | null {
  const name = pointed.find((one) => one.startsWith(`lay-${pose.piece}-`));
  const [, , x, y] = name?.split("-").map(Number) ?? [];
  if (x === undefined || y === undefined) return null;
  const [left, low, right, high] = boxOf(outline);
  // What is as wide as it is high lies well on each of its sides, everything else on two.
  const step = right - left === high - low ? QUARTER : 2 * QUARTER;
  const rotation = (Math.round(pose.rotation / step) * step) % TURN;
  return { ...pose, rotation, x, y };
}

export function offOf(pose: Pose, aim: Pose): Off {
  const apart = Math.abs(pose.rotation - aim.rotation) % TURN;
  return {
    x: Math.round((aim.x - pose.x) / 1_000),
    y: Math.round((aim.y - pose.y) / 1_000),
    turned: Math.round(Math.min(apart, TURN - apart) / 100),
  };
}

export function isNear(pose: Pose, aim: Pose): boolean {
  const { turned } = offOf(pose, aim);
  return Math.hypot(aim.x - pose.x, aim.y - pose.y) <= NEAR && turned * 100 <= STRAIGHT;
}

/** How far off it is, as the message wants it. */
export function offWords({ x, y, turned }: Off): Record<string, string | number> {
  const across = x > 0 ? "right" : x < 0 ? "left" : "none";
  const along = y > 0 ? "up" : y < 0 ? "down" : "none";
  const both = x !== 0 && y !== 0 ? "yes" : "no";
  return { across, along, both, x: Math.abs(x), y: Math.abs(y), turned };
}

/** More than this, in degrees, and a piece is said to be turned rather than beside its place. */
const CROOKED = 20;

/** What is said of a piece that was let go too far from its place; nothing if it is near. */
export function missOf(
  held: Pose,
  landed: Pose,
  aim: Pose,
): { key: string; args: Record<string, string | number> } | null {
  if (isNear(held, aim)) return null;
  const off = offOf(landed, aim);
  return { key: off.turned > CROOKED ? "off-turned" : "off-place", args: offWords(off) };
}
