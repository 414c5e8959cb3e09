/**
 * All wood of a table on screen, in two draw calls. Each piece goes from where it is to where it
 * should be on its own, so that everybody's hands move side by side.
 */

import { BatchedMesh, Color, Group, Matrix4, Quaternion, Vector3 } from "three";
import { easeInOut, mix, progress, settle } from "../scene/easing.ts";
import { paced } from "../settings/pace.ts";
import { numberGeometry, pieceGeometry } from "./geometry.ts";
import { numberMaterial, toneOf, woodMaterial } from "./materials.ts";
import type { Corner } from "./pose.ts";

/** Where a piece is to be seen, in millimetres of the table. */
export interface Stand {
  /** Whose copy of which piece: the same name is the same piece of wood. */
  id: string;
  piece: number;
  flip: boolean;
  x: number;
  y: number;
  z: number;
  /** Counter-clockwise from above, in radians. */
  turn: number;
  scale: number;
  tint?: "bad" | "glow" | undefined;
  /** Follows a hand: it is there at once. */
  held?: boolean;
  /** Follows somebody else's hand: it goes there straight, and is there when the next news comes. */
  glides?: boolean;
  /** Moved by somebody else: it takes as long as the reader likes to look. */
  others?: boolean;
}

/** How long wood flies, in milliseconds, and how high above the table. */
const FLIGHT = 300;
const ARC = 0.16;
const GLIDE = 120;

interface Flying {
  wood: number;
  number: number;
  from: Stand;
  to: Stand;
  began: number;
}

const BAD = new Color("#e0392b");
const GLOW = new Color("#ffe9a8");
const UP = new Vector3(0, 1, 0);

export class Heap {
  readonly group = new Group();
  readonly #wood: BatchedMesh;
  readonly #numbers: BatchedMesh;
  /** The geometries of each piece, face up and face down. */
  readonly #shapes: [number, number][] = [];
  readonly #marks: [number, number][] = [];
  readonly #flying = new Map<string, Flying>();
  #moving = false;

  constructor(
    outlines: readonly (readonly Corner[])[],
    most: number,
    private readonly still: () => boolean,
  ) {
    const faces = outlines.map((outline, piece) =>
      [false, true].map((flip) => pieceGeometry(outline, piece, flip)),
    );
    const marks = outlines.map((outline, piece) =>
      [false, true].map((flip) => numberGeometry(outline, piece, flip)),
    );
    const vertices = (all: typeof faces) =>
      all.flat().reduce((sum, geometry) => sum + geometry.getAttribute("position").count, 0);
    this.#wood = new BatchedMesh(most, vertices(faces), 0, woodMaterial());
    this.#numbers = new BatchedMesh(most, vertices(marks), 0, numberMaterial(outlines.length));
    this.#wood.castShadow = this.#wood.receiveShadow = true;
    this.#numbers.renderOrder = 2;
    for (const mesh of [this.#wood, this.#numbers]) {
      mesh.frustumCulled = false;
      mesh.perObjectFrustumCulled = false;
      mesh.sortObjects = false;
      this.group.add(mesh);
    }
    const add = (mesh: BatchedMesh, all: typeof faces, into: [number, number][]) => {
      for (const [up, down] of all) {
        if (up && down) into.push([mesh.addGeometry(up), mesh.addGeometry(down)]);
        up?.dispose();
        down?.dispose();
      }
    };
    add(this.#wood, faces, this.#shapes);
    add(this.#numbers, marks, this.#marks);
  }

  /** What is to be seen from now on. */
  show(stands: readonly Stand[], now: number): void {
    const seen = new Set(stands.map(({ id }) => id));
    for (const [id, { wood, number }] of this.#flying) {
      if (seen.has(id)) continue;
      this.#wood.deleteInstance(wood);
      this.#numbers.deleteInstance(number);
      this.#flying.delete(id);
    }
    for (const stand of stands) this.#send(stand, now);
    this.pose(now);
  }

  /** Puts everything where it is at that time; tells whether anything still moves. */
  pose(now: number): boolean {
    this.#moving = false;
    for (const flying of this.#flying.values()) {
      const t = this.#part(flying, now);
      if (t < 1) this.#moving = true;
      this.#put(flying, t);
    }
    return this.#moving;
  }

  dispose(): void {
    this.#wood.dispose();
    this.#numbers.dispose();
  }

  #send(stand: Stand, now: number): void {
    const known = this.#flying.get(stand.id);
    if (known === undefined) {
      const [shape, mark] = [this.#shapes[stand.piece], this.#marks[stand.piece]];
      if (shape === undefined || mark === undefined) return;
      const wood = this.#wood.addInstance(shape[0]);
      const number = this.#numbers.addInstance(mark[0]);
      this.#flying.set(stand.id, { wood, number, from: stand, to: stand, began: -Infinity });
      return;
    }
    const { to } = known;
    const same = to.x === stand.x && to.y === stand.y && to.z === stand.z && to.turn === stand.turn;
    if (same && to.scale === stand.scale && to.flip === stand.flip) {
      known.to = stand;
      return;
    }
    const at = this.still() || stand.held ? stand : between(known.from, to, this.#part(known, now));
    known.from = at;
    known.to = stand;
    known.began = at === stand ? -Infinity : now;
  }

  #part(flying: Flying, now: number): number {
    return progress(flying.began, flightOf(flying.to), now);
  }

  #put({ wood, number, from, to }: Flying, t: number): void {
    const at = t >= 1 ? to : between(from, to, t);
    const face = to.flip ? 1 : 0;
    this.#wood.setGeometryIdAt(wood, this.#shapes[to.piece]?.[face] ?? 0);
    this.#numbers.setGeometryIdAt(number, this.#marks[to.piece]?.[face] ?? 0);
    const matrix = new Matrix4().compose(
      new Vector3(at.x, at.y, at.z),
      new Quaternion().setFromAxisAngle(UP, at.turn),
      new Vector3(at.scale, at.scale, at.scale),
    );
    this.#wood.setMatrixAt(wood, matrix);
    this.#numbers.setMatrixAt(number, matrix);
    this.#wood.setColorAt(wood, tinted(to));
    this.#numbers.setVisibleAt(number, at.scale > 0.2);
  }
}

/** How long a piece takes to where it should be. */
function flightOf({ glides, others }: Stand): number {
  if (glides) return GLIDE;
  return others ? paced(FLIGHT) : FLIGHT;
}

function tinted({ piece, tint }: Stand): Color {
  const tone = toneOf(piece);
  if (tint === "bad") return tone.lerp(BAD, 0.62);
  return tint === "glow" ? tone.lerp(GLOW, 0.55) : tone;
}

/** On the way between two places: in an arc unless it glides, turning the short way. */
function between(from: Stand, to: Stand, t: number): Stand {
  const away = Math.hypot(to.x - from.x, to.z - from.z);
  const arc = to.glides ? 0 : Math.sin(t * Math.PI) * away * ARC;
  const [flat, down] = to.glides ? [t, t] : [easeInOut(t), settle(t)];
  const turn = Math.atan2(Math.sin(to.turn - from.turn), Math.cos(to.turn - from.turn));
  return {
    ...to,
    x: mix(from.x, to.x, flat),
    z: mix(from.z, to.z, flat),
    y: mix(from.y, to.y, down) + arc,
    turn: from.turn + turn * flat,
    scale: mix(from.scale, to.scale, flat),
  };
}
