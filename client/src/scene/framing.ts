/** Where a camera has to be to see something: pure geometry. Heights are y, as three.js has it. */

export interface Point3 {
  x: number;
  y: number;
  z: number;
}

/** What is to be seen, and from where: round the table, down from the zenith, in radians. */
export interface Shot {
  points: readonly Point3[];
  azimuth: number;
  polar: number;
}

/** The canvas in pixels, and what panels cover at its edges. */
export interface Pane {
  width: number;
  height: number;
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface Stand {
  target: Point3;
  distance: number;
}

const dot = (one: Point3, other: Point3) => one.x * other.x + one.y * other.y + one.z * other.z;

/** To the right, up and ahead, for a camera that looks from there. */
export function directions(azimuth: number, polar: number): [Point3, Point3, Point3] {
  const [sin, cos] = [Math.sin(azimuth), Math.cos(azimuth)];
  const [flat, high] = [Math.sin(polar), Math.cos(polar)];
  const right = { x: cos, y: 0, z: -sin };
  const up = { x: -sin * high, y: flat, z: -cos * high };
  const ahead = { x: -sin * flat, y: -high, z: -cos * flat };
  return [right, up, ahead];
}

/**
 * The nearest place from which all points fit into what panels leave free. Each pair of opposite
 * sides of the picture gives the place where both just touch; the farther pair decides.
 */
export function standFor(shot: Shot, fov: number, pane: Pane): Stand {
  const [right, up, ahead] = directions(shot.azimuth, shot.polar);
  const height = Math.max(1, pane.height);
  const half = Math.tan((fov * Math.PI) / 360);
  const wide = (half * Math.max(60, pane.width - pane.left - pane.right)) / height;
  const high = (half * Math.max(60, height - pane.top - pane.bottom)) / height;
  const across = touching(shot.points, right, ahead, wide);
  const upward = touching(shot.points, up, ahead, high);
  const depth = Math.min(across.depth, upward.depth);
  const depths = shot.points.map((point) => dot(point, ahead));
  const middle = (Math.min(...depths) + Math.max(...depths)) / 2;
  const at = (axis: "x" | "y" | "z") =>
    right[axis] * across.aside + up[axis] * upward.aside + ahead[axis] * middle;
  return { target: { x: at("x"), y: at("y"), z: at("z") }, distance: middle - depth };
}

function touching(
  points: readonly Point3[],
  side: Point3,
  ahead: Point3,
  slope: number,
): { aside: number; depth: number } {
  const most = (sign: number) =>
    Math.max(...points.map((point) => sign * dot(point, side) - slope * dot(point, ahead)));
  const [plus, minus] = [most(1), most(-1)];
  return { aside: (plus - minus) / 2, depth: -(plus + minus) / (2 * slope) };
}

/** The corners of an upright drum: what has to fit when a place on the table is looked at. */
export function drum(middle: Point3, radius: number, height = 0): Point3[] {
  return Array.from({ length: 16 }, (_, idx) => {
    const angle = (idx / 16) * 2 * Math.PI;
    const y = middle.y + (idx % 2) * height;
    return { x: middle.x + Math.cos(angle) * radius, y, z: middle.z + Math.sin(angle) * radius };
  });
}
