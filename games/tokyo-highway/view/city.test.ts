import { expect, test } from "vitest";
import { cityOf, extentOf, pointsOf } from "./city.ts";
import { views } from "./samples.ts";
import { CAR, ROAD, STOREY } from "./sizes.ts";
import { leftOf, on, pointOf, spotOf } from "./space.ts";

test("every piece of every sample is seen, once", () => {
  for (const view of views) {
    const { truth } = view;
    const city = cityOf(view);
    expect(city.discs.length).toBe(truth.columns.reduce((sum, { height }) => sum + height, 0));
    expect(city.discs.filter(({ top }) => top).length).toBe(truth.columns.length);
    expect(city.discs.filter(({ yellow }) => yellow).length).toBe(
      truth.columns.filter(({ junction }) => junction).length,
    );
    expect(city.roads.length).toBe(truth.roads.length);
    expect(city.cars.length).toBe(truth.cars.length);
    expect(city.towers.length).toBe(truth.buildings.length);
  }
});

test("a road is as long in the scene as in the box, and level from side to side", () => {
  const roads = views.flatMap((view) =>
    cityOf(view).roads.map((road, idx) => ({ road, lie: view.lies[idx] })),
  );
  expect(roads.length).toBeGreaterThan(20);
  for (const { road, lie } of roads) {
    const end = on(road.pose, ROAD.length);
    const to = pointOf(lie?.to ?? { x: 0, y: 0 }, (lie?.to_height ?? 0) / 100);
    expect(Math.hypot(end.x - to.x, end.y - to.y, end.z - to.z)).toBeLessThan(0.05);
    expect(leftOf(road.pose).y).toBeCloseTo(0, 9);
    expect(road.pose.up.y).toBeGreaterThan(0.8);
  }
});

test("left in the scene is left in the rules", () => {
  const north = cityOf(views[0]!).roads[0]!.pose;
  const east = {
    ...north,
    along: { x: 1, y: 0, z: 0 },
    up: { x: 0, y: 1, z: 0 },
  };
  // Looking east, left is north, which is -z.
  expect(leftOf(east).z).toBeCloseTo(-1);
});

test("cars stand on their roads", () => {
  const cars = views.flatMap((view) => {
    const city = cityOf(view);
    return view.truth.cars.map((car, idx) => ({
      car,
      seen: city.cars[idx]!,
      road: city.roads[car.road]!,
    }));
  });
  expect(cars.length).toBeGreaterThan(5);
  for (const { seen, road, car } of cars) {
    const deck = on(road.pose, car.spot.along / 100, 0, ROAD.thickness);
    expect(Math.hypot(seen.pose.at.x - deck.x, seen.pose.at.z - deck.z)).toBeLessThan(CAR.width);
    expect(seen.pose.at.y).toBeCloseTo(deck.y, 6);
  }
});

test("points go to the scene and back", () => {
  expect(spotOf(pointOf({ x: 1234, y: -5678 }, 20))).toEqual({
    x: 1234,
    y: -5678,
  });
});

test("the camera looks at the whole city, and not at the whole table", () => {
  for (const view of views) {
    const city = cityOf(view);
    const points = pointsOf(city);
    expect(extentOf(city)).toBeLessThan(city.table);
    for (const { at } of city.discs) {
      expect(points).toContainEqual({ ...at, y: at.y + STOREY });
    }
  }
});
