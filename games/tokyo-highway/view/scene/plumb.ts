/** What helps to see how high a piece hangs: a thin line straight down, and a ring where it ends. */

import { CylinderGeometry, Group, Mesh, MeshBasicMaterial, RingGeometry } from "three";
import type { Point3 } from "@shell/scene/framing.ts";

/** From where the line hangs, and how high its end is. */
export interface PlumbSeen {
  from: Point3;
  to: number;
}

export class Plumb {
  readonly group = new Group();
  readonly #line: Mesh;
  readonly #ring: Mesh;

  constructor() {
    const ink = new MeshBasicMaterial({
      color: "#c8102e",
      transparent: true,
      opacity: 0.85,
    });
    ink.toneMapped = false;
    this.#line = new Mesh(new CylinderGeometry(0.35, 0.35, 1, 8).translate(0, -0.5, 0), ink);
    this.#ring = new Mesh(new RingGeometry(3.2, 4.2, 40).rotateX(-Math.PI / 2), ink);
    this.group.add(this.#line, this.#ring);
    this.group.visible = false;
  }

  show(seen: PlumbSeen | null): void {
    this.group.visible = seen !== null;
    if (seen === null) return;
    const { from, to } = seen;
    this.#line.position.set(from.x, from.y, from.z);
    this.#line.scale.set(1, Math.max(0.01, from.y - to), 1);
    this.#ring.position.set(from.x, to + 0.15, from.z);
  }

  dispose(): void {
    for (const mesh of [this.#line, this.#ring]) mesh.geometry.dispose();
    (this.#line.material as MeshBasicMaterial).dispose();
  }
}
