/** The pile in its tray: where each piece lies that nobody has. Pure; lengths in millimetres. */

import { stream } from "../scene/noise.ts";
import { boxOf, laidOut, type Corner } from "./pose.ts";

/** Where the tray is on the table: its middle, and how wide and deep it is. */
export interface Tray {
  x: number;
  z: number;
  width: number;
  depth: number;
}

/** How a piece lies in the tray. */
export interface Lying {
  piece: number;
  x: number;
  z: number;
  /** Counter-clockwise, in hundredths of a degree. */
  rotation: number;
  scale: number;
  /** How many pieces lie below it. */
  layer: number;
}

/** Room between two pieces. */
const GAP = 2;
/** No piece is drawn smaller than this part of its size, nor larger than it is. */
const LEAST = 0.3;

/** Pieces in rows, by their order, as large as the tray allows. */
export function sorted(
  pieces: readonly number[],
  outlines: readonly (readonly Corner[])[],
  tray: Tray,
): Lying[] {
  for (let scale = 1; scale > LEAST; scale -= 0.05) {
    const rows = inRows(pieces, outlines, tray, scale);
    if (rows !== null) return rows;
  }
  return inRows(pieces, outlines, { ...tray, depth: Infinity }, LEAST) ?? [];
}

function inRows(
  pieces: readonly number[],
  outlines: readonly (readonly Corner[])[],
  tray: Tray,
  scale: number,
): Lying[] | null {
  const found: { piece: number; x: number; z: number; row: number }[] = [];
  const rows: { height: number; width: number }[] = [];
  let [x, z, high, row] = [0, 0, 0, 0];
  for (const piece of pieces) {
    const outline = outlines[piece];
    if (outline === undefined) continue;
    const [left, low, right, top] = boxOf(outline).map((um) => (um / 1_000) * scale) as Box;
    const [width, height] = [right - left, top - low];
    if (x > 0 && x + width > tray.width) {
      rows.push({ height: high, width: x - GAP * scale });
      [x, z, high, row] = [0, z + high + GAP * scale, 0, row + 1];
    }
    // The middle of its box, not its centre of gravity, stands in the row.
    found.push({ piece, x: x - left, z: z + top, row });
    x += width + GAP * scale;
    high = Math.max(high, height);
  }
  rows.push({ height: high, width: x - GAP * scale });
  const depth = z + high;
  if (depth > tray.depth || rows.some(({ width }) => width > tray.width)) return null;
  return found.map(({ piece, x: across, z: down, row: idx }) => ({
    piece,
    x: tray.x + across - (rows[idx]?.width ?? 0) / 2,
    z: tray.z + down - depth / 2,
    rotation: 0,
    scale,
    layer: 0,
  }));
}

type Box = [number, number, number, number];

/** Pieces as they fell: the same mess for everybody, and a piece keeps its place in it. */
export function messy(
  pieces: readonly number[],
  outlines: readonly (readonly Corner[])[],
  tray: Tray,
): Lying[] {
  const area = pieces.reduce((sum, piece) => {
    const [left, low, right, top] = boxOf(outlines[piece] ?? []);
    return sum + ((right - left) * (top - low)) / 1e6;
  }, 0);
  const scale = Math.min(0.9, Math.max(LEAST, Math.sqrt((tray.width * tray.depth * 1.5) / area)));
  return pieces.map((piece) => {
    const chance = stream(piece * 7_919 + 11);
    const rotation = Math.floor(chance() * 36_000);
    const corners = laidOut(outlines[piece] ?? [], { piece, flip: false, rotation, x: 0, y: 0 });
    const [left, low, right, top] = boxOf(corners).map((um) => (um / 1_000) * scale) as Box;
    const room = { x: tray.width - (right - left), z: tray.depth - (top - low) };
    return {
      piece,
      x: tray.x - tray.width / 2 - left + chance() * Math.max(0, room.x),
      z: tray.z - tray.depth / 2 + top + chance() * Math.max(0, room.z),
      rotation,
      scale,
      layer: piece % 3,
    };
  });
}
