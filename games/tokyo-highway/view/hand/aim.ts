/** What helps a hand: how a road has to be held, what lies below a piece, and a sketch from the side. */

import type { City } from "../city.ts";
import { mm, RADIUS, ROAD, STOREY, TOWERS } from "../sizes.ts";
import { on, type Pose } from "../space.ts";
import type { Column, Held, Lie, Rising, Spot, Trace } from "../types.ts";
import { HELD } from "./frames.ts";
import type { Grasp } from "./path.ts";

type Way = Pick<Grasp, "heading" | "pitch">;

const DEGREES = 180 / Math.PI;

export const heightOf = ({ grey, yellow }: Rising): number => grey + (yellow ? 1 : 0);

/** How a road is held so that it rests on a base and on the column that is being put up. */
export function spanning(base: Pick<Column, "at" | "height">, rising: Rising): Way {
  const [x, y] = [mm(rising.at.x - base.at.x), mm(rising.at.y - base.at.y)];
  const climb = (heightOf(rising) - base.height) * STOREY;
  return {
    heading: Math.atan2(y, x) * DEGREES,
    pitch: Math.atan2(climb, Math.hypot(x, y)) * DEGREES,
  };
}

/** What to ask the rules for a road from a base to the column that is being put up. */
export function aimOf(base: number, rising: Rising): Trace {
  const height = heightOf(rising);
  const to = rising.yellow ? { junction: height } : { grey: height };
  const straight = { past: null, aside: 0, far_aside: 0, cars: [] };
  return { base, pointer: rising.at, to, ...straight, snap: false };
}

/** How a road is held so that it leads from a base down to the table, away to where it is. */
export function leadingDown(base: Pick<Column, "at" | "height">, to: Spot): Way {
  const [x, y] = [mm(to.x - base.at.x), mm(to.y - base.at.y)];
  const down = Math.min(0.7, (base.height * STOREY) / (ROAD.length - RADIUS));
  return {
    heading: Math.atan2(y, x) * DEGREES,
    pitch: -Math.asin(down) * DEGREES,
  };
}

/** How a car is held to stand on a road. */
export function alongRoad(lie: Lie): Way {
  const [x, y] = [mm(lie.to.x - lie.from.x), mm(lie.to.y - lie.from.y)];
  const climb = mm(lie.to_height - lie.from_height);
  return {
    heading: Math.atan2(y, x) * DEGREES,
    pitch: Math.atan2(climb, Math.hypot(x, y)) * DEGREES,
  };
}

/** The same heading, reached by the shortest turn from another. */
export function nearTurn(heading: number, from: number): number {
  return from + ((((heading - from + 180) % 360) + 360) % 360) - 180;
}

/** Where the middle of a road is, in plan, when it spans from a base to the column. */
export function halfWay(base: Pick<Column, "at">, rising: Rising): { x: number; y: number } {
  return {
    x: mm(base.at.x + rising.at.x) / 2,
    y: mm(base.at.y + rising.at.y) / 2,
  };
}

/** How high the topmost thing is under a point of the plan: the table is 0. */
export function floorAt(city: City, x: number, y: number): number {
  const near = (at: { x: number; z: number }, radius: number) =>
    Math.hypot(at.x - x, -at.z - y) <= radius;
  const discs = city.discs
    .filter(({ piece, at }) => piece !== HELD && near(at, RADIUS))
    .map(({ at }) => at.y + STOREY);
  const towers = city.towers
    .filter(({ pose }) => near(pose.at, 14))
    .map(({ pose, shape }) => pose.at.y + TOWERS[shape]);
  const roads = city.roads
    .filter(({ piece }) => piece !== HELD)
    .flatMap(({ pose }) => roadAt(pose, x, y));
  return Math.max(0, ...discs, ...towers, ...roads);
}

function roadAt(pose: Pose, x: number, y: number): number[] {
  const end = on(pose, ROAD.length);
  const [ex, ey] = [end.x - pose.at.x, -(end.z - pose.at.z)];
  const long = Math.hypot(ex, ey) || 1;
  const [dx, dy] = [x - pose.at.x, y + pose.at.z];
  const [along, aside] = [(dx * ex + dy * ey) / long, (dy * ex - dx * ey) / long];
  if (along < 0 || along > long || Math.abs(aside) > ROAD.width / 2) return [];
  return [pose.at.y + ((end.y - pose.at.y) * along) / long + ROAD.thickness];
}

/** A sketch of what is near, seen square to where the piece leads: lines in millimetres. */
export interface Sketch {
  discs: { left: number; bottom: number; yellow: boolean; held: boolean }[];
  roads: { from: [number, number]; to: [number, number]; held: boolean }[];
  cars: { at: [number, number]; held: boolean }[];
}

/** How far aside something may be to be in the sketch, and how far along. */
const ASIDE = 16;
const ALONG = 100;
const PARTS = 12;

export function sketchOf(city: City, grasp: Grasp, piece: Held): Sketch {
  const turn = grasp.heading / DEGREES;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const aside = piece === "road" ? ASIDE : ASIDE + 6;
  const flat = (at: { x: number; y: number; z: number }) => {
    const [x, y] = [at.x - grasp.x, -at.z - grasp.y];
    return { along: x * cos + y * sin, aside: y * cos - x * sin, up: at.y };
  };
  const isNear = (spot: { along: number; aside: number }) =>
    Math.abs(spot.aside) < aside && Math.abs(spot.along) < ALONG;
  return {
    discs: city.discs.flatMap((disc) => {
      const spot = flat(disc.at);
      if (!isNear(spot)) return [];
      const { yellow } = disc;
      return [
        {
          left: spot.along - RADIUS,
          bottom: spot.up,
          yellow,
          held: disc.piece === HELD,
        },
      ];
    }),
    roads: city.roads.flatMap(({ piece: name, pose }) => {
      const spots = Array.from({ length: PARTS + 1 }, (_, idx) =>
        flat(on(pose, (idx * ROAD.length) / PARTS, 0, ROAD.thickness / 2)),
      ).filter(isNear);
      const [one, other] = [spots[0], spots.at(-1)];
      if (!one || !other) return [];
      const held = name === HELD;
      return [{ from: [one.along, one.up], to: [other.along, other.up], held }];
    }),
    cars: city.cars.flatMap(({ piece: name, pose }) => {
      const spot = flat(pose.at);
      return isNear(spot) ? [{ at: [spot.along, spot.up], held: name === HELD }] : [];
    }),
  };
}
