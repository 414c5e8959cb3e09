/** The scene of the table: what is to be seen goes in, where things are on screen comes out. */

import { progress } from "@shell/scene/easing.ts";
import type { Pane, Point3 } from "@shell/scene/framing.ts";
import { paceOf } from "@shell/scene/quality.ts";
import { pixelOf, pointUnder, type Pixel } from "@shell/scene/sights.ts";
import { Studio, type Cost } from "@shell/scene/studio.ts";
import { isStill } from "@shell/settings/motion.ts";
import { local } from "@shell/storage.ts";
import { Ghost, type Verdict } from "@shell/wood/ghost.ts";
import type { Box } from "./box.ts";
import { cardPoints, layoutOf, pointsOf, trayPoints, type Layout } from "./layout.ts";
import { between } from "./motion.ts";
import { DUSK, NIGHT } from "./moods.ts";
import type { Scene } from "./plan.ts";
import { quarterOf, type Extra } from "./quarter.ts";
import { QuarterScene } from "./scene/quarterScene.ts";
import type { Address, View } from "./types.ts";

/** Something pinned to the table, by a name of its own, and how large it is there. */
export interface Anchor {
  id: string;
  at: Point3;
  wide?: number;
  deep?: number;
}

/** Where an anchor is on screen, in pixels. */
export interface Pinned extends Pixel {
  wide: number;
  high: number;
  /** Its four corners where it lies flat, as an outline. */
  outline: string;
}

/** What is looked at. */
export type Look = { is: "all" } | { is: "tray" } | { is: "card"; card: Address } | { is: "plan" };

/** What is to be seen. */
export interface Seen {
  view: View;
  scene: Scene | null;
  /** When the scene began, and how long it takes. */
  began: number;
  ms: number;
  extra: Extra;
  ghost: GhostSeen | null;
}

/** The true outline of the piece in hand where it would lie: x and z, and how high. */
export interface GhostSeen {
  corners: readonly (readonly [number, number])[];
  y: number;
  verdict: Verdict;
}

/** How steeply the table is looked at, from the zenith: a tall window sees more from above. */
const POLAR = { wide: 0.74, tall: 0.56, tray: 0.3, card: 0.42, plan: 0.001 };

export class Picture {
  readonly studio: Studio;
  /** Where the anchors are on screen, after every frame. */
  pixels = $state.raw<ReadonlyMap<string, Pinned>>(new Map());
  layout = $state.raw<Layout>() as Layout;
  readonly #scene: QuarterScene;
  readonly #ghost = new Ghost();
  readonly #anchors = new Map<string, readonly Anchor[]>();
  #seen: Seen | null = null;
  #look: Look = { is: "all" };
  #framed = false;
  #dark = false;
  /** Whether the reader has moved the camera: then it stays where it is. */
  moved = false;

