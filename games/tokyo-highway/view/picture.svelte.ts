/** The scene of the table: what is to be seen goes in, where things are on screen comes out. */

import type { Object3D } from "three";
import { seatPaint } from "@shell/scene/colours.ts";
import { Circling } from "@shell/scene/circling.ts";
import { progress } from "@shell/scene/easing.ts";
import { drum, type Pane, type Point3 } from "@shell/scene/framing.ts";
import { paceOf } from "@shell/scene/quality.ts";
import { pixelOf, pointUnder, type Pixel } from "@shell/scene/sights.ts";
import { Studio, type Cost } from "@shell/scene/studio.ts";
import { isStill } from "@shell/settings/motion.ts";
import { local } from "@shell/storage.ts";
import type { Anchor } from "./anchors.ts";
import { cityOf, extentOf, pointsOf, type City } from "./city.ts";
import type { Focus } from "./focus.ts";
import { glassOf, towersBefore } from "./glass.ts";
import { floorAt } from "./hand/aim.ts";
import { carriedIn, middleOf, type Carried } from "./hand/frames.ts";
import { GOLDEN } from "./moods.ts";
import { moving } from "./motion.ts";
import type { Scene } from "./plan.ts";
import { CityScene, type Lit } from "./scene/cityScene.ts";
import { GhostScene, type BandSeen, type GhostSeen } from "./scene/ghostScene.ts";
import { Plumb, type PlumbSeen } from "./scene/plumb.ts";
import { ROAD, STOREY, tableRadius } from "./sizes.ts";
import { on, poseOf } from "./space.ts";
import type { Lie, View } from "./types.ts";

/** Where the camera stands. */
export type Shot = "orbit" | "plan" | "road" | "eye";
export const SHOTS: readonly Shot[] = ["orbit", "plan", "road", "eye"];

/** How high the camera is in each of them, from the zenith. */
const POLAR: Record<Shot, number> = {
  orbit: 1.05,
  plan: 0.001,
  road: 1.2,
  eye: 1.49,
};
const TALL = 0.8;
/** From low down, the gap between two roads is seen. */
const GAP = 1.14;
/** A long lens: towers stand upright, and the city looks like a model on a table. */
const FOV = 24;
/** At eye level the camera stands this much nearer than it takes to show the whole city. */
const AMONG = 0.82;
/** From a little to the right, where the first light falls well. */
const FIRST = 0.42;
/** About this much of the table is seen round a base that is picked up: half of 300 mm. */
const CLOSE = 150;

/** How far the camera drifts with every frame of a time lapse, in radians. */
const DRIFT = 0.004;

/** The loupe on a phone, in pixels. */
const LOUPE = 150;
const LOUPE_TOP = 190;
const LOUPE_EDGE = 12;

export interface Loupe {
  left: number;
  top: number;
  size: number;
}

/** What is to be seen. */
export interface Seen {
  view: View;
  scene: Scene | null;
  /** When the scene began, and how long it takes. */
  began: number;
  ms: number;
  ghost: GhostSeen | null;
  /** Whose paint the cars of the ghost wear. */
  seat: number;
  lit: Lit;
  /** How the road lies that was put down by hand in this turn. */
  laid: Lie | null;
  /** Whether the camera drifts round the city while things move. */
  drifts: boolean;
}

export class Picture {
  readonly studio: Studio;
  /** Where what is held is magnified on screen, while a finger covers it. */
  loupe = $state.raw<Loupe | null>(null);
  /** Where the anchors are on screen, after every frame. */
  pixels = $state.raw<ReadonlyMap<string, Pixel>>(new Map());
  anchors: readonly Anchor[] = [];
  /** The tops of columns that can be built on: no tower hides them. */
  bases: readonly Point3[] = [];
  /** The towers that are glass because of that. */
  #clear: ReadonlySet<string> = new Set();
  readonly #cityScene: CityScene;
  readonly #ghostScene: GhostScene;
  #seen: Seen | null = null;
  #city: City | null = null;
  /** How far from the middle shadows fall. */
  #shaded = 0;
  /** What a hand carries at that time, if anything. */
  carried: (now: number) => Carried | null = () => null;
  readonly #plumb = new Plumb();
  /** How high pieces are carried by hand, in millimetres. */
  above = 0;
  /** Whether the reader has moved the camera: then it stays where it is. */
  moved = false;
  /** Whether somebody learns here: the city that is talked about fills what is seen. */
  taught = false;
  #focus: Focus | null = null;
  /** From where the whole city was seen before. */
  #before = 0;
  #framed = 0;
  readonly #circling = new Circling(isStill);

