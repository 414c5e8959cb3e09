/** The sizes of the pieces, in millimetres (clause 1.1): for drawing alone, the rules have their own. */

import type { Shape } from "./types.ts";

export const STOREY = 10;
export const RADIUS = 9.5;
export const ROAD = { length: 114, width: 10, thickness: 2 };
export const CAR = { length: 14, width: 6.5, height: 6 };

/** How high each building is. */
export const TOWERS: Record<Shape, number> = {
  round: 80,
  square: 95,
  triangle: 110,
  hexagon: 125,
};

/** The radius of the table for this many players (clause 2.1). */
export function tableRadius(seats: number): number {
  return [440, 440, 440, 480][seats] ?? 520;
}

/** From hundredths of a millimetre. */
export function mm(hundredths: number): number {
  return hundredths / 100;
}

/** To hundredths of a millimetre. */
export function hundredths(millimetres: number): number {
  return Math.round(millimetres * 100);
}
