/** A wooden piece as a mesh: bevelled edges inside the true outline, grain along its length. */

import { BufferGeometry, Float32BufferAttribute, ShapeUtils, Vector2 } from "three";
import { shadeOf } from "../scene/noise.ts";
import { faceOf, type Corner } from "./pose.ts";

/** How thick all pieces are, in millimetres. */
export const THICK = 6;
/** Nothing wooden has sharp edges. */
const BEVEL = 0.5;
/** The grain texture: its lower half is long grain, its upper half end grain. Millimetres. */
export const GRAIN = { long: 96, wide: 48 };

type P = [number, number];

/** An outline drawn in by a distance, corner by corner. */
export function drawnIn(outline: readonly P[], by: number): P[] {
  const n = outline.length;
  return outline.map((corner, idx) => {
    const [before, after] = [outline[(idx + n - 1) % n] as P, outline[(idx + 1) % n] as P];
    const [one, other] = [normalOf(before, corner), normalOf(corner, after)];
    // The point that is as far from both sides.
    const scale = by / Math.max(0.25, 1 + one[0] * other[0] + one[1] * other[1]);
    return [corner[0] - (one[0] + other[0]) * scale, corner[1] - (one[1] + other[1]) * scale];
  });
}

/** The outward direction of a side of a counter-clockwise outline. */
function normalOf([ax, ay]: P, [bx, by]: P): P {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [(by - ay) / length, (ax - bx) / length];
}

