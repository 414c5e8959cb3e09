/** The camera: it moves by what the arbiter hands over, and never goes under the table. */

import CameraControls from "camera-controls";
import {
  Box3,
  Matrix4,
  PerspectiveCamera,
  Quaternion,
  Raycaster,
  Sphere,
  Spherical,
  Vector2,
  Vector3,
  Vector4,
} from "three";
import { standFor, type Pane, type Point3, type Shot } from "./framing.ts";

CameraControls.install({
  THREE: { Box3, Matrix4, Quaternion, Raycaster, Sphere, Spherical, Vector2, Vector3, Vector4 },
});

/** How much of what is above and below is seen where a table does not say, in degrees. */
const FOV = 32;
/** A drag over the whole height of the window turns the camera by this much. */
const TURN = Math.PI * 1.1;
/** The lowest that the camera looks from: just above the table. */
const LOWEST = Math.PI / 2 - 0.035;

export class Rig {
  readonly camera: PerspectiveCamera;
  readonly #controls: CameraControls;
  #pane: Pane = { width: 1, height: 1, top: 0, right: 0, bottom: 0, left: 0 };

  constructor(
    /** As far from the middle as the camera may look. */
    reach: number,
    private readonly need: () => void,
    private readonly still: () => boolean,
    private readonly fov: number = FOV,
  ) {
    this.camera = new PerspectiveCamera(fov, 1, 12, 8_000);
    this.#controls = new CameraControls(this.camera);
    this.#controls.smoothTime = 0.16;
    this.#controls.maxPolarAngle = LOWEST;
    this.#controls.minDistance = 45;
    // A longer lens stands further away to see as much.
    this.#controls.maxDistance = (reach * 5 * FOV) / fov;
    const corner = new Vector3(reach, 0, reach);
    this.#controls.setBoundary(new Box3(corner.clone().negate(), corner.setY(160)));
  }

  get pane(): Pane {
    return this.#pane;
  }

  get azimuth(): number {
    return this.#controls.azimuthAngle;
  }

  get polar(): number {
    return this.#controls.polarAngle;
  }

  fit(pane: Pane): void {
    this.#pane = pane;
    this.camera.aspect = pane.width / Math.max(1, pane.height);
    // What is looked at stands in the middle of what panels leave free.
    const dx = (pane.right - pane.left) / 2;
    const dy = (pane.bottom - pane.top) / 2;
    this.camera.setViewOffset(pane.width, pane.height, dx, dy, pane.width, pane.height);
    this.camera.updateProjectionMatrix();
    this.need();
  }

  /** Goes to where something is seen; at once where nothing should move. */
  show(shot: Shot, gently = true): void {
    const move = gently && !this.still();
    const { target, distance } = standFor(shot, this.fov, this.#pane);
    void this.#controls.normalizeRotations();
    void this.#controls.rotateTo(sameWay(shot.azimuth, this.azimuth), shot.polar, move);
    void this.#controls.moveTo(target.x, target.y, target.z, move);
    void this.#controls.dollyTo(distance, move);
    this.need();
  }

  /** The direction from which points fill the window best. */
  nearest(points: readonly Point3[], polar: number): number {
    const turns = Array.from({ length: 24 }, (_, n) => (n / 24) * 2 * Math.PI - Math.PI);
    const far = (azimuth: number) =>
      standFor({ points, azimuth, polar }, this.fov, this.#pane).distance;
    return turns.reduce((best, turn) => (far(turn) < far(best) - 1 ? turn : best), 0);
  }

  /** Turns round what is looked at, by pixels of a drag. */
  turn(dx: number, dy: number): void {
    const scale = TURN / Math.max(1, this.#pane.height);
    void this.#controls.rotate(-dx * scale, -dy * scale, false);
    this.need();
  }

  /** Moves along with the table under the fingers, by pixels. */
  slide(dx: number, dy: number): void {
    const scale = this.#perPixel();
    void this.#controls.truck(-dx * scale, 0, false);
    void this.#controls.forward((dy * scale) / Math.max(0.35, Math.cos(this.polar)), false);
    this.need();
  }

  /** Comes nearer (above 1) or goes away. */
  zoom(factor: number): void {
    void this.#controls.dollyTo(this.#controls.distance / factor, !this.still());
    this.need();
  }

  spin(by: number): void {
    void this.#controls.rotate(by, 0, false);
    this.need();
  }

  /** Moves on; tells whether it still moves. */
  update(ms: number): boolean {
    return this.#controls.update(ms / 1_000);
  }

  target(): Point3 {
    return this.#controls.getTarget(new Vector3());
  }

  dispose(): void {
    this.#controls.dispose();
  }

  /** How long a pixel is at what is looked at. */
  #perPixel(): number {
    const high = 2 * Math.tan((this.fov * Math.PI) / 360) * this.#controls.distance;
    return high / Math.max(1, this.#pane.height);
  }
}

/** The same direction, as few turns away as can be. */
function sameWay(angle: number, from: number): number {
  const turn = 2 * Math.PI;
  return angle + Math.round((from - angle) / turn) * turn;
}
