/** The points of the table that buttons and marks are pinned to. Pure. */

import type { Point3 } from "@shell/scene/framing.ts";
import { mm, ROAD, STOREY } from "./sizes.ts";
import { on, pointOf, poseOf } from "./space.ts";
import type { Traced, View } from "./types.ts";

/** Something pinned to the table, by a name of its own. */
export interface Anchor {
  id: string;
  at: Point3;
}

/** The tops of columns. */
export function columnAnchors(view: View, columns: Iterable<number>): Anchor[] {
  return [...columns].flatMap((idx) => {
    const column = view.truth.columns[idx];
    return column
      ? [
          {
            id: `column-${idx}`,
            at: pointOf(column.at, column.height * STOREY),
          },
        ]
      : [];
  });
}

/** In this many parts a road is looked at. */
const PARTS = 5;

/** Points all over the city: what should be seen of it. */
export function landmarks(view: View): Point3[] {
  const tops = columnAnchors(view, view.truth.columns.keys()).map(({ at }) => at);
  const along = Array.from({ length: PARTS + 1 }, (_, idx) => (idx * ROAD.length) / PARTS);
  return [...tops, ...view.lies.flatMap((lie) => along.map((far) => on(poseOf(lie), far)))];
}

/** The middles of roads. */
export function middleAnchors(view: View, roads: readonly number[]): Anchor[] {
  return roads.flatMap((idx) => {
    const lie = view.lies[idx];
    return lie ? [{ id: `open-${idx}`, at: on(poseOf(lie), ROAD.length / 2, 0, 4) }] : [];
  });
}

/** The ends, cars and crossings of a road that is held. */
export function roadAnchors(traced: Traced): Anchor[] {
  const pose = poseOf(traced.lie);
  const { to } = traced.build;
  const tip =
    "column" in to ? pointOf(to.column.at, to.column.height * STOREY) : on(pose, ROAD.length);
  const foot = "column" in to ? [{ id: "foot", at: pointOf(to.column.at) }] : [];
  return [
    { id: "far", at: tip },
    ...foot,
    { id: "near", at: on(pose, 4, 0, ROAD.thickness) },
    ...traced.build.cars.map((car, idx) => ({
      id: `car-${idx}`,
      at: on(pose, mm(car.along), mm(car.across), ROAD.thickness + 3),
    })),
    ...traced.crossings.map((crossing) => ({
      id: `crossing-${crossing.road}-${crossing.level}`,
      at: pointOf(crossing.at, mm(crossing.height) + 4),
    })),
  ];
}
