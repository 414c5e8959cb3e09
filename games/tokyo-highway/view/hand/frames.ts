/** Moments of a piece on its way, as the module tells them, on the table. Pure. */

import type { City } from "../city.ts";
import { CAR, mm, ROAD, STOREY, TOWERS } from "../sizes.ts";
import { plus, type Pose } from "../space.ts";
import type { Frame, Held, Moved, Piece, Placed } from "../types.ts";
import type { Grasp } from "./path.ts";

/** What somebody carries, and everything that it has moved. */
export interface Carried {
  piece: Held;
  owner: number;
  frame: Frame;
}

/** The name of what is carried. */
export const HELD = "held";

type Three = [number, number, number];
type Four = [number, number, number, number];

/** A direction of the piece, turned as it is, in the space of the scene. */
function turned([x, y, z, w]: Four, [a, b, c]: Three): { x: number; y: number; z: number } {
  const [tx, ty, tz] = [2 * (y * c - z * b), 2 * (z * a - x * c), 2 * (x * b - y * a)];
  const east = a + w * tx + y * tz - z * ty;
  const north = b + w * ty + z * tx - x * tz;
  const up = c + w * tz + x * ty - y * tx;
  return { x: east, y: up, z: -north };
}

/** Where the middle of a piece is, and which way it lies. */
export function middleOf({ at, turn }: Placed): Pose {
  const unit = turn.map((part) => part / 1e6) as Four;
  return {
    at: { x: mm(at[0]), y: mm(at[2]), z: -mm(at[1]) },
    along: turned(unit, [1, 0, 0]),
    up: turned(unit, [0, 0, 1]),
  };
}

/** From its middle to where a piece is drawn from: so far back, and so far down. */
function drawnFrom(middle: Pose, back: number, down: number): Pose {
  return {
    ...middle,
    at: plus(plus(middle.at, middle.along, -back), middle.up, -down),
  };
}

const discAt = (place: Placed) => drawnFrom(middleOf(place), 0, STOREY / 2);
const roadAt = (place: Placed) => drawnFrom(middleOf(place), ROAD.length / 2, ROAD.thickness / 2);
const carAt = (place: Placed) => drawnFrom(middleOf(place), 0, CAR.height / 2);

function nameOf(piece: Piece): string {
  const [[kind, idx]] = Object.entries(piece) as [[string, number]];
  return `${kind}-${idx}`;
}

/** The city with what is carried in it, and all that it has moved where it is now. */
export function carriedIn(city: City, { piece, owner, frame }: Carried): City {
  const moved = new Map(frame.moved.map((one) => [`${nameOf(one.piece)}/${one.disc}`, one.place]));
  const seen = new Map<string, number>();
  const discs = city.discs.map((disc) => {
    const storey = seen.get(disc.piece) ?? 0;
    seen.set(disc.piece, storey + 1);
    const place = moved.get(`${disc.piece}/${storey}`);
    if (place === undefined) return disc;
    const pose = discAt(place);
    return { ...disc, at: pose.at, pose };
  });
  const shifted = <T extends { piece: string; pose: Pose }>(of: T, at: (place: Placed) => Pose) => {
    const place = moved.get(`${of.piece}/0`);
    return place === undefined ? of : { ...of, pose: at(place) };
  };
  const roads = city.roads.map((road) => shifted(road, roadAt));
  const cars = city.cars.map((car) => shifted(car, carAt));
  const towers = city.towers.map((tower) =>
    shifted(tower, (place) => drawnFrom(middleOf(place), 0, TOWERS[tower.shape] / 2)),
  );
  // The shade of a road's end belongs to a road that lies.
  const rests = moved.size > 0 ? [] : city.rests;
  const whole = { ...city, discs, roads, cars, towers, rests };
  if (piece === "road") {
    return {
      ...whole,
      roads: [...roads, { piece: HELD, owner, pose: roadAt(frame.held) }],
    };
  }
  if (piece === "car") {
    return {
      ...whole,
      cars: [...cars, { piece: HELD, owner, pose: carAt(frame.held) }],
    };
  }
  const pose = discAt(frame.held);
  const disc = {
    piece: HELD,
    owner,
    at: pose.at,
    pose,
    yellow: piece === "yellow",
    top: true,
  };
  return { ...whole, discs: [...discs, disc] };
}

const mix = (one: number, other: number, part: number) => one + (other - one) * part;

function placedBetween(one: Placed, other: Placed, part: number): Placed {
  // The shorter way round.
  const facing = one.turn.reduce((sum, value, idx) => sum + value * (other.turn[idx] ?? 0), 0);
  const sign = facing < 0 ? -1 : 1;
  const at = one.at.map((value, idx) => mix(value, other.at[idx] ?? 0, part)) as Three;
  const loose = one.turn.map((value, idx) => mix(value, sign * (other.turn[idx] ?? 0), part));
  const long = Math.hypot(...loose) / 1e6 || 1;
  return { at, turn: loose.map((value) => value / long) as Four };
}

const keyOf = ({ piece, disc }: Moved) => `${nameOf(piece)}/${disc}`;

/** A moment between two others. */
export function between(one: Frame, other: Frame, part: number): Frame {
  const before = new Map(one.moved.map((moved) => [keyOf(moved), moved.place]));
  return {
    ms: mix(one.ms, other.ms, part),
    held: placedBetween(one.held, other.held, part),
    moved: other.moved.map((moved) => {
      const from = before.get(keyOf(moved));
      return from ? { ...moved, place: placedBetween(from, moved.place, part) } : moved;
    }),
  };
}

/** The moment of a film this many milliseconds after the piece was lifted. */
export function frameAt(film: readonly Frame[], ms: number): Frame | null {
  const next = film.findIndex((frame) => frame.ms > ms);
  const [one, other] = [film[next - 1], film[next]];
  if (next < 0) return film.at(-1) ?? null;
  if (one === undefined || other === undefined) return film[0] ?? null;
  return between(one, other, (ms - one.ms) / (other.ms - one.ms));
}

/** A piece as the hand means to hold it, before anything trembles or pushes. */
export function meant({ x, y, z, heading, pitch }: Grasp): Placed {
  const radians = Math.PI / 180;
  const [turn, tip] = [(heading * radians) / 2, (-pitch * radians) / 2];
  const [sin, cos, lift, level] = [Math.sin(turn), Math.cos(turn), Math.sin(tip), Math.cos(tip)];
  const parts: Four = [-sin * lift, cos * lift, sin * level, cos * level];
  return {
    at: [x, y, z].map((value) => value * 100) as Three,
    turn: parts.map((value) => value * 1e6) as Four,
  };
}
