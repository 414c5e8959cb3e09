/** The true outline of a held piece where it would lie: green and solid, amber and dashed, red. */

import {
  BufferGeometry,
  Float32BufferAttribute,
  Group,
  LineDashedMaterial,
  LineLoop,
  Mesh,
  MeshBasicMaterial,
  RepeatWrapping,
  ShapeUtils,
  Vector2,
} from "three";
import { token } from "../scene/colours.ts";
import { painted } from "../scene/textures.ts";

/** Good, wrong but allowed, impossible; nothing is known of plain ones. */
export type Verdict = "good" | "warn" | "bad" | "plain";

const TOKENS: Record<Verdict, string> = {
  good: "--good",
  warn: "--warn",
  bad: "--bad",
  plain: "--ink",
};

function hatch() {
  const map = painted(32, 32, 1, (pen) => {
    pen.fillStyle = "rgb(255 255 255 / 0.2)";
    pen.fillRect(0, 0, 32, 32);
    pen.strokeStyle = "#fff";
    pen.lineWidth = 7;
    for (const shift of [-32, 0, 32]) {
      pen.beginPath();
      pen.moveTo(shift, 32);
      pen.lineTo(shift + 32, 0);
      pen.stroke();
    }
  });
  map.wrapS = map.wrapT = RepeatWrapping;
  return map;
}

export class Ghost {
  readonly group = new Group();
  readonly #face: Mesh<BufferGeometry, MeshBasicMaterial>;
  readonly #line: LineLoop<BufferGeometry, LineDashedMaterial>;
  readonly #hatch = hatch();

  constructor() {
    const over = { depthTest: false, depthWrite: false, transparent: true, toneMapped: false };
    this.#face = new Mesh(new BufferGeometry(), new MeshBasicMaterial(over));
    this.#line = new LineLoop(new BufferGeometry(), new LineDashedMaterial(over));
    this.#face.renderOrder = 5;
    this.#line.renderOrder = 6;
    for (const part of [this.#face, this.#line]) part.frustumCulled = false;
    this.group.add(this.#face, this.#line);
    this.group.visible = false;
  }

  /** Corners in millimetres of the table (x, z), at that height; nothing where nothing is held. */
  show(corners: readonly (readonly [number, number])[] | null, y: number, verdict: Verdict): void {
    this.group.visible = corners !== null;
    if (corners === null) return;
    const colour = token(TOKENS[verdict]);
    const places = corners.flatMap(([x, z]) => [x, y, z]);
    this.#line.geometry.setAttribute("position", new Float32BufferAttribute(places, 3));
    this.#line.computeLineDistances();
    this.#line.material.color.setStyle(colour);
    this.#line.material.dashSize = verdict === "warn" ? 1.4 : 1e6;
    this.#line.material.gapSize = verdict === "warn" ? 1 : 0;
    const faces = ShapeUtils.triangulateShape(
      corners.map(([x, z]) => new Vector2(x, -z)),
      [],
    ).flat();
    const flat = faces.flatMap((idx) => {
      const [x, z] = corners[idx] as readonly [number, number];
      return [x, y, z];
    });
    const uv = faces.flatMap((idx) => {
      const [x, z] = corners[idx] as readonly [number, number];
      return [x / 4, z / 4];
    });
    this.#face.geometry.setAttribute("position", new Float32BufferAttribute(flat, 3));
    this.#face.geometry.setAttribute("uv", new Float32BufferAttribute(uv, 2));
    const { material } = this.#face;
    const map = verdict === "bad" ? this.#hatch : null;
    if (material.map !== map) material.needsUpdate = true;
    material.map = map;
    material.color.setStyle(colour);
    material.opacity = verdict === "bad" ? 0.5 : 0.22;
  }

  dispose(): void {
    this.#face.geometry.dispose();
    this.#line.geometry.dispose();
    this.#face.material.dispose();
    this.#line.material.dispose();
    this.#hatch.dispose();
  }
}
