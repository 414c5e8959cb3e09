/** What is held, on screen: the true outlines of road, column, cars or building, and the reach. */

import {
  BoxGeometry,
  BufferGeometry,
  Color,
  CylinderGeometry,
  DoubleSide,
  EdgesGeometry,
  Float32BufferAttribute,
  Group,
  LineDashedMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  RepeatWrapping,
  type CanvasTexture,
} from "three";
import { token } from "@shell/scene/colours.ts";
import type { Point3 } from "@shell/scene/framing.ts";
import { laid } from "@shell/scene/layers.ts";
import { prism } from "@shell/scene/shapes.ts";
import { painted } from "@shell/scene/textures.ts";
import { RADIUS, ROAD, STOREY, TOWERS } from "../sizes.ts";
import type { Pose } from "../space.ts";
import type { Shape } from "../types.ts";
import type { Verdict } from "../verdict.ts";
import { matrixOf } from "./cityScene.ts";
import { carShape } from "./pieces.ts";
import { outlineOf } from "./towers.ts";

/** What is to be seen of what is held. */
export interface GhostSeen {
  verdict: Verdict;
  road: Pose | null;
  column: { at: Point3; height: number; junction: boolean } | null;
  cars: Pose[];
  tower: { shape: Shape; pose: Pose } | null;
}

/** The ring in which a column can stand, and which parts of it are free. */
export interface BandSeen {
  middle: Point3;
  least: number;
  greatest: number;
  /** Parts of directions `from` to `to` in radians, and distances between `near` and `far`. */
  ways: { from: number; to: number; near: number; far: number }[];
}

const TOKENS: Record<Verdict, string> = {
  good: "--good",
  tight: "--warn",
  bad: "--bad",
};

/** Red stripes: what is wrong is seen without its colour. */
function hatch(): CanvasTexture {
  const texture = painted(64, 64, 1, (pen) => {
    pen.fillStyle = "rgb(255 255 255 / 0.25)";
    pen.fillRect(0, 0, 64, 64);
    pen.strokeStyle = "#fff";
    pen.lineWidth = 12;
    for (const shift of [-64, 0, 64]) {
      pen.beginPath();
      pen.moveTo(shift, 64);
      pen.lineTo(shift + 64, 0);
      pen.stroke();
    }
  });
  texture.wrapS = texture.wrapT = RepeatWrapping;
  return texture;
}

class Solid {
  readonly group = new Group();
  readonly #faces: Mesh;
  readonly #edges: LineSegments;

