/** What lies flat on something else: drawn over it, however far away the camera is. */

import type { Material } from "three";

/** From the table up. */
const LAYERS = { ink: 1, light: 2, inlay: 4, shade: 6, band: 8 };

/** Lifts a material above what it lies on, without moving it. */
export function laid<M extends Material>(material: M, layer: keyof typeof LAYERS): M {
  material.polygonOffset = true;
  material.polygonOffsetFactor = -1;
  material.polygonOffsetUnits = -16 * LAYERS[layer];
  return material;
}
