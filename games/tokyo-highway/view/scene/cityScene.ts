/** Puts a city on screen: a thin layer over what is to be seen. */

import { Color, Group, Matrix4, Mesh, Vector3, type MeshStandardMaterial } from "three";
import { seatPaint } from "@shell/scene/colours.ts";
import type { Point3 } from "@shell/scene/framing.ts";
import { DAY, type Mood } from "@shell/scene/moods.ts";
import { shadeOf } from "@shell/scene/noise.ts";
import { Pool } from "@shell/scene/pool.ts";
import { leftOf, type Pose } from "../space.ts";
import type { City } from "../city.ts";
import type { Shape } from "../types.ts";
import { board } from "./board.ts";
import {
  asphalt,
  discWood,
  enamel,
  glassMaterial,
  restShade,
  roadWood,
  shade,
} from "./materials.ts";
import {
  bandShape,
  carShape,
  deckShape,
  discShape,
  restShape,
  roadShape,
  spotShape,
} from "./pieces.ts";
import { towerMaterial, towerShape } from "./towers.ts";

const GREY = new Color("#b4b2ac");
const YELLOW = new Color("#f0b02c");
const WHITE = new Color("#fff");
const BLACK = new Color("#000");
/** Rooms by night. */
const WARM = new Color("#ffbe78");
/** What is shown apart: in the way of what is held, or still to be crossed. */
export type Light = "bad" | "open";
const LIGHTS: Record<Light, Color> = {
  bad: new Color("#ff2d20"),
  open: new Color("#ffd84a"),
};
const TOWER_SHADE = new Vector3(1.4, 1, 1.4);
const NONE: ReadonlySet<string> = new Set();
const DARK: Lit = new Map();
const still = { cast: false, receive: false };

/** Lit pieces, by name. */
export type Lit = ReadonlyMap<string, Light>;

export class CityScene {
  readonly group = new Group();
  readonly #discs: Pool;
  readonly #bands: Pool;
  readonly #roads: Pool;
  readonly #decks: Pool;
  readonly #cars: Pool;
  readonly #spots: Pool;
  readonly #rests: Pool;
  readonly #glass: Pool;
  readonly #towers = new Map<Shape, Mesh>();
  #board: Group | null = null;
  #radius = 0;
  #seats: Color[] = [];
  #mood: Mood = DAY;
  #dark = false;

