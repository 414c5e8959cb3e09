/** Many pieces of one shape, drawn at once. */

import {
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  type BufferGeometry,
  type Color,
  type Group,
  type Material,
} from "three";

export class Pool {
  mesh: InstancedMesh;
  #count = 0;

  constructor(
    private readonly group: Group,
    geometry: BufferGeometry,
    material: Material,
    private readonly shadow: { cast: boolean; receive: boolean } = { cast: true, receive: true },
    capacity = 64,
  ) {
    this.mesh = this.#make(geometry, material, capacity);
    group.add(this.mesh);
  }

  /** Forgets all pieces: they are put down again. */
  clear(): void {
    this.#count = 0;
    this.mesh.count = 0;
    this.mesh.visible = false;
  }

  /** Puts one piece down; tells its number. */
  put(matrix: Matrix4, colour: Color): number {
    if (this.#count >= this.mesh.instanceMatrix.count) this.#grow();
    const idx = this.#count;
    this.mesh.setMatrixAt(idx, matrix);
    this.mesh.setColorAt(idx, colour);
    this.#count += 1;
    return idx;
  }

  /** Everything is put down: it can be drawn. */
  done(): void {
    this.mesh.count = this.#count;
    this.mesh.visible = this.#count > 0;
    this.mesh.instanceMatrix.needsUpdate = true;
    if (this.mesh.instanceColor) this.mesh.instanceColor.needsUpdate = true;
    this.mesh.boundingSphere = null;
    this.mesh.boundingBox = null;
  }

  dispose(): void {
    this.group.remove(this.mesh);
    this.mesh.geometry.dispose();
    this.mesh.dispose();
  }

  #make(geometry: BufferGeometry, material: Material, capacity: number): InstancedMesh {
    const mesh = new InstancedMesh(geometry, material, capacity);
    mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    mesh.castShadow = this.shadow.cast;
    mesh.receiveShadow = this.shadow.receive;
    mesh.count = 0;
    mesh.visible = false;
    // Pieces are all on the table, so they are in sight together or not at all.
    mesh.frustumCulled = false;
    return mesh;
  }

  #grow(): void {
    const old = this.mesh;
    const mesh = this.#make(old.geometry, old.material as Material, old.instanceMatrix.count * 2);
    mesh.name = old.name;
    mesh.renderOrder = old.renderOrder;
    const matrix = new Matrix4();
    for (let n = 0; n < this.#count; n += 1) {
      old.getMatrixAt(n, matrix);
      mesh.setMatrixAt(n, matrix);
    }
    if (old.instanceColor) {
      const colours = new Float32Array(mesh.instanceMatrix.count * 3);
      colours.set(old.instanceColor.array);
      mesh.instanceColor = new InstancedBufferAttribute(colours, 3);
    }
    this.group.remove(old);
    old.dispose();
    this.group.add(mesh);
    this.mesh = mesh;
  }
}
