/** All pieces of wood in one batch, and the windows in the walls of what was built. */

import { BatchedMesh, Color, Matrix4, MeshBasicMaterial, PlaneGeometry, type Group } from "three";
import { Pool } from "@shell/scene/pool.ts";
import { pieceGeometry } from "@shell/wood/geometry.ts";
import { toneOf, woodMaterial } from "@shell/wood/materials.ts";
import type { Corner } from "@shell/wood/pose.ts";
import type { Quarter, WoodSeen } from "../quarter.ts";
import { windowsOf } from "../windows.ts";

export class WoodScene {
  readonly #batch: BatchedMesh;
  /** The shape of each piece, face up and face down. */
  readonly #faces: number[][];
  readonly #ids: number[];
  readonly #windows: Pool;
  readonly #tones: Color[];
  /** What light does to wood, and how bright windows are. */
  #bright = { wood: 1, windows: 1 };

  constructor(
    group: Group,
    private readonly outlines: readonly (readonly Corner[])[],
  ) {
    const faces = [false, true].map((flip) =>
      outlines.map((outline, piece) => pieceGeometry(outline, piece, flip)),
    );
    const vertices = faces
      .flat()
      .reduce((sum, shape) => sum + shape.getAttribute("position").count, 0);
    this.#batch = new BatchedMesh(outlines.length, vertices, 1, woodMaterial());
    this.#batch.castShadow = true;
    this.#batch.receiveShadow = true;
    this.#batch.frustumCulled = false;
    this.#batch.perObjectFrustumCulled = false;
    this.#batch.sortObjects = false;
    this.#faces = faces.map((shapes) => shapes.map((shape) => this.#batch.addGeometry(shape)));
    for (const shape of faces.flat()) shape.dispose();
    this.#ids = outlines.map((_, piece) =>
      this.#batch.addInstance(this.#faces[0]?.[piece] as number),
    );
    this.#tones = outlines.map((_, piece) => toneOf(piece));
    const pane = new MeshBasicMaterial({ toneMapped: false });
    const flat = { cast: false, receive: false };
    this.#windows = new Pool(group, new PlaneGeometry(2.1, 3.1), pane, flat, 512);
    group.add(this.#batch);
  }

  light(bright: { wood: number; windows: number }): void {
    this.#bright = bright;
  }

  show({ wood, cards }: Quarter): void {
    for (const id of this.#ids) this.#batch.setVisibleAt(id, false);
    for (const piece of wood) this.#put(piece);
    this.#windows.clear();
    for (const { at, turn, shine } of windowsOf(wood, cards, this.outlines)) {
      const matrix = new Matrix4().makeRotationY(turn).setPosition(at.x, at.y, at.z);
      this.#windows.put(matrix, pane(shine * this.#bright.windows));
    }
    this.#windows.done();
  }

  dispose(): void {
    this.#batch.dispose();
    this.#windows.dispose();
  }

  #put(piece: WoodSeen): void {
    const id = this.#ids[piece.piece];
    const tone = this.#tones[piece.piece];
    if (id === undefined || tone === undefined) return;
    this.#batch.setVisibleAt(id, true);
    this.#batch.setGeometryIdAt(id, this.#faces[piece.flip ? 1 : 0]?.[piece.piece] as number);
    const { at, turn } = piece;
    this.#batch.setMatrixAt(id, new Matrix4().makeRotationY(turn).setPosition(at.x, at.y, at.z));
    const [r, g, b] = piece.light.map((part) => 1 + part * this.#bright.wood) as [
      number,
      number,
      number,
    ];
    this.#batch.setColorAt(id, new Color(tone.r * r, tone.g * g, tone.b * b));
  }
}

/** A window: black glass by day, a warm room when somebody would pay for the view. */
function pane(shine: number): Color {
  const dark = new Color("#3a2a20");
  return dark.lerp(new Color("#ffce7d"), Math.min(1, shine));
}
