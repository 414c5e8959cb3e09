/** What lies and stands where, with the movement that is being shown. */

import { middleOf, type Point } from "./grid.ts";
import type { Scene } from "./plan.ts";
import type { Laid, Square, View } from "./types.ts";

/** The tiles that lie still: one that moves is drawn by its movement. */
export function tilesOf(view: View, scene: Scene | null): Laid[] {
  const moves = scene !== null && "tile" in scene ? scene.square : null;
  return view.roads.filter((laid) => laid.square !== moves);
}

/** A train that stands somewhere. */
export interface Standing {
  seat: number;
  square: Square;
  at: Point;
}

/** Trains in a city leave its name and picture free; on a tile they stand in the middle. */
const IN_CITY: readonly Point[] = [
  { x: -27, y: -29 },
  { x: 27, y: -5 },
  { x: -27, y: 4 },
  { x: 27, y: -32 },
];
const ON_TILE: readonly Point[] = [
  { x: -21, y: -18 },
  { x: 21, y: 18 },
  { x: 21, y: -18 },
  { x: -21, y: 18 },
];

/** The trains that stand still, beside each other where there are several. */
export function trainsOf(
  view: View,
  scene: Scene | null,
  isCity: (square: Square) => boolean,
): Standing[] {
  const where = view.travellers.map((seen, seat) => {
    if (scene?.is === "arrive" && scene.seat === seat) return scene.square;
    return scene?.is === "run" && scene.seat === seat ? null : seen.piece;
  });
  return where.flatMap((square, seat) => {
    if (square === null) return [];
    const beside = where.slice(0, seat).filter((other) => other === square).length;
    const alone = where.filter((other) => other === square).length === 1;
    const spots = isCity(square) ? IN_CITY : ON_TILE;
    const spot = alone && !isCity(square) ? { x: 0, y: 0 } : (spots[beside] ?? { x: 0, y: 0 });
    const middle = middleOf(square);
    return [{ seat, square, at: { x: middle.x + spot.x, y: middle.y + spot.y } }];
  });
}

/** A marker of a seat on a city: where it began, or its how manieth destination it was. */
export interface Mark {
  seat: number;
  nth: number | null;
}

export function marksOf(view: View, scene: Scene | null, square: Square): Mark[] {
  return view.travellers.flatMap((seen, seat) => {
    const start = seen.start === square ? [{ seat, nth: null }] : [];
    const nth = seen.reached.findIndex((arrival) => arrival.square === square);
    const fresh = scene?.is === "arrive" && scene.seat === seat && scene.square === square;
    if (fresh && nth < 0) return [...start, { seat, nth: scene.nth }];
    return nth < 0 ? start : [...start, { seat, nth: nth + 1 }];
  });
}
