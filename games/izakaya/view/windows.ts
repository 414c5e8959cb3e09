/** Windows in the walls of what was built: lit by what the lot is worth. Pure. */

import type { Point3 } from "@shell/scene/framing.ts";
import { shadeOf } from "@shell/scene/noise.ts";
import type { Corner } from "@shell/wood/pose.ts";
import type { CardSeen, WoodSeen } from "./quarter.ts";
import { FLOOR } from "./sizes.ts";

export interface WindowSeen {
  at: Point3;
  /** The way that the wall looks, round the upright. */
  turn: number;
  /** From 0 to 1. */
  shine: number;
}

/** A wall gets a window for each of these, in millimetres. */
const STEP = 5.2;
/** Just outside of the wall, so that it does not flicker. */
const OUT = 0.08;
/** A lot whose bottles are worth this many coins is as bright as can be. */
const BRIGHTEST = 9;

export function windowsOf(
  wood: readonly WoodSeen[],
  cards: readonly CardSeen[],
  outlines: readonly (readonly Corner[])[],
): WindowSeen[] {
  const shine = new Map(cards.map((card) => [card.address, card.shine]));
  return wood.flatMap((piece) => {
    const outline = outlines[piece.piece];
    if (piece.lot === null || outline === undefined) return [];
    const bright = Math.min(1, (shine.get(piece.lot) ?? 0) / BRIGHTEST);
    return wallsOf(piece, outline).flatMap((wall, n) => windowsIn(wall, piece, n, bright));
  });
}

interface Wall {
  from: Point3;
  to: Point3;
}

/** The walls of a piece where it stands. */
export function wallsOf(
  { at, turn, flip }: Pick<WoodSeen, "at" | "turn" | "flip">,
  outline: readonly Corner[],
): Wall[] {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const corners = outline.map(([left, y]): Point3 => {
    const x = flip ? -left : left;
    // North on the card is away on the table.
    const east = (x * cos - y * sin) / 1_000;
    const north = (x * sin + y * cos) / 1_000;
    return { x: at.x + east, y: at.y, z: at.z - north };
  });
  // Turned over, the corners run the other way round.
  const ring = flip ? corners.reverse() : corners;
  return ring.map((from, n) => ({
    from,
    to: ring[(n + 1) % ring.length] as Point3,
  }));
}

function windowsIn({ from, to }: Wall, piece: WoodSeen, nth: number, bright: number): WindowSeen[] {
  const [dx, dz] = [to.x - from.x, to.z - from.z];
  const long = Math.hypot(dx, dz);
  const count = Math.floor((long - 1.5) / STEP);
  // Counter-clockwise from above: outside is to the right of who walks along the wall.
  const [ox, oz] = [-dz / long, dx / long];
  return Array.from({ length: Math.max(0, count) }, (_, n): WindowSeen => {
    const along = (n + 0.5) / count;
    const chance = shadeOf(piece.piece * 97 + nth * 13 + n);
    const [x, z] = [from.x + dx * along + ox * OUT, from.z + dz * along + oz * OUT];
    const shine = bright * (chance < 0.3 ? 0.12 : 0.45 + chance * 0.55);
    return {
      at: { x, y: piece.at.y + FLOOR / 2, z },
      turn: Math.atan2(ox, oz),
      shine,
    };
  });
}
