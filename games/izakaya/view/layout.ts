/** Where everything has its place on the table. The quarter is in the middle; -z is away. Pure. */

import type { Point3 } from "@shell/scene/framing.ts";
import type { Corner as Point } from "@shell/wood/pose.ts";
import { sorted, type Lying } from "@shell/wood/tray.ts";
import { cardsBeside, cellOf, linesOf } from "./places.ts";
import { CARD, PAPER, PITCH, sideOf } from "./sizes.ts";
import type { Address, Colour, Corner, Gap } from "./types.ts";

export interface Area {
  middle: Point3;
  wide: number;
  deep: number;
}

export interface Layout {
  cards: number;
  side: number;
  /** Whether the window is taller than wide: then everything stands below the quarter. */
  tall: boolean;
  /** The bar behind the quarter, with a bay for each colour. */
  bar: Area;
  bays: Point3[];
  claim: Point3;
  price: Point3;
  architect: Point3;
  tray: Area;
  /** Where each piece lies that nobody has taken, by its number. */
  wood: ReadonlyMap<number, Lying>;
  /** The row in front of the quarter where the players' things lie, in the order of play. */
  stations: Point3[];
}

/** From the quarter's edge to the middle of the bar, and to the row of stations. */
const BAR = 46;
const BAR_DEEP = 36;
const STATION = 34;
/** Between the quarter and what lies beside it. */
const MARGIN = 24;
/** The area of all wood with room round each piece, in square millimetres. */
const WOOD = 34_000;
/** A tray is no longer than this, so that the wood in it is seen from near by. */
const LONGEST = { deep: 260, wide: 240 };

export function layoutOf(
  cards: number,
  seats: number,
  tall: boolean,
  outlines: readonly (readonly Point[])[],
): Layout {
  const side = sideOf(cards);
  const half = side / 2;
  const bar = { middle: flat(0, -half - BAR), wide: side, deep: BAR_DEEP };
  const bays = across(6, side, -half - BAR);
  const stations = across(seats, side, half + STATION);
  const beside = half + MARGIN + CARD / 2;
  const own = { cards, side, tall, bar, bays, stations };
  if (tall) {
    const row = half + STATION * 2 + CARD / 2;
    const wide = Math.min(LONGEST.wide, side);
    const deep = WOOD / wide;
    const tray = { middle: flat(0, row + CARD / 2 + MARGIN + deep / 2), wide, deep };
    const [claim, price, architect] = across(3, side, row) as [Point3, Point3, Point3];
    return {
      ...own,
      claim,
      price,
      architect,
      tray,
      wood: inTray(outlines, tray),
    };
  }
  const deep = Math.min(LONGEST.deep, side - 20);
  const wide = Math.max(96, WOOD / deep);
  const tray = {
    middle: flat(half + MARGIN + 6 + wide / 2, (side - deep) / 2),
    wide,
    deep,
  };
  return {
    ...own,
    claim: flat(-beside, half - CARD / 2),
    price: flat(-beside, half - CARD - MARGIN - 23),
    architect: flat(tray.middle.x, tray.middle.z - deep / 2 - 26),
    tray,
    wood: inTray(outlines, tray),
  };
}

const flat = (x: number, z: number): Point3 => ({ x, y: 0, z });

/** This many places side by side along the quarter. */
function across(count: number, side: number, z: number): Point3[] {
  const step = side / count;
  return Array.from({ length: count }, (_, idx) => flat((idx + 0.5) * step - side / 2, z));
}

/** All pieces keep their places, no matter who takes some of them. */
function inTray(
  outlines: readonly (readonly Point[])[],
  { middle, wide, deep }: Area,
): Map<number, Lying> {
  const tray = { x: middle.x, z: middle.z, width: wide, depth: deep };
  const all = outlines.map((_, piece) => piece);
  return new Map(sorted(all, outlines, tray).map((lying) => [lying.piece, lying]));
}

/** The middle of a card. */
export function cardAt(address: Address, cards: number): Point3 {
  const { col, row } = cellOf(address);
  const from = (cards - 1) / 2;
  return { x: (col - from) * PITCH, y: PAPER, z: (row - from) * PITCH };
}

export function cornerAt(corner: Corner, cards: number): Point3 {
  const { x, y } = linesOf(corner);
  const from = cards / 2;
  return flat((x - from) * PITCH, (y - from) * PITCH);
}

export function gapAt(gap: Gap, cards: number): Point3 {
  const [one, other] = cardsBeside(gap).map((card) => cardAt(card, cards)) as [Point3, Point3];
  return flat((one.x + other.x) / 2, (one.z + other.z) / 2);
}

/** The bay of a colour behind the bar. */
export function bayOf(layout: Layout, row: readonly Colour[], colour: Colour): Point3 {
  return layout.bays[row.indexOf(colour)] ?? flat(0, 0);
}

/** What a camera has to show for the whole table to be seen; the tray as far as it goes. */
export function pointsOf(layout: Layout): Point3[] {
  const { side, tall, tray, claim } = layout;
  const half = side / 2;
  const away = -half - BAR - BAR_DEEP / 2;
  const near = half + STATION + 16;
  const top = { x: 0, y: 58, z: away };
  if (tall) {
    const low = claim.z + CARD / 2 + 6;
    return [top, ...box(-half - 6, away, half + 6, low)];
  }
  const left = claim.x - CARD / 2 - 4;
  return [top, ...box(left, away, tray.middle.x + tray.wide / 2 + 8, near)];
}

/** The tray alone. */
export function trayPoints({ tray }: Layout): Point3[] {
  const { middle, wide, deep } = tray;
  const [x, z] = [wide / 2 + 6, deep / 2 + 6];
  return box(middle.x - x, middle.z - z, middle.x + x, middle.z + z);
}

/** One card with what may stand on it. */
export function cardPoints(address: Address, cards: number, floors: number): Point3[] {
  const { x, z } = cardAt(address, cards);
  const half = CARD / 2 + 5;
  return box(x - half, z - half, x + half, z + half).concat(
    box(x - 24, z - 24, x + 24, z + 24, floors * 8),
  );
}

function box(left: number, away: number, right: number, near: number, y = 0): Point3[] {
  return [left, right].flatMap((x) => [away, near].map((z) => ({ x, y, z })));
}
