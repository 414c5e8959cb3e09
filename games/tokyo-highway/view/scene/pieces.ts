/** The shapes of discs, roads and cars. */

import {
  BufferGeometry,
  CircleGeometry,
  CylinderGeometry,
  PlaneGeometry,
  Shape,
  ExtrudeGeometry,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { box, disc, tinted } from "@shell/scene/shapes.ts";
import { CAR, RADIUS, ROAD, STOREY } from "../sizes.ts";

/** A hair's breadth, so that what lies on something does not flicker. */
const HAIR = 0.04;

export function discShape(): BufferGeometry {
  return disc(RADIUS, STOREY, 0.6);
}

/** The painted band of the owner round the uppermost disc. */
export function bandShape(): BufferGeometry {
  return new CylinderGeometry(RADIUS + HAIR, RADIUS + HAIR, 1.7, 40, 1, true).translate(0, 6.6, 0);
}

/** A road from its base end along x, its underside at the origin. */
export function roadShape(): BufferGeometry {
  const { length, width, thickness } = ROAD;
  return box(length, thickness - HAIR, width, 0.3).translate(length / 2, (thickness - HAIR) / 2, 0);
}

/** The asphalt on it. */
export function deckShape(): BufferGeometry {
  const { length, width, thickness } = ROAD;
  const plane = new PlaneGeometry(length - 1.4, width - 1.9).rotateX(-Math.PI / 2);
  return plane.translate(length / 2, thickness, 0);
}

/** A soft spot on the table, under a column. */
export function spotShape(radius: number): BufferGeometry {
  return new PlaneGeometry(radius * 2, radius * 2).rotateX(-Math.PI / 2);
}

/** The shade of a road on the top of a disc, along x. */
export function restShape(): BufferGeometry {
  return new CircleGeometry(RADIUS - 0.7, 32).rotateX(-Math.PI / 2);
}

/** The silhouette of a car from its side, as points along and up. */
const BODY: readonly [number, number][] = [
  [-6.9, 1.3],
  [-6.9, 3.0],
  [-6.4, 3.7],
  [-4.6, 3.9],
  [-3.2, 5.7],
  [-2.6, 5.95],
  [1.0, 5.95],
  [1.7, 5.7],
  [3.3, 3.95],
  [6.0, 3.5],
  [6.8, 2.9],
  [6.9, 1.3],
];

function profile(
  points: readonly (readonly [number, number])[],
  depth: number,
  bevel: number,
): BufferGeometry {
  const shape = new Shape();
  points.forEach(([x, y], idx) => (idx === 0 ? shape.moveTo(x, y) : shape.lineTo(x, y)));
  shape.closePath();
  const geometry = new ExtrudeGeometry(shape, {
    depth: depth - 2 * bevel,
    bevelEnabled: true,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 2,
  });
  return geometry.translate(0, 0, bevel - depth / 2);
}

/** A toy car of enamel: its body takes the colour of its owner, all else is its own. */
export function carShape(): BufferGeometry {
  const { width } = CAR;
  const body = tinted(profile(BODY, width, 0.5), 1);
  const side = tinted(
    profile(
      [
        [-3.9, 3.9],
        [-2.6, 5.3],
        [0.9, 5.3],
        [2.3, 3.9],
      ],
      width + 0.02,
      0.1,
    ),
    0.03,
    0.04,
    0.06,
  );
  const pillar = tinted(
    profile(
      [
        [-1.1, 3.8],
        [-1.1, 5.4],
        [-0.5, 5.4],
        [-0.5, 3.8],
      ],
      width + 0.04,
      0.1,
    ),
    1,
  );
  const front = tinted(box(0.6, 1.5, width - 1.6, 0.2, 1), 0.05, 0.06, 0.09);
  front.rotateZ(0.82).translate(2.62, 4.78, 0);
  const rear = tinted(box(0.5, 1.5, width - 1.6, 0.2, 1), 0.05, 0.06, 0.09);
  rear.rotateZ(-0.66).translate(-3.9, 4.85, 0);
  const lights = [-1, 1].map((hand) =>
    tinted(box(0.5, 0.8, 1.3, 0.15, 1), 3, 2.8, 2.2).translate(6.72, 2.6, hand * 1.9),
  );
  const wheels = [-1, 1].flatMap((hand) =>
    [-4, 4].map((x) => {
      const wheel = new CylinderGeometry(1.55, 1.55, 1.3, 14).rotateX(Math.PI / 2);
      return tinted(wheel, 0.02).translate(x, 1.55, hand * (width / 2 - 0.66));
    }),
  );
  const parts = [body, side, pillar, front, rear, ...lights, ...wheels];
  const merged = mergeGeometries(parts.map((part) => (part.index ? part.toNonIndexed() : part)));
  for (const part of parts) part.dispose();
  return merged;
}
