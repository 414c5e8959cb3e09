/** An architect's desk: pale planks, a cutting mat with a fine grid, a shallow tray for the wood. */

import {
  BoxGeometry,
  type CanvasTexture,
  CircleGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  RepeatWrapping,
  type Texture,
} from "three";
import { laid } from "@shell/scene/layers.ts";
import type { Mood } from "@shell/scene/moods.ts";
import { box } from "@shell/scene/shapes.ts";
import { duskTexture, painted } from "@shell/scene/textures.ts";
import type { Tray } from "@shell/wood/tray.ts";
import type { Layout, Plot } from "../layout.ts";

const CARD = 70;
/** The mat shows this far round a card. */
const MAT = 5;
const WALL = 2.2;
const HIGH = 4;

function planks(): CanvasTexture {
  const [width, height] = [1024, 1024];
  const map = painted(width, height, 31, (pen, chance) => {
    for (let plank = 0; plank < 4; plank += 1) {
      const [y, deep] = [(plank * height) / 4, height / 4];
      pen.fillStyle = ["#d9bf98", "#d2b58b", "#dec7a2", "#d5ba90"][plank] ?? "#d9bf98";
      pen.fillRect(0, y, width, deep);
      for (let n = 0; n < 70; n += 1) {
        pen.fillStyle = `rgb(110 70 30 / ${0.02 + chance() * 0.06})`;
        pen.fillRect(0, y + chance() * deep, width, 0.6 + chance() * 2.4);
      }
      pen.fillStyle = "rgb(60 36 14 / 0.4)";
      pen.fillRect(0, y, width, 2.5);
    }
  });
  map.wrapS = map.wrapT = RepeatWrapping;
  map.repeat.set(3, 3);
  return map;
}

/** Green, with a line every millimetre and a stronger one every ten. */
function mat(): CanvasTexture {
  const size = 1024;
  const scale = size / (CARD + 2 * MAT);
  return painted(size, size, 3, (pen, chance) => {
    pen.fillStyle = "#2f5d54";
    pen.fillRect(0, 0, size, size);
    for (let n = 0; n < 3_000; n += 1) {
      pen.fillStyle = `rgb(255 255 255 / ${chance() * 0.03})`;
      pen.fillRect(chance() * size, chance() * size, 3, 3);
    }
    for (let mm = 0; mm <= CARD + 2 * MAT; mm += 1) {
      pen.fillStyle = `rgb(214 236 222 / ${mm % 10 === MAT ? 0.5 : 0.13})`;
      pen.fillRect(mm * scale, 0, 1.3, size);
      pen.fillRect(0, mm * scale, size, 1.3);
    }
  });
}

export class Desk {
  readonly group = new Group();
  readonly #top: MeshStandardMaterial;
  readonly #mat = new MeshStandardMaterial({ map: mat(), roughness: 0.85 });
  readonly #walls = new MeshStandardMaterial({
    color: "#a9774a",
    roughness: 0.6,
  });
  readonly #felt = new MeshStandardMaterial({ color: "#6f5236", roughness: 1 });
  readonly #dusk = new MeshBasicMaterial({
    transparent: true,
    depthWrite: false,
  });
  readonly #places = new Group();
  readonly #cards = new Group();
  #glow = 0;

  constructor() {
    this.#top = new MeshStandardMaterial({ map: planks(), roughness: 0.72 });
    const top = new Mesh(new PlaneGeometry(900, 900).rotateX(-Math.PI / 2), this.#top);
    top.position.y = -1.2;
    top.receiveShadow = true;
    this.#dusk.map = duskTexture();
    const shade = new Mesh(
      new CircleGeometry(360, 64).rotateX(-Math.PI / 2),
      laid(this.#dusk, "light"),
    );
    shade.position.y = -1.15;
    this.group.add(top, shade, this.#places, this.#cards);
  }

  repaint(mood: Mood, dark: boolean): void {
    this.#glow = dark ? 0.05 : 0.22;
    this.#top.color.set(mood.table);
    this.#dusk.color.set(mood.dusk.colour);
    this.#dusk.opacity = mood.dusk.strength;
  }

  /** Mats and tray, where the layout has them. */
  lay(layout: Layout): void {
    dispose(this.#places);
    for (const plot of [layout.site, ...layout.rivals]) this.#places.add(this.#matAt(plot));
    this.#places.add(this.#trayAt(layout.tray));
  }

  /** The cards on their mats; nothing where somebody has none. */
  deal(plots: readonly Plot[], faces: readonly (Texture | null)[]): void {
    dispose(this.#cards);
    plots.forEach((plot, idx) => {
      const map = faces[idx];
      if (!map) return;
      const size = CARD * plot.scale;
      // Paper is brighter than the light that falls on it allows for.
      const glow = {
        emissive: "#fff",
        emissiveMap: map,
        emissiveIntensity: this.#glow,
      };
      const paper = new MeshStandardMaterial({ map, roughness: 0.95, ...glow });
      const card = new Mesh(new BoxGeometry(size, 0.3, size), [
        this.#walls,
        this.#walls,
        paper,
        this.#walls,
        this.#walls,
        this.#walls,
      ]);
      card.position.set(plot.x, 0.1, plot.z);
      card.receiveShadow = true;
      this.#cards.add(card);
    });
  }

  #matAt({ x, z, scale }: Plot): Mesh {
    const size = (CARD + 2 * MAT) * scale;
    const edge = new MeshStandardMaterial({ color: "#27493f", roughness: 0.9 });
    const mesh = new Mesh(new BoxGeometry(size, 1.1, size), [
      edge,
      edge,
      this.#mat,
      edge,
      edge,
      edge,
    ]);
    mesh.position.set(x, -0.6, z);
    mesh.receiveShadow = mesh.castShadow = true;
    return mesh;
  }

  #trayAt({ x, z, width, depth }: Tray): Group {
    const tray = new Group();
    const floor = new Mesh(
      new PlaneGeometry(width + 4, depth + 4).rotateX(-Math.PI / 2),
      this.#felt,
    );
    floor.position.set(x, -0.2, z);
    floor.receiveShadow = true;
    tray.add(floor);
    const [w, d] = [width + 4, depth + 4];
    const walls: [number, number, number, number][] = [
      [x, z - d / 2, w + WALL, WALL],
      [x, z + d / 2, w + WALL, WALL],
      [x - w / 2, z, WALL, d],
      [x + w / 2, z, WALL, d],
    ];
    for (const [cx, cz, wide, deep] of walls) {
      const wall = new Mesh(box(wide, HIGH, deep, 0.7), this.#walls);
      wall.position.set(cx, HIGH / 2 - 1.2, cz);
      wall.castShadow = wall.receiveShadow = true;
      tray.add(wall);
    }
    return tray;
  }
}

function dispose(group: Group): void {
  group.traverse((object) => {
    if (object instanceof Mesh) (object as Mesh).geometry.dispose();
  });
  group.clear();
}