  constructor() {
    const { group } = this;
    this.#discs = new Pool(group, discShape(), discWood(), undefined, 128);
    this.#bands = new Pool(group, bandShape(), roadWood(), {
      cast: false,
      receive: true,
    });
    this.#roads = new Pool(group, roadShape(), roadWood());
    this.#decks = new Pool(group, deckShape(), asphalt(), {
      cast: false,
      receive: true,
    });
    this.#cars = new Pool(group, carShape(), enamel());
    this.#spots = new Pool(group, spotShape(17), shade(), still, 128);
    this.#rests = new Pool(group, restShape(), restShade(), still, 128);
    this.#glass = new Pool(group, roadShape(), glassMaterial(), still, 16);
    for (const pool of [this.#spots, this.#rests]) pool.mesh.renderOrder = 1;
    this.repaint(DAY, false);
  }

  /** Colours and lights change with the page. */
  repaint(mood: Mood, dark: boolean): void {
    this.#seats = Array.from({ length: 8 }, (_, seat) => seatPaint(seat));
    for (const pool of [this.#spots, this.#rests]) {
      (pool.mesh.material as MeshStandardMaterial).opacity = mood.contact;
    }
    this.#dark = dark;
    this.#mood = mood;
    this.#radius = 0;
  }

  /** Shows a city: pieces in `lit` are in the way of something, those in `glass` of the eye. */
  show(city: City, lit: Lit = DARK, glass: ReadonlySet<string> = NONE): void {
    this.#table(city.table);
    this.#columns(city, lit);
    this.#highways(city, lit, glass);
    this.#skyline(city, lit, glass);
  }

  dispose(): void {
    for (const pool of this.#pools()) pool.dispose();
  }

  #pools(): Pool[] {
    const flat = [this.#spots, this.#rests, this.#glass];
    return [this.#discs, this.#bands, this.#roads, this.#decks, this.#cars, ...flat];
  }

  #paint(owner: number, piece: string, lit: Lit): Color {
    return lightOf(lit, piece) ?? this.#seats[owner] ?? GREY;
  }

  #table(radius: number): void {
    if (this.#radius === radius) return;
    if (this.#board) this.group.remove(this.#board);
    this.#board = board(radius, this.#mood, this.#dark);
    this.#radius = radius;
    this.group.add(this.#board);
  }

  #columns(city: City, lit: Lit): void {
    for (const pool of [this.#discs, this.#bands, this.#spots]) pool.clear();
    city.discs.forEach((disc, idx) => {
      const turned = disc.pose ? matrixOf(disc.pose) : turnedAt(disc.at, shadeOf(idx) * 6.28);
      const base = lightOf(lit, disc.piece) ?? (disc.yellow ? YELLOW : GREY);
      const tone = base.clone().multiplyScalar(0.93 + shadeOf(idx + 500) * 0.14);
      this.#discs.put(turned, tone);
      if (disc.top) this.#bands.put(turned, this.#paint(disc.owner, disc.piece, lit));
      if (disc.at.y === 0) this.#spots.put(turnedAt({ ...disc.at, y: 0.06 }, 0), BLACK);
    });
    for (const { pose } of city.towers) {
      const wide = turnedAt({ ...pose.at, y: 0.06 }, 0).scale(TOWER_SHADE);
      this.#spots.put(wide, BLACK);
    }
    for (const pool of [this.#discs, this.#bands, this.#spots]) pool.done();
  }

  #highways(city: City, lit: Lit, glass: ReadonlySet<string>): void {
    const pools = [this.#roads, this.#decks, this.#cars, this.#rests, this.#glass];
    for (const pool of pools) pool.clear();
    for (const road of city.roads) {
      const matrix = matrixOf(road.pose);
      if (glass.has(road.piece)) {
        this.#glass.put(matrix, this.#paint(road.owner, road.piece, lit));
        continue;
      }
      this.#roads.put(matrix, this.#paint(road.owner, road.piece, lit));
      this.#decks.put(matrix, lightOf(lit, road.piece) ?? WHITE);
    }
    for (const car of city.cars) {
      this.#cars.put(matrixOf(car.pose), this.#paint(car.owner, car.piece, lit));
    }
    for (const rest of city.rests) {
      this.#rests.put(turnedAt({ ...rest.at, y: rest.at.y + 0.05 }, rest.turn), BLACK);
    }
    for (const pool of pools) pool.done();
  }

  #skyline(city: City, lit: Lit, glass: ReadonlySet<string>): void {
    for (const tower of this.#towers.values()) tower.visible = false;
    for (const { shape, pose, piece } of city.towers) {
      const tower = this.#tower(shape);
      tower.visible = true;
      tower.matrix.copy(matrixOf(pose));
      tower.matrixWorldNeedsUpdate = true;
      const material = tower.material as MeshStandardMaterial;
      material.emissive.copy(lightOf(lit, piece) ?? (this.#dark ? WARM : WHITE));
      material.emissiveIntensity = lit.has(piece) ? 1.4 : glowOf(this.#dark);
      const clear = glass.has(piece);
      if (material.transparent !== clear) material.needsUpdate = true;
      material.transparent = clear;
      material.opacity = clear ? 0.22 : 1;
    }
  }

  #tower(shape: Shape): Mesh {
    let tower = this.#towers.get(shape);
    if (tower === undefined) {
      tower = new Mesh(towerShape(shape), towerMaterial(shape));
      tower.castShadow = true;
      tower.receiveShadow = true;
      tower.matrixAutoUpdate = false;
      this.group.add(tower);
      this.#towers.set(shape, tower);
    }
    return tower;
  }
}

function lightOf(lit: Lit, piece: string): Color | null {
  const light = lit.get(piece);
  return light === undefined ? null : LIGHTS[light];
}

/** By night rooms are lit; by day the sun is brighter than any of them. */
function glowOf(dark: boolean): number {
  return dark ? 0.9 : 0.1;
}

/** Something that lies along x and up along y, put where a pose says. */
export function matrixOf(pose: Pose): Matrix4 {
  const { at, along, up } = pose;
  const right = leftOf(pose);
  return new Matrix4().set(
    along.x,
    up.x,
    -right.x,
    at.x,
    along.y,
    up.y,
    -right.y,
    at.y,
    along.z,
    up.z,
    -right.z,
    at.z,
    0,
    0,
    0,
    1,
  );
}

function turnedAt(at: Point3, turn: number): Matrix4 {
  return new Matrix4().makeRotationY(turn).setPosition(at.x, at.y, at.z);
}
