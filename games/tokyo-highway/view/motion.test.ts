import { expect, test } from "vitest";
import { entryOf } from "@shell/match/log.svelte.ts";
import type { Change } from "./match.ts";
import { cityOf } from "./city.ts";
import { moving } from "./motion.ts";
import { builtByOthers, plan, type Scene } from "./plan.ts";
import { views } from "./samples.ts";
import { ROAD } from "./sizes.ts";
import { on } from "./space.ts";
import type { Event, View } from "./types.ts";

/** The richest sample, and the same without its last road, column and cars. */
const after = views.reduce((one, other) => (other.lies.length > one.lies.length ? other : one));
const road = after.truth.roads.map(({ to }) => "column" in to).lastIndexOf(true);
const column = (after.truth.roads[road]!.to as { column: { column: number } }).column.column;
const before: View = {
  ...after,
  lies: after.lies.slice(0, road),
  truth: {
    ...after.truth,
    roads: after.truth.roads.slice(0, road),
    columns: after.truth.columns.slice(0, column),
    cars: after.truth.cars.filter((car) => car.road < road),
  },
};
const build: Scene = { is: "build", after, road, column, height: 3 };

test("a build begins as the city was, and ends as it will be", () => {
  expect(moving(before, build, 0).roads.length).toBe(before.lies.length);
  const end = moving(before, build, 1);
  const lying = cityOf(after).roads[road]!.pose;
  const tip = on(end.roads[road]!.pose, ROAD.length);
  const there = on(lying, ROAD.length);
  expect(Math.hypot(tip.x - there.x, tip.y - there.y, tip.z - there.z)).toBeLessThan(0.01);
  const discs = end.discs.filter(({ piece }) => piece === `column-${column}`);
  expect(discs).toEqual(cityOf(after).discs.filter(({ piece }) => piece === `column-${column}`));
});

test("a road hangs above where it will lie, and comes down", () => {
  const height = (t: number) => on(moving(before, build, t).roads[road]!.pose, ROAD.length).y;
  expect(height(0.5)).toBeGreaterThan(height(0.7));
  expect(height(0.7)).toBeGreaterThan(height(1));
});

test("a car drives along its road to where it stands", () => {
  const idx = after.truth.cars.map((car) => car.road >= 2).lastIndexOf(true);
  const car = after.truth.cars[idx]!;
  const without: View = {
    ...after,
    truth: { ...after.truth, cars: after.truth.cars.slice(0, idx) },
  };
  const scene: Scene = { is: "park", after, road: car.road };
  const at = (t: number) => moving(without, scene, t).cars[idx]!.pose.at;
  const there = cityOf(after).cars[idx]!.pose.at;
  expect(at(1)).toEqual(there);
  expect(Math.hypot(at(0).x - there.x, at(0).z - there.z)).toBeGreaterThan(10);
});

/** A change that ends with the view, after those events. */
function changeWith(events: readonly Event[]): Change {
  const seen = events.map((event) => ({ event, line: 1, turn: { round: 1 }, text: "" }));
  return { before: after, after, events: seen, standing: {} as Change["standing"], own: false };
}

test("what happened becomes movements, in order, each with its time", () => {
  const events: Event[] = [
    {
      built: {
        seat: 0,
        road,
        column,
        height: 3,
        junction: false,
        over: [],
        under: [],
        earned: 1,
      },
    },
    { parked: { seat: 0, road, cars: 1, left: 3 } },
    { over: { places: [1, 2] } },
    "all-blocked",
  ];
  const beats = plan(changeWith(events));
  expect(beats.map(({ scene }) => scene.is)).toEqual(["build", "park"]);
  for (const { ms } of beats) expect(ms).toBeGreaterThan(0);
});

test("what others built is marked, and what one built oneself is not", () => {
  const built = {
    road,
    column,
    height: 3,
    junction: false,
    over: [],
    under: [],
    earned: 0,
  };
  const told = changeWith([
    { built: { seat: 1, ...built } },
    { built: { seat: 0, ...built } },
    "all-blocked",
  ]);
  const entries = told.events.map((seen) => entryOf(seen));
  expect(builtByOthers(entries, 0)).toEqual([{ road, seat: 1 }]);
  expect(builtByOthers(entries, null)).toHaveLength(2);
});