  constructor(geometry: BufferGeometry, look: GhostLook, sharp = 30) {
    this.#faces = new Mesh(geometry, look.faces);
    this.#edges = new LineSegments(new EdgesGeometry(geometry, sharp), look.lines);
    this.#edges.computeLineDistances();
    this.#faces.renderOrder = 3;
    this.#edges.renderOrder = 4;
    this.group.add(this.#faces, this.#edges);
    this.group.matrixAutoUpdate = false;
    this.group.visible = false;
  }

  put(pose: Pose | null, high = 1): void {
    this.group.visible = pose !== null;
    if (pose === null) return;
    this.group.matrix.copy(matrixOf(pose));
    const { elements } = this.group.matrix;
    for (const n of [4, 5, 6]) elements[n] = (elements[n] as number) * high;
    this.group.matrixWorldNeedsUpdate = true;
  }
}

interface GhostLook {
  faces: MeshBasicMaterial;
  lines: LineDashedMaterial;
}

export class GhostScene {
  readonly group = new Group();
  readonly #look: GhostLook;
  readonly #hatch = hatch();
  readonly #road: Solid;
  readonly #column: Solid;
  readonly #towers = new Map<Shape, Solid>();
  readonly #cars: Mesh[] = [];
  readonly #carShape = carShape();
  readonly #paint = new MeshStandardMaterial({
    vertexColors: true,
    roughness: 0.4,
  });
  readonly #band: Mesh;
  readonly #free: Mesh;

  constructor() {
    const faces = new MeshBasicMaterial({
      transparent: true,
      toneMapped: false,
      depthWrite: false,
    });
    this.#look = {
      faces,
      lines: new LineDashedMaterial({ toneMapped: false }),
    };
    const { length, width, thickness } = ROAD;
    const road = new BoxGeometry(length, thickness, width).translate(length / 2, thickness / 2, 0);
    this.#road = new Solid(road, this.#look);
    const column = new CylinderGeometry(RADIUS, RADIUS, STOREY, 40).translate(0, STOREY / 2, 0);
    this.#column = new Solid(column, this.#look);
    const flat = {
      transparent: true,
      depthWrite: false,
      toneMapped: false,
      side: DoubleSide,
    };
    const layer = (opacity: number) =>
      new Mesh(new BufferGeometry(), laid(new MeshBasicMaterial({ ...flat, opacity }), "band"));
    this.#band = layer(0.16);
    this.#free = layer(0.26);
    for (const mesh of [this.#band, this.#free]) {
      mesh.renderOrder = 2;
      mesh.visible = false;
      mesh.frustumCulled = false;
    }
    this.group.add(this.#band, this.#free, this.#road.group, this.#column.group);
  }

  show(ghost: GhostSeen | null, paint: Color): void {
    this.#tint(ghost?.verdict ?? "good", paint);
    this.#road.put(ghost?.road ?? null);
    const column = ghost?.column ?? null;
    const upright = { along: { x: 1, y: 0, z: 0 }, up: { x: 0, y: 1, z: 0 } };
    this.#column.put(column && { at: column.at, ...upright }, column?.height);
    for (const solid of this.#towers.values()) solid.put(null);
    if (ghost?.tower) this.#tower(ghost.tower.shape).put(ghost.tower.pose);
    this.#park(ghost?.cars ?? []);
  }

  /** The reach, repainted when base or height change. */
  reach(band: BandSeen | null): void {
    this.#band.visible = band !== null;
    this.#free.visible = band !== null && band.ways.length > 0;
    if (band === null) return;
    const whole = {
      from: 0,
      to: 2 * Math.PI,
      near: band.least,
      far: band.greatest,
    };
    ring(this.#band, band.middle, [whole], 0.1);
    ring(this.#free, band.middle, band.ways, 0.12);
  }

  dispose(): void {
    this.#hatch.dispose();
    this.#carShape.dispose();
    this.#paint.dispose();
  }

  #tint(verdict: Verdict, paint: Color): void {
    const { faces, lines } = this.#look;
    const colour = vivid(TOKENS[verdict]);
    faces.color.copy(colour);
    faces.opacity = verdict === "bad" ? 0.66 : 0.5;
    const map = verdict === "bad" ? this.#hatch : null;
    if (faces.map !== map) faces.needsUpdate = true;
    faces.map = map;
    lines.color.copy(colour);
    lines.dashSize = verdict === "tight" ? 3 : 1e6;
    lines.gapSize = verdict === "tight" ? 2 : 0;
    this.#paint.color.copy(paint);
    (this.#free.material as MeshBasicMaterial).color.copy(vivid("--good"));
    (this.#band.material as MeshBasicMaterial).color.setStyle(token("--ink-soft"));
  }

  #tower(shape: Shape): Solid {
    let solid = this.#towers.get(shape);
    if (solid === undefined) {
      solid = new Solid(prism(outlineOf(shape), TOWERS[shape], 0), this.#look);
      this.#towers.set(shape, solid);
      this.group.add(solid.group);
    }
    return solid;
  }

  #park(cars: readonly Pose[]): void {
    cars.forEach((pose, idx) => {
      let car = this.#cars[idx];
      if (car === undefined) {
        car = new Mesh(this.#carShape, this.#paint);
        car.matrixAutoUpdate = false;
        this.#cars.push(car);
        this.group.add(car);
      }
      car.matrix.copy(matrixOf(pose));
      car.matrixWorldNeedsUpdate = true;
    });
    this.#cars.forEach((car, idx) => (car.visible = idx < cars.length));
  }
}

/** A colour of the page, where it has to shine on wood instead of being read on paper. */
function vivid(name: string): Color {
  const colour = new Color().setStyle(token(name));
  const { h, s } = colour.getHSL({ h: 0, s: 0, l: 0 }, "srgb");
  return colour.setHSL(h, Math.max(s, 0.82), 0.47, "srgb");
}

/** Parts of a flat ring, as one shape. */
function ring(mesh: Mesh, middle: Point3, parts: BandSeen["ways"], height: number): void {
  const places: number[] = [];
  const put = (angle: number, away: number) =>
    places.push(middle.x + Math.cos(angle) * away, height, middle.z - Math.sin(angle) * away);
  for (const { from, to, near, far } of parts) {
    const steps = Math.max(1, Math.ceil((to - from) / 0.06));
    for (let n = 0; n < steps; n += 1) {
      const [one, other] = [n, n + 1].map((step) => from + ((to - from) * step) / steps) as [
        number,
        number,
      ];
      put(one, near);
      put(other, far);
      put(other, near);
      put(one, near);
      put(one, far);
      put(other, far);
    }
  }
  mesh.geometry.dispose();
  mesh.geometry = new BufferGeometry();
  mesh.geometry.setAttribute("position", new Float32BufferAttribute(places, 3));
}
