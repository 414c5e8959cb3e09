/** A scene as a file for other programs, in metres and with every piece as a mesh of its own. */

import {
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  type BufferGeometry,
  type Color,
  type Object3D,
} from "three";
import { GLTFExporter } from "three/addons/exporters/GLTFExporter.js";
import { USDZExporter } from "three/addons/exporters/USDZExporter.js";

/** Millimetres to metres. */
const SCALE = 0.001;

/**
 * Everything solid under an object, with instances expanded. Textures are left out: the files are
 * small, and other programs light wood in their own way.
 */
export function expanded(root: Object3D): Group {
  const group = new Group();
  const materials = new Map<string, MeshStandardMaterial>();
  const plain = (source: MeshStandardMaterial, tint: Color | null) => {
    const colour = source.color.clone();
    if (tint) colour.multiply(tint);
    const key = `${colour.getHexString()}-${source.vertexColors}`;
    let material = materials.get(key);
    if (material === undefined) {
      const { roughness, vertexColors } = source;
      material = new MeshStandardMaterial({ color: colour, roughness, vertexColors });
      materials.set(key, material);
    }
    return material;
  };
  root.updateWorldMatrix(true, true);
  root.traverseVisible((object) => {
    if (!(object instanceof Mesh) || !(object.material instanceof MeshStandardMaterial)) return;
    for (const { matrix, tint } of piecesOf(object)) {
      const mesh = new Mesh(object.geometry as BufferGeometry, plain(object.material, tint));
      mesh.name = object.name;
      mesh.matrixAutoUpdate = false;
      mesh.matrix.copy(matrix);
      mesh.matrix.decompose(mesh.position, mesh.quaternion, mesh.scale);
      group.add(mesh);
    }
  });
  group.scale.setScalar(SCALE);
  group.updateMatrixWorld(true);
  return group;
}

function piecesOf(mesh: Mesh): { matrix: Matrix4; tint: Color | null }[] {
  if (!(mesh instanceof InstancedMesh)) return [{ matrix: mesh.matrixWorld, tint: null }];
  const base = (mesh.material as MeshStandardMaterial).color;
  return Array.from({ length: mesh.count }, (_, idx) => {
    const matrix = new Matrix4();
    mesh.getMatrixAt(idx, matrix);
    const tint = base.clone();
    if (mesh.instanceColor) mesh.getColorAt(idx, tint);
    return { matrix: matrix.premultiply(mesh.matrixWorld), tint };
  });
}

export async function glbOf(root: Object3D): Promise<Blob> {
  const bytes = await new GLTFExporter().parseAsync(expanded(root), { binary: true, trs: true });
  return new Blob([bytes as ArrayBuffer], { type: "model/gltf-binary" });
}

export async function usdzOf(root: Object3D): Promise<Blob> {
  const bytes = await new USDZExporter().parseAsync(expanded(root));
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: "model/vnd.usdz+zip" });
}
