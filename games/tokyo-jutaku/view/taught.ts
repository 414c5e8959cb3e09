/** What a lesson points at on the desk: the plot, wood of the pile, and where a piece is to lie; and
 * what its card should leave in sight. Pure. */

import type { Point3 } from "@shell/scene/framing.ts";
import { THICK } from "@shell/wood/geometry.ts";
import type { Stand } from "@shell/wood/heap.ts";
import { laidOut, type Corner } from "@shell/wood/pose.ts";
import type { Plot } from "./layout.ts";
import { onDesk, type HeldSeen } from "./stands.ts";
import type { Shape } from "./types.ts";

export interface Taught {
  plot: Plot;
  /** The lines of the plot's borders, in micrometres of the card. */
  borders: readonly (readonly Corner[])[];
  /** The pieces of the pile as they lie. */
  pile: readonly Stand[];
  shapes: readonly Shape[];
}

/**
 * The corners of what has that name: `plot`, `pile-piece-PIECE`, or `lay-PIECE-X-Y-FLOOR` for a
 * place on the card, in micrometres. Nothing if it is not there.
 */
export function taughtPoints(name: string, taught: Taught): Point3[] | null {
  const { plot, borders } = taught;
  if (name === "plot") return standing(borders.flat(), plot, 0);
  const [what, ...numbers] = name.split(/-(?=\d)/);
  const [piece = -1, x = 0, y = 0, floor = 1] = numbers.map(Number);
  const outline = taught.shapes[piece]?.outline;
  if (outline === undefined) return null;
  if (what === "pile-piece") return inPile(outline, piece, taught.pile);
  if (what !== "lay") return null;
  const pose = { piece, flip: false, rotation: 0, x, y };
  return standing(laidOut(outline, pose), plot, (floor - 1) * THICK);
}

/** Where the card says how many floors and pieces it wants, in micrometres of the card. */
const WANTED: readonly Corner[] = [
  [4_500, 4_000],
  [65_500, 4_000],
];

/** What should be seen while somebody reads: the plot, and what its card wants. */
export function keptInSight({ plot, borders }: Pick<Taught, "plot" | "borders">): Point3[] {
  return standing([...borders.flat(), ...WANTED], plot, 0);
}

/** What is in hand, where it hangs over the desk. */
export function heldPoints(held: HeldSeen, { plot, shapes }: Pick<Taught, "plot" | "shapes">) {
  const outline = shapes[held.piece]?.outline;
  return outline ? standing(laidOut(outline, held.pose), plot, held.floor * THICK) : [];
}

function standing(corners: readonly Corner[], plot: Plot, high: number): Point3[] {
  return corners.map(([x, y]) => ({ ...onDesk(plot, { x, y }), y: high }));
}

function inPile(
  outline: readonly Corner[],
  piece: number,
  pile: readonly Stand[],
): Point3[] | null {
  const lying = pile.find((stand) => stand.piece === piece);
  if (lying === undefined) return null;
  const rotation = (lying.turn * 18_000) / Math.PI;
  const pose = { piece, flip: lying.flip, rotation, x: 0, y: 0 };
  return laidOut(outline, pose).map(([x, y]) => ({
    x: lying.x + (x / 1_000) * lying.scale,
    y: lying.y,
    z: lying.z - (y / 1_000) * lying.scale,
  }));
}
