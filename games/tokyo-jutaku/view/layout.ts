/** Where things stand on the desk, in millimetres: the player's own site in the middle. Pure. */

import type { Point3 } from "@shell/scene/framing.ts";
import type { Tray } from "@shell/wood/tray.ts";

/** A site card: its middle, and how large it is shown. */
export interface Plot {
  x: number;
  z: number;
  scale: number;
}

export interface Layout {
  /** The site that is looked at. */
  site: Plot;
  /** All others, in the order of their seats. */
  rivals: Plot[];
  tray: Tray;
  /** What the camera has to show. */
  points: Point3[];
}

const CARD = 70;
/** Half of a card, and the ink round it. */
const HALF = CARD / 2;
const EDGE = 5;

export function layoutOf(tall: boolean, others: number): Layout {
  return tall ? inPortrait(others) : inLandscape(others);
}

/** The tray at the right hand, rivals' desks at the left. */
function inLandscape(others: number): Layout {
  const tray = { x: HALF + 13 + 31, z: 0, width: 62, depth: 80 };
  const columns = others > 3 ? 2 : 1;
  const rows = Math.ceil(others / columns);
  const scale = rows <= 2 ? 0.38 : rows === 3 ? 0.32 : 0.24;
  const step = CARD * scale + 9;
  const rivals = Array.from({ length: others }, (_, idx) => ({
    x: -(HALF + 10 + (CARD * scale) / 2) - Math.floor(idx / rows) * step,
    z: ((idx % rows) - (rows - 1) / 2) * step,
    scale,
  }));
  const left = others === 0 ? -HALF - EDGE : Math.min(...rivals.map(({ x }) => x)) - scale * HALF;
  const right = tray.x + tray.width / 2;
  const points = frame(left - 3, right + 4, -HALF - EDGE, HALF + EDGE);
  return { site: { x: 0, z: 0, scale: 1 }, rivals, tray, points };
}

/** The tray below, where thumbs are; rivals' desks on the far side. */
function inPortrait(others: number): Layout {
  const scale = Math.min(0.24, (CARD + 4 - others * 2) / (Math.max(1, others) * CARD));
  const step = CARD * scale + 3;
  const far = -HALF - 6 - (CARD * scale) / 2;
  const rivals = Array.from({ length: others }, (_, idx) => ({
    x: (idx - (others - 1) / 2) * step,
    z: far,
    scale,
  }));
  const tray = { x: 0, z: HALF + 8 + 24, width: 72, depth: 48 };
  const top = others === 0 ? -HALF - EDGE : far - (CARD * scale) / 2 - 2;
  const points = frame(-HALF - 3, HALF + 3, top, tray.z + tray.depth / 2 + 2);
  return { site: { x: 0, z: 0, scale: 1 }, rivals, tray, points };
}

function frame(left: number, right: number, far: number, near: number): Point3[] {
  return [left, right].flatMap((x) => [far, near].map((z) => ({ x, y: 0, z })));
}
