/** From one state of the table to the next: everything that has a name moves there. Pure. */

import { easeInOut, mix, settle } from "@shell/scene/easing.ts";
import type { Point3 } from "@shell/scene/framing.ts";
import type { HandSeen, Quarter, Thing, WoodSeen } from "./quarter.ts";

/** How high something is lifted on its way, for each millimetre of it, and at most. */
const LIFT = 0.22;
const HIGHEST = 70;
/** From so far above falls what comes from nowhere. */
const FALL = 60;

/** The table at a moment between two states, from 0 to 1. */
export function between(from: Quarter, to: Quarter, t: number): Quarter {
  return {
    ...to,
    wood: moved(from.wood, to.wood, t).map((piece) => turned(from.wood, piece, t)),
    bottles: moved(from.bottles, to.bottles, t),
    tokens: moved(from.tokens, to.tokens, t),
    coins: moved(from.coins, to.coins, t, gone(from.coins, to.coins)),
    hands: moved(from.hands, to.hands, t).map((hand) => opened(from.hands, hand, t)),
    plaques: t < 0.6 ? from.plaques : to.plaques,
  };
}

/** Where things were that are not there any more: a coin that goes comes back elsewhere. */
function gone(from: readonly Thing[], to: readonly Thing[]): Point3[] {
  const names = new Set(to.map(({ id }) => id));
  return from.filter(({ id }) => !names.has(id)).map(({ at }) => at);
}

function moved<T extends Thing>(
  from: readonly T[],
  to: readonly T[],
  t: number,
  left: readonly Point3[] = [],
): T[] {
  const before = new Map(from.map((thing) => [thing.id, thing.at]));
  let taken = 0;
  return to.map((thing) => {
    const start = before.get(thing.id) ?? left[taken++] ?? thing.from;
    return {
      ...thing,
      at: start ? arc(start, thing.at, t) : falling(thing.at, t),
    };
  });
}

function falling(at: Point3, t: number): Point3 {
  return { ...at, y: at.y + FALL * (1 - settle(t)) };
}

/** Lifted, carried over, and put down. */
export function arc(from: Point3, to: Point3, t: number): Point3 {
  const away = Math.hypot(to.x - from.x, to.z - from.z);
  if (away < 0.01 && Math.abs(to.y - from.y) < 0.01) return to;
  const along = easeInOut(t);
  const lift = Math.min(HIGHEST, away * LIFT) * 4 * along * (1 - along);
  return {
    x: mix(from.x, to.x, along),
    y: mix(from.y, to.y, along) + lift,
    z: mix(from.z, to.z, along),
  };
}

/** Wood turns on its way by the shorter way round. */
function turned(from: readonly WoodSeen[], piece: WoodSeen, t: number): WoodSeen {
  const before = from.find(({ id }) => id === piece.id);
  if (before === undefined || before.turn === piece.turn) return piece;
  const by = piece.turn - before.turn;
  const short = Math.atan2(Math.sin(by), Math.cos(by));
  return { ...piece, turn: before.turn + short * easeInOut(t) };
}

function opened(from: readonly HandSeen[], hand: HandSeen, t: number): HandSeen {
  const before = from.find(({ id }) => id === hand.id);
  return before ? { ...hand, open: mix(before.open, hand.open, t) } : hand;
}
