/** What is to be seen in the middle of a movement: a pure function of city and time. */

import { easeInOut, easeOut, mix, part, settle } from "@shell/scene/easing.ts";
import { cityOf, type City } from "./city.ts";
import { carriedIn, frameAt } from "./hand/frames.ts";
import type { Film, Scene } from "./plan.ts";
import { CAR, ROAD, STOREY } from "./sizes.ts";
import { on, plus, poseBetween, type Pose } from "./space.ts";
import type { View } from "./types.ts";

/** How high a road hangs before it swings in, and how far it is turned away. */
const HANG = 46;
const AWAY = 0.5;
/** A building comes down from here. */
const SKY = 90;

/** The city while a movement is shown, at `t` from 0 to 1. */
export function moving(before: View, scene: Scene, t: number): City {
  if (scene.is === "film") return filmed(scene.film, t);
  const city = cityOf(before);
  const after = cityOf(scene.after);
  if (scene.is === "build") return building(city, after, scene.road, scene.column, t);
  if (scene.is === "park") return parking(city, after, scene.after, scene.road, t);
  return raising(city, after, scene.building, t);
}

/** A piece on its way, and whatever it takes along. */
function filmed(film: Film, t: number): City {
  const { before, laid, frames, from, rest, piece, seat: owner } = film;
  const city = cityOf(before, laid);
  const end = (frames.at(-1)?.ms ?? 0) + rest;
  const frame = frameAt(frames, mix(from, end, t));
  return frame ? carriedIn(city, { piece, owner, frame }) : city;
}

function building(city: City, after: City, road: number, column: number | null, t: number): City {
  const discs = after.discs.filter(({ piece }) => piece === `column-${column}`);
  // The column is up when the road has come down half-way.
  const grown = discs.map((disc, idx) => {
    const fall = easeOut(part(t, (0.55 * idx) / discs.length, 0.2 + (0.55 * idx) / discs.length));
    return { disc, fall };
  });
  const rising = grown
    .filter(({ fall }) => fall > 0)
    .map(({ disc, fall }) => ({
      ...disc,
      at: { ...disc.at, y: disc.at.y + (1 - fall) * 3 * STOREY },
    }));
  const lying = after.roads[road];
  const swing = part(t, discs.length > 0 ? 0.4 : 0, 1);
  const roads = lying && swing > 0 ? [{ ...lying, pose: swung(lying.pose, swing) }] : [];
  return {
    ...city,
    discs: [...city.discs, ...rising],
    roads: [...city.roads, ...roads],
  };
}

/** A road on its way down, turned round its base end. */
function swung(pose: Pose, t: number): Pose {
  const down = settle(t);
  const turn = AWAY * (1 - easeOut(t));
  const lift = HANG * (1 - down);
  const from = { ...pose.at, y: pose.at.y + lift * 0.25 };
  const end = on(pose, ROAD.length);
  const flat = { x: end.x - pose.at.x, z: end.z - pose.at.z };
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const to = {
    x: pose.at.x + flat.x * cos - flat.z * sin,
    y: end.y + lift,
    z: pose.at.z + flat.x * sin + flat.z * cos,
  };
  return poseBetween(from, to);
}

/** The last cars of a road drive up to where they stand. */
function parking(city: City, after: City, view: View, road: number, t: number): City {
  const lying = after.roads[road];
  if (lying === undefined) return city;
  const known = new Set(city.cars.map(({ piece }) => piece));
  const drive = easeInOut(t);
  const fresh = after.cars.flatMap((car, idx) => {
    const parked = view.truth.cars[idx];
    if (known.has(car.piece) || parked?.road !== road) return [];
    const along = mix(CAR.length / 2, parked.spot.along / 100, drive);
    const back = along - parked.spot.along / 100;
    return [
      {
        ...car,
        pose: { ...car.pose, at: plus(car.pose.at, lying.pose.along, back) },
      },
    ];
  });
  const roads = city.roads.length > road ? city.roads : after.roads;
  const discs = city.roads.length > road ? city.discs : after.discs;
  const rests = city.roads.length > road ? city.rests : after.rests;
  return { ...city, roads, discs, rests, cars: [...city.cars, ...fresh] };
}

function raising(city: City, after: City, idx: number, t: number): City {
  const tower = after.towers[idx];
  if (tower === undefined) return city;
  const high = SKY * (1 - settle(t));
  const at = { ...tower.pose.at, y: Math.max(0, high) };
  return {
    ...city,
    towers: [...city.towers, { ...tower, pose: { ...tower.pose, at } }],
  };
}