  constructor(
    canvas: HTMLCanvasElement,
    readonly box: Box,
    private readonly cards: number,
    private readonly seats: number,
    fail: (why: string) => void,
  ) {
    this.layout = layoutOf(cards, seats, false, box.outlines);
    this.studio = new Studio({
      canvas,
      reach: 420,
      pace: paceOf(local.get("tokyo-quality")),
      still: isStill,
      moods: { day: DUSK, night: NIGHT },
      pose: (now) => this.#pose(now),
      fail,
    });
    this.#scene = new QuarterScene(box, seats);
    this.studio.table.add(this.#scene.group, this.#ghost.group);
    this.studio.shade(this.layout.side * 0.85 + 130);
    this.studio.after(() => this.#pin());
  }

  get cost(): Cost {
    return this.studio.cost;
  }

  /** Pins things to the table, in place of those that the same part of the page had pinned. */
  pin(part: "spots" | "labels" | "lanterns", anchors: readonly Anchor[]): void {
    this.#anchors.set(part, anchors);
    this.#pin();
  }

  paint(dark: boolean): void {
    this.#dark = dark;
    this.studio.light(dark);
    this.#settle();
  }

  show(seen: Seen): void {
    this.#seen = seen;
    const { ghost } = seen;
    this.#ghost.show(ghost?.corners ?? null, ghost?.y ?? 0, ghost?.verdict ?? "plain");
    this.#draw(performance.now());
    this.studio.need();
  }

  resize(pane: Pane): void {
    const tall = pane.height > pane.width * 1.05;
    this.studio.resize(pane);
    if (tall !== this.layout.tall) {
      this.layout = layoutOf(this.cards, this.seats, tall, this.box.outlines);
      this.#settle();
    }
    if (!this.moved || !this.#framed) this.look(this.#look, false);
  }

  /** Looks at the whole table, at the tray, or at one card. */
  look(look: Look, gently = true): void {
    this.#look = look;
    const { rig } = this.studio;
    if (rig.pane.width <= 1) return;
    const { tall } = this.layout;
    const [points, polar] = this.#shot(look, tall);
    rig.show({ points, azimuth: 0, polar }, gently && this.#framed);
    this.#framed = true;
  }

  #shot(look: Look, tall: boolean): [Point3[], number] {
    if (look.is === "tray") return [trayPoints(this.layout), POLAR.tray];
    if (look.is === "card") return [cardPoints(look.card, this.cards, 4), POLAR.card];
    const polar = look.is === "plan" ? POLAR.plan : tall ? POLAR.tall : POLAR.wide;
    return [pointsOf(this.layout), polar];
  }

  pixel(at: Point3): Pixel | null {
    return pixelOf(at, this.studio.rig.camera, this.studio.rig.pane);
  }

  /** The point at some height above the table under a pixel. */
  under(pixel: Pixel, height = 0): Point3 | null {
    return pointUnder(pixel, height, this.studio.rig.camera, this.studio.rig.pane);
  }

  dispose(): void {
    this.#scene.dispose();
    this.#ghost.dispose();
    this.studio.dispose();
  }

  #settle(): void {
    this.#scene.settle(this.layout, this.studio.mood, this.#dark);
    this.#draw(performance.now());
    this.studio.need();
  }

  /** Puts everything where it is at that time; tells whether it still moves. */
  #pose(now: number): boolean {
    const scene = this.#seen?.scene ?? null;
    if (scene === null) return false;
    this.#draw(now);
    return progress(this.#seen?.began ?? 0, this.#seen?.ms ?? 0, now) < 1;
  }

  #draw(now: number): void {
    const seen = this.#seen;
    if (seen === null) return;
    const { view, scene, began, ms, extra } = seen;
    if (scene === null) return this.#scene.show(quarterOf(view, this.layout, extra));
    const { from, to } = scene;
    // What moves has arrived well before its words are gone.
    const t = Math.min(1, progress(began, ms * 0.7, now));
    const [before, after] = [from, to].map((moment) =>
      quarterOf(moment.view, this.layout, { open: moment.open }),
    );
    if (before && after) this.#scene.show(between(before, after, t));
  }

  #pin(): void {
    const fresh = new Map<string, Pinned>();
    for (const anchor of [...this.#anchors.values()].flat()) {
      const pinned = this.#pinned(anchor);
      if (pinned) fresh.set(anchor.id, pinned);
    }
    if (!sameMap(this.pixels, fresh)) this.pixels = fresh;
  }

  #pinned({ at, wide = 0, deep = 0 }: Anchor): Pinned | null {
    const middle = this.pixel(at);
    const right = this.pixel({ ...at, x: at.x + wide / 2 });
    const away = this.pixel({ ...at, z: at.z - deep / 2 });
    if (middle === null || right === null || away === null) return null;
    return {
      ...middle,
      wide: 2 * (right.x - middle.x),
      high: 2 * (middle.y - away.y),
      outline: wide === 0 ? "" : this.#outline(at, wide, deep),
    };
  }

  /** How a flat thing is seen: nothing is a rectangle from a balcony. */
  #outline(at: Point3, wide: number, deep: number): string {
    const ways = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const;
    return ways
      .map(([x, z]) => this.pixel({ ...at, x: at.x + (x * wide) / 2, z: at.z + (z * deep) / 2 }))
      .map((pixel) => (pixel ? `${pixel.x.toFixed(1)},${pixel.y.toFixed(1)}` : ""))
      .join(" ");
  }
}

function sameMap(one: ReadonlyMap<string, Pinned>, other: ReadonlyMap<string, Pinned>): boolean {
  if (one.size !== other.size) return false;
  return [...other].every(([id, { x, y, wide }]) => {
    const before = one.get(id);
    if (before === undefined) return false;
    return Math.abs(before.x - x) + Math.abs(before.y - y) + Math.abs(before.wide - wide) < 0.1;
  });
}
