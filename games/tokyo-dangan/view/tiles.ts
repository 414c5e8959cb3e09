/** How tiles look and lie. A tile is written as its open sides, such as NE for a curve. */

import type { Stock, Tile } from "./types.ts";

export type Kind = keyof Stock;
export const KINDS: readonly Kind[] = ["straight", "curve", "tee", "cross", "dead-end"];
const WAYS = ["N", "E", "S", "W"] as const;
export type Way = (typeof WAYS)[number];

/** How a tile of each kind lies before it is turned. */
export const UPRIGHT: Record<Kind, Tile> = {
  straight: "NS",
  curve: "NE",
  tee: "NES",
  cross: "NESW",
  "dead-end": "N",
};

/** The tile after this many quarter turns clockwise. */
export function turned(tile: Tile, quarters: number): Tile {
  const by = ((quarters % 4) + 4) % 4;
  const open = WAYS.filter((_, idx) => tile.includes(WAYS[(idx + 4 - by) % 4] ?? ""));
  return open.join("") as Tile;
}

/** Quarter turns from upright to how it lies. */
export function quartersOf(tile: Tile): number {
  const upright = UPRIGHT[kindOf(tile)];
  return Math.max(
    0,
    [0, 1, 2, 3].findIndex((quarters) => turned(upright, quarters) === tile),
  );
}

export function kindOf(tile: Tile): Kind {
  if (tile.length === 1) return "dead-end";
  if (tile.length === 3) return "tee";
  if (tile.length === 4) return "cross";
  return tile === "NS" || tile === "EW" ? "straight" : "curve";
}

/** The tiles of a stock one by one, kind by kind. */
export function eachOf(stock: Stock): Kind[] {
  return KINDS.flatMap((kind) => Array.from({ length: stock[kind] }, () => kind));
}

/** Half the side of a tile on the map. */
export const HALF = 46;

const ENDS: Record<Way, string> = {
  N: `0 -${HALF}`,
  E: `${HALF} 0`,
  S: `0 ${HALF}`,
  W: `-${HALF} 0`,
};

/** The rails of an upright tile, as the data of a path round a middle at 0. */
export function railsOf(kind: Kind): string {
  if (kind === "straight") return `M${ENDS.N}L${ENDS.S}`;
  if (kind === "curve") return `M${ENDS.N}Q0 0 ${ENDS.E}`;
  if (kind === "dead-end") return `M${ENDS.N}L0 4`;
  if (kind === "tee") return `M${ENDS.N}L${ENDS.S}M0 0L${ENDS.E}`;
  return `M${ENDS.N}L${ENDS.S}M${ENDS.W}L${ENDS.E}`;
}
