/** Wooden shapes with bevelled edges, always inside the solid that the rules measure. */

import {
  BufferAttribute,
  BufferGeometry,
  ExtrudeGeometry,
  LatheGeometry,
  Shape,
  Vector2,
} from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";

/** How many flat sides make a round thing. */
const ROUND = 40;

/**
 * A disc that stands on the origin. The left half of its texture goes round its side, the right
 * half lies on its faces.
 */
export function disc(radius: number, height: number, bevel: number, sides = ROUND): BufferGeometry {
  const arc = [0, 1, 2, 3].map((n) => (n * Math.PI) / 6);
  const rim = radius - bevel;
  // Faces and bevels have the rim twice: normals and texture change there.
  const low = [new Vector2(0, 0), new Vector2(rim, 0)].concat(
    arc.map((a) => new Vector2(rim + bevel * Math.sin(a), bevel - bevel * Math.cos(a))),
  );
  const down = [new Vector2(0, -1), new Vector2(0, -1)].concat(
    arc.map((a) => new Vector2(Math.sin(a), -Math.cos(a))),
  );
  const profile = [...low, ...low.map(({ x, y }) => new Vector2(x, height - y)).reverse()];
  const facing = [...down, ...down.map(({ x, y }) => new Vector2(x, -y)).reverse()];
  const geometry = new LatheGeometry(profile, sides);
  const { position, normal, uv } = geometry.attributes;
  if (!position || !normal || !uv) throw new Error("a lathe has places, normals and a texture");
  for (let n = 0; n < position.count; n += 1) {
    const step = n % profile.length;
    const [x, y, z] = [position.getX(n), position.getY(n), position.getZ(n)];
    const { x: out, y: up } = facing[step] as Vector2;
    const angle = (Math.floor(n / profile.length) / sides) * 2 * Math.PI;
    normal.setXYZ(n, out * Math.sin(angle), up, out * Math.cos(angle));
    const face = step < 2 || step >= profile.length - 2;
    if (face) uv.setXY(n, 0.75 + (x / radius) * 0.24, 0.5 + (z / radius) * 0.48);
    else uv.setXY(n, 0.01 + Math.abs(((uv.getX(n) * 2) % 2) - 1) * 0.48, y / height);
  }
  return geometry;
}

/** A box with round edges, its middle at the origin. */
export function box(
  length: number,
  height: number,
  width: number,
  bevel: number,
  segments = 2,
): BufferGeometry {
  return new RoundedBoxGeometry(length, height, width, segments, bevel);
}

/** An upright prism over an outline (x to the right, y away), standing on the origin. */
export function prism(outline: readonly Vector2[], height: number, bevel: number): BufferGeometry {
  const shape = new Shape(outline as Vector2[]);
  const geometry = new ExtrudeGeometry(shape, {
    depth: height - 2 * bevel,
    bevelEnabled: bevel > 0,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 2,
    curveSegments: ROUND,
  });
  geometry.translate(0, 0, bevel);
  return geometry.rotateX(-Math.PI / 2);
}

/** Colours a whole shape, so that shapes of several colours can be joined into one. */
export function tinted(geometry: BufferGeometry, r: number, g = r, b = r): BufferGeometry {
  const { count } = geometry.getAttribute("position");
  const colours = new Float32Array(count * 3);
  for (let n = 0; n < count; n += 1) colours.set([r, g, b], n * 3);
  geometry.setAttribute("color", new BufferAttribute(colours, 3));
  return geometry;
}
