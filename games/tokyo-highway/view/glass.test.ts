import { expect, test } from "vitest";
import { cityOf, type City } from "./city.ts";
import { glassOf } from "./glass.ts";
import { views } from "./samples.ts";
import { upright, poseBetween } from "./space.ts";

const empty: City = {
  ...cityOf(views[0]!),
  discs: [],
  roads: [],
  cars: [],
  towers: [],
};
const eye = { x: 0, y: 300, z: 300 };
const at = { x: 0, y: 0, z: 0 };
const road = (y: number, z: number) => ({
  piece: "road-1",
  owner: 0,
  pose: poseBetween({ x: -57, y, z }, { x: 57, y, z }),
});

test("a road between the camera and what is held turns to glass", () => {
  expect([...glassOf({ ...empty, roads: [road(50, 50)] }, eye, at)]).toEqual(["road-1"]);
});

test("a road behind, beside or below does not", () => {
  for (const other of [road(50, -50), road(0, 80), road(2, -4)]) {
    expect(glassOf({ ...empty, roads: [other] }, eye, at).size).toBe(0);
  }
});

test("so does a tower in front, and not one behind", () => {
  const tower = (z: number) => ({
    piece: "building-0",
    owner: 0,
    shape: "hexagon" as const,
    pose: upright({ x: 0, y: 0, z }, 0),
  });
  expect(glassOf({ ...empty, towers: [tower(60)] }, eye, at).size).toBe(1);
  expect(glassOf({ ...empty, towers: [tower(-60)] }, eye, at).size).toBe(0);
});