/** The longest side tells how the grain runs. */
export function grainOf(outline: readonly P[]): P {
  const ways = outline.map(([ax, ay], idx): P => {
    const [bx, by] = outline[(idx + 1) % outline.length] as P;
    return [bx - ax, by - ay];
  });
  const [x, y] = ways.reduce((best, way) =>
    Math.hypot(...way) > Math.hypot(...best) + 0.01 ? way : best,
  );
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

class Faces {
  readonly places: number[] = [];
  readonly normals: number[] = [];
  readonly uvs: number[] = [];

  put([x, y]: P, high: number, normal: [number, number, number], uv: P): void {
    // The table's plane is x and -z.
    this.places.push(x, high, -y);
    this.normals.push(normal[0], normal[2], -normal[1]);
    this.uvs.push(...uv);
  }

  geometry(): BufferGeometry {
    const made = new BufferGeometry();
    made.setAttribute("position", new Float32BufferAttribute(this.places, 3));
    made.setAttribute("normal", new Float32BufferAttribute(this.normals, 3));
    made.setAttribute("uv", new Float32BufferAttribute(this.uvs, 2));
    return made;
  }
}

/** A piece standing on the origin, as it lies face up or face down. Micrometres in. */
export function pieceGeometry(outline: readonly Corner[], piece: number, flip: boolean) {
  const ring = faceOf(outline, flip).map(([x, y]): P => [x / 1_000, y / 1_000]);
  const inner = drawnIn(ring, BEVEL);
  const along = grainOf(ring);
  const shift = shadeOf(piece) * GRAIN.long;
  const long = ([x, y]: P): P => [
    (x * along[0] + y * along[1] + shift) / GRAIN.long,
    0.25 + (y * along[0] - x * along[1]) / (2 * GRAIN.wide),
  ];
  const faces = new Faces();
  const cap = ShapeUtils.triangulateShape(
    inner.map(([x, y]) => new Vector2(x, y)),
    [],
  );
  for (const corners of cap) {
    for (const idx of corners) {
      const at = inner[idx] as P;
      faces.put(at, THICK, [0, 0, 1], long(at));
    }
    for (const idx of [...corners].reverse()) {
      const at = inner[idx] as P;
      faces.put(at, 0, [0, 0, -1], long(at));
    }
  }
  let run = 0;
  ring.forEach((from, idx) => {
    const next = (idx + 1) % ring.length;
    const to = ring[next] as P;
    const [inFrom, inTo] = [inner[idx] as P, inner[next] as P];
    const out = normalOf(from, to);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    // Across the grain a saw shows the end of it.
    const cut = Math.abs(out[0] * along[0] + out[1] * along[1]) > 0.6;
    const uv = (way: number, high: number): P => [
      (run + way + shift) / GRAIN.long,
      (cut ? 0.55 : 0.05) + high / (2 * GRAIN.wide),
    ];
    const side: [number, number, number] = [out[0], out[1], 0];
    const slope: [number, number, number] = [out[0] * 0.707, out[1] * 0.707, 0.707];
    quad(faces, [from, to, to, from], [0, 0, THICK - BEVEL, THICK - BEVEL], side, uv, length);
    quad(
      faces,
      [from, to, inTo, inFrom],
      [THICK - BEVEL, THICK - BEVEL, THICK, THICK],
      slope,
      uv,
      length,
    );
    run += length;
  });
  return faces.geometry();
}

/** Four corners as two triangles. */
function quad(
  faces: Faces,
  corners: [P, P, P, P],
  highs: [number, number, number, number],
  normal: [number, number, number],
  uv: (way: number, high: number) => P,
  length: number,
): void {
  const ways = [0, length, length, 0];
  for (const n of [0, 1, 2, 0, 2, 3]) {
    const high = highs[n] as number;
    faces.put(corners[n] as P, high, normal, uv(ways[n] as number, high));
  }
}

/** The number on a piece: a small square in its widest place, that reads an atlas of numbers. */
export function numberGeometry(outline: readonly Corner[], piece: number, flip: boolean) {
  const ring = faceOf(outline, flip).map(([x, y]): P => [x / 1_000, y / 1_000]);
  const { at, room } = widest(ring);
  const half = Math.min(3.4, room * 0.8);
  const [column, row] = [piece % NUMBERS.columns, Math.floor(piece / NUMBERS.columns)];
  const faces = new Faces();
  const corners: [P, P, P, P] = [
    [at[0] - half, at[1] - half],
    [at[0] + half, at[1] - half],
    [at[0] + half, at[1] + half],
    [at[0] - half, at[1] + half],
  ];
  const sides: P[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ];
  for (const n of [0, 1, 2, 0, 2, 3]) {
    const [u, v] = sides[n] as P;
    const uv: P = [(column + u) / NUMBERS.columns, 1 - (row + 1 - v) / NUMBERS.rows];
    faces.put(corners[n] as P, THICK + 0.04, [0, 0, 1], uv);
  }
  return faces.geometry();
}

/** How numbers stand in their atlas. */
export const NUMBERS = { columns: 9, rows: 8 };

/** The place inside of an outline that is farthest from its sides, and how far that is. */
export function widest(ring: readonly P[]): { at: P; room: number } {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  let best: { at: P; room: number } = { at: [0, 0], room: roomAt(ring, [0, 0]) + 0.4 };
  for (let i = 1; i < 20; i += 1) {
    for (let j = 1; j < 20; j += 1) {
      const at: P = [left + ((right - left) * i) / 20, low + ((high - low) * j) / 20];
      const room = roomAt(ring, at);
      if (room > best.room + 0.01) best = { at, room };
    }
  }
  return best;
}

/** How far a point inside of an outline is from its sides; negative outside. */
function roomAt(ring: readonly P[], [x, y]: P): number {
  let [near, inside] = [Infinity, false];
  ring.forEach(([ax, ay], idx) => {
    const [bx, by] = ring[(idx + 1) % ring.length] as P;
    const [wx, wy] = [bx - ax, by - ay];
    const t = Math.min(1, Math.max(0, ((x - ax) * wx + (y - ay) * wy) / (wx * wx + wy * wy || 1)));
    near = Math.min(near, Math.hypot(x - ax - t * wx, y - ay - t * wy));
    if (ay > y !== by > y && x < (wx * (y - ay)) / wy + ax) inside = !inside;
  });
  return inside ? near : -near;
}
