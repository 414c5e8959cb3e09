/** From the table to the screen and back. */

import { Plane, Raycaster, Vector2, Vector3, type Camera } from "three";
import type { Point3 } from "./framing.ts";

const ray = new Raycaster();
const flat = new Plane(new Vector3(0, 1, 0), 0);

/** A point of the screen, in pixels from the top left of the canvas. */
export interface Pixel {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** Where a point of the table is on screen; nothing where it is behind the camera. */
export function pixelOf(point: Point3, camera: Camera, size: Size): Pixel | null {
  const seen = new Vector3(point.x, point.y, point.z).project(camera);
  if (seen.z > 1 || !Number.isFinite(seen.x)) return null;
  return { x: ((seen.x + 1) / 2) * size.width, y: ((1 - seen.y) / 2) * size.height };
}

/** The point at that height under a pixel; nothing above the horizon. */
export function pointUnder(
  pixel: Pixel,
  height: number,
  camera: Camera,
  size: Size,
): Point3 | null {
  aim(pixel, camera, size);
  flat.constant = -height;
  return ray.ray.intersectPlane(flat, new Vector3());
}

/** A raycaster through that pixel, for picking pieces. */
export function aim(pixel: Pixel, camera: Camera, size: Size): Raycaster {
  const at = new Vector2((pixel.x / size.width) * 2 - 1, 1 - (pixel.y / size.height) * 2);
  ray.setFromCamera(at, camera);
  return ray;
}
