/** What is to be seen on the table: the pieces of a view, in millimetres. Pure. */

import { drum, type Point3 } from "@shell/scene/framing.ts";
import { ROAD, mm, STOREY, tableRadius, TOWERS } from "./sizes.ts";
import { angleOf, on, pointOf, poseOf, upright, type Pose } from "./space.ts";
import type { Car, Column, Lie, Shape, Truth, View } from "./types.ts";

/** One piece of a column. */
export interface DiscSeen {
  piece: string;
  owner: number;
  at: Point3;
  /** How it lies, where it does not stand upright. */
  pose?: Pose;
  yellow: boolean;
  /** Whether it is the uppermost: it wears the owner's colour. */
  top: boolean;
}

export interface RoadSeen {
  piece: string;
  owner: number;
  pose: Pose;
}

export interface CarSeen {
  piece: string;
  owner: number;
  pose: Pose;
}

export interface TowerSeen {
  piece: string;
  owner: number;
  shape: Shape;
  pose: Pose;
}

/** The shade of a road's end on what it rests on, and the way that the road leads from there. */
export interface RestSeen {
  at: Point3;
  turn: number;
}

export interface City {
  discs: DiscSeen[];
  roads: RoadSeen[];
  cars: CarSeen[];
  towers: TowerSeen[];
  rests: RestSeen[];
  /** The radius of the table. */
  table: number;
}

/** The pieces of a view; `laid` says how the road lies that was put down by hand in this turn. */
export function cityOf(view: View, laid: Lie | null = null): City {
  const { truth, lies } = view;
  const roads = lies.map((lie, idx) => ({
    piece: `road-${idx}`,
    owner: truth.roads[idx]?.owner ?? 0,
    pose: poseOf(lie),
  }));
  const cars = truth.cars.flatMap((car, idx) => carOf(car, idx, roads));
  const fresh = putUp(truth, laid);
  return {
    discs: [
      ...truth.columns.flatMap((column, idx) => discsOf(column, `column-${idx}`)),
      ...fresh.discs,
    ],
    roads: [...roads, ...fresh.roads],
    cars: [...cars, ...fresh.cars],
    towers: truth.buildings.map((building, idx) => ({
      piece: `building-${idx}`,
      owner: building.owner,
      shape: building.shape,
      pose: upright(pointOf(building.at), angleOf(building.heading)),
    })),
    rests: restsOf(view),
    table: tableRadius(truth.builders.length),
  };
}

/** What the active player has put up by hand in this turn, numbered as the next of its kind. */
function putUp(truth: Truth, laid: Lie | null): Pick<City, "discs" | "roads" | "cars"> {
  const { hand, active: owner } = truth;
  const rising = hand?.rising;
  const height = rising ? rising.grey + (rising.yellow ? 1 : 0) : 0;
  const discs = rising
    ? discsOf(
        { at: rising.at, height, junction: rising.yellow, owner },
        `column-${truth.columns.length}`,
      )
    : [];
  if (!hand?.laid || laid === null) return { discs, roads: [], cars: [] };
  const pose = poseOf(laid);
  const cars = hand.laid.cars.map((spot, idx) => ({
    piece: `car-${truth.cars.length + idx}`,
    owner,
    pose: parked(pose, spot),
  }));
  return {
    discs,
    roads: [{ piece: `road-${truth.roads.length}`, owner, pose }],
    cars,
  };
}

export function discsOf(
  column: Pick<Column, "at" | "height" | "junction" | "owner">,
  piece: string,
): DiscSeen[] {
  return Array.from({ length: column.height }, (_, storey) => ({
    piece,
    owner: column.owner,
    at: pointOf(column.at, storey * STOREY),
    yellow: column.junction && storey === column.height - 1,
    top: storey === column.height - 1,
  }));
}

function carOf(car: Car, idx: number, roads: readonly RoadSeen[]): CarSeen[] {
  const road = roads[car.road];
  if (road === undefined) return [];
  return [
    {
      piece: `car-${idx}`,
      owner: car.owner,
      pose: parked(road.pose, car.spot),
    },
  ];
}

/** A car on its road, which lies so. */
export function parked(road: Pose, spot: { along: number; across: number }): Pose {
  const at = on(road, mm(spot.along), mm(spot.across), ROAD.thickness);
  return { ...road, at };
}

/** Where ends of roads touch tops of columns. */
function restsOf({ truth, lies }: View): RestSeen[] {
  return truth.roads.flatMap((road, idx) => {
    const lie = lies[idx];
    if (lie === undefined) return [];
    const turn = Math.atan2(lie.to.y - lie.from.y, lie.to.x - lie.from.x);
    const far = typeof road.to === "object" && "column" in road.to ? road.to.column.column : null;
    // Seen from either column, the road leads away from it.
    const ends = [
      { column: road.base, turn },
      { column: far, turn: turn + Math.PI },
    ];
    return ends.flatMap(({ column, turn: away }) => {
      const under = column === null ? undefined : truth.columns[column];
      return under ? [{ at: pointOf(under.at, under.height * STOREY), turn: away }] : [];
    });
  });
}

/** So much of the table is seen at least, from its middle, in millimetres. */
const LEAST = 130;

/** What a camera has to show to show the city: no less than a good part of the table. */
export function pointsOf(city: City, least = LEAST): Point3[] {
  return [
    ...(least > 0 ? drum({ x: 0, y: 0, z: 0 }, least) : []),
    ...city.discs.map(({ at }) => ({ ...at, y: at.y + STOREY })),
    ...city.roads.flatMap(({ pose }) => [pose.at, on(pose, ROAD.length)]),
    ...city.towers.flatMap(({ pose, shape }) => drum(pose.at, 18, TOWERS[shape])),
  ];
}

/** How far from the middle anything stands: as far as shadows have to fall. */
export function extentOf(city: City): number {
  return Math.max(...pointsOf(city).map(({ x, z }) => Math.hypot(x, z)));
}
