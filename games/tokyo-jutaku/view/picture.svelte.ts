/** The desk on screen: the scene, its camera, and what is pinned over it. */

import type { CanvasTexture } from "three";
import { Circling } from "@shell/scene/circling.ts";
import { drum, type Pane, type Point3 } from "@shell/scene/framing.ts";
import { paceOf } from "@shell/scene/quality.ts";
import { pixelOf, pointUnder, type Pixel } from "@shell/scene/sights.ts";
import { Studio, type Cost } from "@shell/scene/studio.ts";
import { isStill } from "@shell/settings/motion.ts";
import { local } from "@shell/storage.ts";
import { THICK } from "@shell/wood/geometry.ts";
import { Ghost, type Verdict } from "@shell/wood/ghost.ts";
import { Heap, type Stand } from "@shell/wood/heap.ts";
import { laidOut } from "@shell/wood/pose.ts";
import type { Layout } from "./layout.ts";
import { cardTexture } from "./scene/card.ts";
import { Desk } from "./scene/desk.ts";
import { onDesk } from "./stands.ts";
import type { Named } from "./oracle.ts";
import type { Pose, Shape, Side } from "./types.ts";

/** The camera looks a little aslant; on request as low as one likes. */
const POLAR = 0.34;
const LOW = 0.95;
/** More pieces than this are never on one table. */
const MOST = 170;

/** A card that lies on the desk. */
export interface CardSeen {
  ground: Named;
  card: number;
  side: Side;
}

/** Where the held piece would lie. */
export interface GhostSeen {
  pose: Pose;
  floor: number;
  verdict: Verdict;
}

export class Picture {
  readonly studio: Studio;
  /** Where the middles of the rivals' desks are on screen, after every frame. */
  pins = $state.raw<readonly (Pixel & { size: number })[]>([]);
  readonly #desk = new Desk();
  readonly #heap: Heap;
  readonly #ghost = new Ghost();
  readonly #cards = new Map<string, CanvasTexture>();
  readonly #circling = new Circling(isStill);
  /** Whether the house that won is looked at from near. */
  #turning = false;
  #layout: Layout | null = null;
  #dealt = "";
  #shown: readonly (CardSeen | null)[] = [];

  constructor(
    canvas: HTMLCanvasElement,
    private readonly shapes: readonly Shape[],
    fail: (why: string) => void,
  ) {
    this.studio = new Studio({
      canvas,
      reach: 130,
      pace: paceOf(local.get("tokyo-quality")),
      still: isStill,
      pose: (now) => {
        const circles = this.#circling.pose(this.studio.rig, now);
        return this.#heap.pose(now) || circles;
      },
      fail,
    });
    const outlines = shapes.map(({ outline }) => outline);
    this.#heap = new Heap(outlines, MOST, isStill);
    this.studio.table.add(this.#desk.group, this.#heap.group, this.#ghost.group);
    this.studio.shade(130);
    this.studio.after(() => this.#pin());
  }

  get cost(): Cost {
    return this.studio.cost;
  }

  paint(dark: boolean): void {
    this.studio.light(dark);
    this.#desk.repaint(this.studio.mood, dark);
    this.#deal();
    this.studio.need();
  }

  /** The desk as it is laid out; the cards in the order of its plots. */
  lay(layout: Layout, cards: readonly (CardSeen | null)[]): void {
    if (this.#layout !== layout) {
      this.#layout = layout;
      this.#desk.lay(layout);
      this.#dealt = "";
      this.look(this.#turning, false);
    }
    const names = cards.map((card) => (card ? `${card.card}-${card.side}` : "-")).join();
    if (names === this.#dealt) return;
    this.#dealt = names;
    this.#shown = cards;
    this.#deal();
    this.studio.need();
  }

  show(stands: readonly Stand[]): void {
    this.#heap.show(stands, performance.now());
    this.studio.need();
  }

  ghost(seen: GhostSeen | null, lift: number): void {
    const outline = seen ? this.shapes[seen.pose.piece]?.outline : undefined;
    const { site } = this.#layout ?? {};
    if (seen && outline && site) {
      const corners = laidOut(outline, seen.pose).map(([x, y]): [number, number] => {
        const at = onDesk(site, { x, y });
        return [at.x, at.z];
      });
      this.#ghost.show(corners, 0.5 + (seen.floor - 1) * (THICK + lift), seen.verdict);
    } else this.#ghost.show(null, 0, "plain");
    this.studio.need();
  }

  resize(pane: Pane): void {
    this.studio.resize(pane);
    this.look(this.#turning, false);
  }

  /** The whole desk from above, or low over the site. */
  look(low: boolean, gently = true): void {
    const layout = this.#layout;
    if (layout === null || this.studio.rig.pane.width <= 1) return;
    const points = low ? drum({ x: 0, y: 0, z: 0 }, 46, 34) : layout.points;
    this.studio.rig.show({ points, azimuth: low ? 0.5 : 0, polar: low ? LOW : POLAR }, gently);
  }

  /** The house turns on its card: the camera goes round it, for so long. */
  celebrate(ms: number): void {
    this.#turning = true;
    this.look(true);
    this.#circling.begin(ms);
    this.studio.need();
  }

  calm(): void {
    this.#turning = false;
    this.#circling.end();
    this.look(false);
  }

  pixel(at: Point3): Pixel | null {
    return pixelOf(at, this.studio.rig.camera, this.studio.rig.pane);
  }

  under(pixel: Pixel, height: number): Point3 | null {
    return pointUnder(pixel, height, this.studio.rig.camera, this.studio.rig.pane);
  }

  dispose(): void {
    this.#heap.dispose();
    this.#ghost.dispose();
    for (const texture of this.#cards.values()) texture.dispose();
    this.studio.dispose();
  }

  #deal(): void {
    if (this.#layout === null) return;
    const { site, rivals } = this.#layout;
    const faces = this.#shown.map((card) => card && this.#face(card));
    this.#desk.deal([site, ...rivals], faces);
  }

  #face({ ground, card, side }: CardSeen): CanvasTexture {
    const key = `${card}-${side}`;
    const known = this.#cards.get(key) ?? cardTexture(ground, side);
    this.#cards.set(key, known);
    return known;
  }

  #pin(): void {
    const rivals = this.#layout?.rivals ?? [];
    const pins = rivals.flatMap(({ x, z, scale }) => {
      const [at, edge] = [this.pixel({ x, y: 0, z }), this.pixel({ x: x + 35 * scale, y: 0, z })];
      return at && edge ? [{ ...at, size: 2 * (edge.x - at.x) }] : [];
    });
    const same =
      pins.length === this.pins.length &&
      pins.every((pin, idx) => {
        const old = this.pins[idx];
        return (
          old &&
          Math.abs(old.x - pin.x) + Math.abs(old.y - pin.y) + Math.abs(old.size - pin.size) < 0.2
        );
      });
    if (!same) this.pins = pins;
  }
}
