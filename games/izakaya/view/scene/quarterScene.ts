/** The quarter on screen: a thin layer that puts down what is to be seen. */

import { Group, type Object3D } from "three";
import type { Mood } from "@shell/scene/moods.ts";
import type { Box } from "../box.ts";
import type { Layout } from "../layout.ts";
import type { Quarter } from "../quarter.ts";
import { Bar } from "./bar.ts";
import { Glass } from "./glass.ts";
import { Lanterns } from "./lanterns.ts";
import { Lots } from "./lots.ts";
import { street } from "./street.ts";
import { Tokens } from "./tokens.ts";
import { WoodScene } from "./woodScene.ts";

/** How strongly things glow by day and at night. */
const BRIGHT = {
  dusk: { wood: 1.2, windows: 0.8, glass: 0.75, menu: 0.16, lanterns: 0.75, seats: 1.1 },
  night: { wood: 3.4, windows: 1.25, glass: 1.25, menu: 0.5, lanterns: 1.35, seats: 2.2 },
};

export class QuarterScene {
  readonly group = new Group();
  readonly #lots: Lots;
  readonly #wood: WoodScene;
  readonly #glass: Glass;
  readonly #tokens: Tokens;
  /** What depends on the layout alone. */
  #fixed = new Group();
  #bar: Bar | null = null;
  #lanterns: Lanterns | null = null;

  constructor(box: Box, seats: number) {
    this.#lots = new Lots(this.group, box.print);
    this.#wood = new WoodScene(this.group, box.outlines);
    this.#glass = new Glass(this.group);
    this.#tokens = new Tokens(this.group, seats);
  }

  /** Builds what stands still, for a layout and a light. */
  settle(layout: Layout, mood: Mood, dark: boolean): void {
    this.group.remove(this.#fixed);
    this.#fixed.traverse(disposeOf);
    this.#fixed = new Group();
    street(this.#fixed, layout, mood);
    this.#bar = new Bar(this.#fixed, layout);
    this.#lanterns = new Lanterns(this.#fixed, layout);
    this.group.add(this.#fixed);
    const bright = dark ? BRIGHT.night : BRIGHT.dusk;
    this.#bar.light(bright.menu);
    this.#lanterns.light(bright.lanterns);
    this.#wood.light(bright);
    this.#glass.light(bright.glass);
    this.#tokens.repaint(bright.seats);
  }

  show(quarter: Quarter): void {
    this.#lots.show(quarter.cards);
    this.#wood.show(quarter);
    this.#glass.show(quarter.bottles, this.#lanterns?.pools ?? []);
    this.#tokens.show(quarter);
    this.#bar?.show(quarter.plaques);
  }

  dispose(): void {
    this.#lots.dispose();
    this.#wood.dispose();
    this.#glass.dispose();
    this.#tokens.dispose();
    this.#fixed.traverse(disposeOf);
  }
}

function disposeOf(object: Object3D): void {
  const mesh = object as Object3D & {
    geometry?: { dispose(): void };
    material?: { dispose(): void; map?: { dispose(): void } | null };
  };
  mesh.geometry?.dispose();
  mesh.material?.map?.dispose();
  mesh.material?.dispose();
}
