/**
 * How a wooden piece lies: whole micrometres and hundredths of a degree, as the rules have it. A
 * piece is turned over first, then turned, then moved. Pure.
 */

export interface Pose {
  piece: number;
  flip: boolean;
  /** Counter-clockwise, in hundredths of a degree: from 0 to below a full turn. */
  rotation: number;
  /** The centre of gravity, in micrometres from the card's lower left corner. */
  x: number;
  y: number;
}

export type Corner = readonly [number, number];

/** The side of a site card, in micrometres. */
export const CARD = 70_000;

/** No piece may be held farther away than this. */
const REACH = 200_000;
const TURN = 36_000;
/** A turn of the wheel, in hundredths of a degree; with a modifier only one degree. */
const DETENT = 1_500;
const FINE = 100;

const within = (rotation: number) => ((rotation % TURN) + TURN) % TURN;
const reachable = (way: number) => Math.round(Math.min(REACH, Math.max(-REACH, way)));

/** The same piece somewhere else, as far as it may be held. */
export function movedTo(pose: Pose, x: number, y: number): Pose {
  return { ...pose, x: reachable(x), y: reachable(y) };
}

/** The same piece turned to the next detent; finely by this many degrees. */
export function turned(pose: Pose, steps: number, fine = false): Pose {
  if (fine) return { ...pose, rotation: within(pose.rotation + Math.round(steps) * FINE) };
  const at = pose.rotation / DETENT;
  const from = steps > 0 ? Math.floor(at + 1e-9) : Math.ceil(at - 1e-9);
  return { ...pose, rotation: within((from + Math.round(steps)) * DETENT) };
}

/** The same piece turned by two fingers, in radians: it falls into a detent when it is near. */
export function twisted(pose: Pose, radians: number): Pose {
  return { ...pose, rotation: within(pose.rotation + Math.round((radians * 18_000) / Math.PI)) };
}

/** The nearest detent, if it is nearer than that many hundredths. */
export function settled(pose: Pose, near = 300): Pose {
  const detent = Math.round(pose.rotation / DETENT) * DETENT;
  return Math.abs(detent - pose.rotation) <= near ? { ...pose, rotation: within(detent) } : pose;
}

/** The same piece turned over like a page: left and right change places, as the eye sees them. */
export function flipped(pose: Pose): Pose {
  return { ...pose, flip: !pose.flip, rotation: within(-pose.rotation) };
}

/** An outline as it lies face up or face down, counter-clockwise. */
export function faceOf(outline: readonly Corner[], flip: boolean): Corner[] {
  return flip ? [...outline].reverse().map(([x, y]) => [-x, y]) : [...outline];
}

/** Where the corners are, in micrometres of the card. */
export function laidOut(outline: readonly Corner[], pose: Pose): Corner[] {
  const angle = (pose.rotation * Math.PI) / 18_000;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return faceOf(outline, pose.flip).map(([x, y]) => [
    Math.round(x * cos - y * sin) + pose.x,
    Math.round(x * sin + y * cos) + pose.y,
  ]);
}

/** Whether a point is inside of an outline. */
export function covers(outline: readonly Corner[], x: number, y: number): boolean {
  let inside = false;
  outline.forEach(([ax, ay], idx) => {
    const [bx, by] = outline[(idx + 1) % outline.length] as Corner;
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    if (crosses) inside = !inside;
  });
  return inside;
}

/** The box round an outline: left, low, right, high. */
export function boxOf(outline: readonly Corner[]): [number, number, number, number] {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