  constructor(canvas: HTMLCanvasElement, seats: number, fail: (why: string) => void) {
    this.studio = new Studio({
      canvas,
      reach: tableRadius(seats),
      pace: paceOf(local.get("tokyo-quality")),
      fov: FOV,
      still: isStill,
      pose: (now) => this.#pose(now),
      fail,
    });
    this.#cityScene = new CityScene();
    this.#ghostScene = new GhostScene();
    const groups = [this.#cityScene.group, this.#ghostScene.group, this.#plumb.group];
    this.studio.table.add(...groups);
    this.studio.after(() => this.#pin());
  }

  /** What stands on the table, as it is drawn. */
  get city(): City | null {
    return this.#city;
  }

  get cost(): Cost {
    return this.studio.cost;
  }

  /** The pieces on the table, for whoever writes them to a file. */
  model(): Object3D {
    return this.#cityScene.group;
  }

  paint(dark: boolean): void {
    this.studio.light(dark);
    this.#cityScene.repaint(this.studio.mood, dark);
    this.#draw(performance.now());
    this.studio.need();
  }

  /** The camera circles the city at golden hour, for so long. */
  celebrate(ms: number): void {
    this.studio.cast(GOLDEN);
    this.#cityScene.repaint(GOLDEN, false);
    this.moved = false;
    this.look("orbit");
    this.#circling.begin(ms);
    this.#draw(performance.now());
    this.studio.need();
  }

  /** It is the hour that it was. */
  calm(dark: boolean): void {
    this.#circling.end();
    this.paint(dark);
  }

  show(seen: Seen): void {
    const before = this.#seen?.view;
    // By hand a city grows piece by piece: the camera stays while somebody carries them.
    const same = this.above > 0 && before?.lies.length === seen.view.lies.length;
    const grown = before !== seen.view && !same;
    this.#seen = seen;
    this.#lens();
    this.#draw(performance.now());
    // A city that grows stays in sight, unless somebody looks elsewhere on purpose.
    if (grown && !this.moved && seen.ghost === null && seen.scene === null) this.look("orbit");
    this.studio.need();
  }

  reach(band: BandSeen | null): void {
    this.#ghostScene.reach(band);
    this.studio.need(false);
  }

  resize(pane: Pane): void {
    this.studio.resize(pane);
    if (!this.moved) this.look("orbit", false);
  }

  /** Looks at what a lesson talks about, wherever the reader has looked before; or at all again. */
  dwell(focus: Focus | null): void {
    if (focus === null && this.#focus === null) return;
    if (this.#focus === null) this.#before = this.studio.rig.azimuth;
    this.#focus = focus;
    this.moved = false;
    this.look("orbit", true, null, focus ? null : this.#before);
  }

  /** Looks at the whole city from there; along a road at that road. */
  look(shot: Shot, gently = true, lie: Lie | null = null, from: number | null = null): void {
    if (this.#city === null || this.studio.rig.pane.width <= 1) return;
    if (shot === "road" && lie) return this.#alongRoad(lie, gently);
    if (shot === "orbit" && this.#focus) return this.#closeUp(this.#focus, gently);
    const least = this.taught ? 0 : undefined;
    const all = [...pointsOf(this.#city, least), ...this.#airspace(this.#city)];
    const points = shot === "eye" ? among(all) : all;
    const { rig } = this.studio;
    const tall = rig.pane.height > rig.pane.width;
    // A tall window sees more of the table from further above.
    const polar = shot === "orbit" && tall ? TALL : POLAR[shot];
    const first = tall ? rig.nearest(points, polar) : FIRST;
    const turn = from ?? (this.#framed > 0 ? rig.azimuth : first);
    const azimuth = shot === "plan" && !tall ? 0 : turn;
    rig.show({ points, azimuth, polar }, gently && this.#framed > 0);
    this.#framed += 1;
  }

  /** Comes near to a place, from where the camera is. */
  closeTo(at: Point3): void {
    this.moved = true;
    const { azimuth, polar } = this.studio.rig;
    const points = drum({ ...at, y: 0 }, CLOSE, 50);
    this.studio.rig.show({ points, azimuth, polar: Math.min(polar, 1.1) });
  }

  /** Magnifies what is held, or stops. */
  magnify(on: boolean): void {
    const { width } = this.studio.rig.pane;
    const held = on && this.#seen?.ghost ? heldAt(this.#seen.ghost) : null;
    const pixel = held && this.pixel(held);
    // Nothing covers what is in hand: near the loupe's place, it makes room to the other side.
    const near = pixel !== null && pixel.y < LOUPE_TOP + LOUPE + 60;
    const aside = near ? (pixel.x > width / 2 ? LOUPE_EDGE : width - LOUPE - LOUPE_EDGE) : null;
    this.loupe = on ? { left: aside ?? (width - LOUPE) / 2, top: LOUPE_TOP, size: LOUPE } : null;
    this.#lens();
    this.studio.need(false);
  }

  /** The lens follows what is held. */
  #lens(): void {
    const at = this.#seen?.ghost ? heldAt(this.#seen.ghost) : null;
    this.studio.lens = this.loupe && at ? { ...this.loupe, at, zoom: 3 } : null;
  }

  pixel(at: Point3): Pixel | null {
    return pixelOf(at, this.studio.rig.camera, this.studio.rig.pane);
  }

  /** The point of the table, or at some height above it, under a pixel. */
  under(pixel: Pixel, height = 0): Point3 | null {
    return pointUnder(pixel, height, this.studio.rig.camera, this.studio.rig.pane);
  }

  dispose(): void {
    this.#cityScene.dispose();
    this.#ghostScene.dispose();
    this.#plumb.dispose();
    this.studio.dispose();
  }

  #alongRoad(lie: Lie, gently: boolean): void {
    const pose = poseOf(lie);
    const azimuth = Math.atan2(-pose.along.x, -pose.along.z);
    const points = drum(on(pose, ROAD.length * 0.6), 36, 12);
    this.studio.rig.show({ points, azimuth, polar: POLAR.road }, gently);
  }

  #closeUp({ points, around, azimuth, builds }: Focus, gently: boolean): void {
    const { rig } = this.studio;
    const tall = rig.pane.height > rig.pane.width;
    const polar = !builds ? GAP : tall ? TALL : POLAR.orbit;
    rig.show({ points: tall ? points : [...points, ...around], azimuth, polar }, gently);
  }

  /** Where pieces are carried, above the city: that is to be seen too. */
  #airspace(city: City): Point3[] {
    if (this.above === 0) return [];
    return pointsOf(city).map((point) => ({ ...point, y: Math.max(point.y, this.above) }));
  }

  /** Puts everything where it is at that time; tells whether it still moves. */
  #pose(now: number): boolean {
    const circles = this.#circling.pose(this.studio.rig, now);
    const scene = this.#seen?.scene ?? null;
    if (scene === null && this.carried(now) !== null) {
      this.#draw(now);
      return true;
    }
    if (scene === null) return circles;
    if (this.#seen?.drifts && !isStill()) this.studio.rig.spin(DRIFT);
    this.#draw(now);
    return progress(this.#seen?.began ?? 0, this.#seen?.ms ?? 0, now) < 1;
  }

  #draw(now: number): void {
    const seen = this.#seen;
    if (seen === null) return;
    const { view, scene, began, ms, ghost } = seen;
    const still = cityOf(view, seen.laid);
    const carried = scene ? null : this.carried(now);
    const city = scene
      ? moving(view, scene, progress(began, ms, now))
      : carried
        ? carriedIn(still, carried)
        : still;
    this.#plumb.show(carried && plumbOf(city, carried));
    this.#city = city;
    const held = ghost ? heldAt(ghost) : null;
    const eye = this.studio.rig.camera.position;
    const glass = held ? glassOf(city, eye, held) : new Set<string>();
    for (const piece of this.#clear) glass.add(piece);
    // What is pointed out is not to be seen through.
    for (const piece of seen.lit.keys()) glass.delete(piece);
    this.#cityScene.show(city, seen.lit, glass);
    this.#ghostScene.show(ghost, seatPaint(seen.seat));
    const reach = extentOf(city) + 60;
    if (Math.abs(reach - this.#shaded) > 40) this.studio.shade((this.#shaded = reach + 20));
  }

  /** Sees to it that nothing to build on is hidden, wherever the camera has gone. */
  #clearBases(): void {
    if (this.#city === null) return;
    const eye = this.studio.rig.camera.position;
    const clear = towersBefore(this.#city, eye, this.bases);
    const same = clear.size === this.#clear.size && [...clear].every((one) => this.#clear.has(one));
    if (same) return;
    this.#clear = clear;
    this.#draw(performance.now());
    this.studio.need(false);
  }

  #pin(): void {
    this.#clearBases();
    const found = this.anchors.map(({ id, at }) => [id, this.pixel(at)] as const);
    const fresh = new Map(found.filter((pair): pair is [string, Pixel] => pair[1] !== null));
    if (!sameMap(this.pixels, fresh)) this.pixels = fresh;
  }
}

/** From the middle of what is carried down to what lies below it. */
function plumbOf(city: City, { frame }: Carried): PlumbSeen {
  const { at } = middleOf(frame.held);
  return { from: at, to: Math.min(at.y, floorAt(city, at.x, -at.z)) };
}

/** What of a thing in hand has to be seen: the top of its column, or the foot of a building. */
function heldAt({ column, tower }: GhostSeen): Point3 | null {
  if (column) return { ...column.at, y: column.height * STOREY };
  return tower?.pose.at ?? null;
}

/** Points drawn together toward their middle. */
function among(points: readonly Point3[]): Point3[] {
  const mean = (axis: "x" | "z") =>
    points.reduce((sum, point) => sum + point[axis], 0) / Math.max(1, points.length);
  const [x, z] = [mean("x"), mean("z")];
  return points.map((point) => ({
    ...point,
    x: x + (point.x - x) * AMONG,
    z: z + (point.z - z) * AMONG,
  }));
}

function sameMap(one: ReadonlyMap<string, Pixel>, other: ReadonlyMap<string, Pixel>): boolean {
  if (one.size !== other.size) return false;
  return [...other].every(([id, { x, y }]) => {
    const before = one.get(id);
    return before !== undefined && Math.abs(before.x - x) + Math.abs(before.y - y) < 0.1;
  });
}
