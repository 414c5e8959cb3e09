/** The bar behind the quarter: a counter, a crate for each drink, and prices hung like a menu. */

import {
  BufferAttribute,
  BufferGeometry,
  CylinderGeometry,
  Mesh,
  MeshStandardMaterial,
  type CanvasTexture,
  type Group,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { box, tinted } from "@shell/scene/shapes.ts";
import { painted } from "@shell/scene/textures.ts";
import { DRINKS } from "../drinks.ts";
import type { Layout } from "../layout.ts";
import type { Plaque } from "../quarter.ts";

/** A plaque on the sheet, in pixels. */
const [WIDE, HIGH] = [180, 210];
/** A plaque on its rail, in millimetres: it leans back to who sits before it. */
const PLAQUE = { wide: 25, high: 29, low: 33, lean: 0.55 };

export class Bar {
  readonly #menu: Mesh<BufferGeometry, MeshStandardMaterial>;
  #shown = "";

  constructor(group: Group, layout: Layout) {
    const wood = new MeshStandardMaterial({
      vertexColors: true,
      roughness: 0.62,
    });
    const counter = new Mesh(carpentry(layout), wood);
    counter.castShadow = true;
    counter.receiveShadow = true;
    const paper = new MeshStandardMaterial({
      roughness: 0.8,
      emissiveIntensity: 0.5,
    });
    this.#menu = new Mesh(menuShape(layout), paper);
    this.#menu.castShadow = true;
    group.add(counter, this.#menu);
  }

  /** Lanterns behind it make the menu readable at night. */
  light(bright: number): void {
    this.#menu.material.emissiveIntensity = bright;
  }

  show(plaques: readonly Plaque[]): void {
    const shown = JSON.stringify(plaques);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const { material } = this.#menu;
    material.map?.dispose();
    material.map = menu(plaques);
    material.emissiveMap = material.map;
    material.emissive.set("#fff");
    material.needsUpdate = true;
  }
}

function carpentry({ bar, bays, side, price, architect }: Layout): BufferGeometry {
  const { x, z } = bar.middle;
  const dark = (part: BufferGeometry) => tinted(part, 0.2, 0.1, 0.06);
  const pale = (part: BufferGeometry) => tinted(part, 0.42, 0.24, 0.12);
  const parts = [
    dark(box(bar.wide + 10, 6, bar.deep + 30, 1.5, 2).translate(x, 3, z + 8)),
    dark(box(bar.wide + 14, 3, 3, 1, 1).translate(x, 63, z - 22)),
  ];
  for (const end of [-1, 1]) {
    const post = new CylinderGeometry(2, 2.4, 66, 12);
    parts.push(dark(post.translate(x + end * (bar.wide / 2 + 4), 33, z - 22)));
  }
  const wide = Math.min(44, side / 6 - 3);
  for (const bay of bays) {
    const low = (w: number, d: number, cx: number, cz: number) =>
      pale(box(w, 9, d, 0.8, 1).translate(bay.x + cx, 10, bay.z + cz));
    parts.push(low(wide, 2, 0, -16), low(wide, 2, 0, 9));
    parts.push(low(2, 26, -wide / 2 + 1, -3.5), low(2, 26, wide / 2 - 1, -3.5));
  }
  parts.push(...priceCard(price.x, price.z), ...builder(architect.x, architect.z));
  return joined(parts);
}

/** The price card: a tray with two arrows between two coins. */
function priceCard(x: number, z: number): BufferGeometry[] {
  const board = tinted(box(66, 1.6, 46, 0.6, 1), 0.78, 0.68, 0.5).translate(x, 0.7, z);
  const coin = (at: number, tint: number) =>
    tinted(new CylinderGeometry(6, 6, 0.8, 24), 0.85 * tint, 0.6 * tint, 0.2 * tint).translate(
      x + at,
      1.9,
      z + 9,
    );
  const arrow = (dz: number, way: number) => [
    tinted(box(20, 0.5, 1.6, 0.2, 1), 0.28, 0.1, 0.06).translate(x, 1.7, z + 9 + dz),
    tinted(new CylinderGeometry(0, 3, 0.6, 3), 0.28, 0.1, 0.06)
      .rotateY(way > 0 ? Math.PI / 2 : -Math.PI / 2)
      .translate(x + way * 10, 1.7, z + 9 + dz),
  ];
  return [board, coin(-22, 1), coin(22, 1), ...arrow(-3, 1), ...arrow(3, -1)];
}

/** The architect: a turned wooden figure in a hat, with a roll of plans. */
function builder(x: number, z: number): BufferGeometry[] {
  const coat = tinted(new CylinderGeometry(4, 8, 22, 20), 0.1, 0.16, 0.3).translate(x, 11, z);
  const head = tinted(new CylinderGeometry(4.6, 4.6, 8, 20), 0.75, 0.5, 0.3).translate(x, 26, z);
  const brim = tinted(new CylinderGeometry(7, 7, 1.2, 24), 0.75, 0.5, 0.04).translate(x, 30.5, z);
  const hat = tinted(new CylinderGeometry(4, 5, 5, 20), 0.8, 0.55, 0.05).translate(x, 33.5, z);
  const roll = tinted(new CylinderGeometry(1.8, 1.8, 20, 14), 0.8, 0.78, 0.7)
    .rotateZ(1.1)
    .translate(x + 4, 15, z + 8);
  const base = tinted(new CylinderGeometry(11, 11, 1.6, 28), 0.3, 0.18, 0.1).translate(x, 0.4, z);
  return [base, coat, head, brim, hat, roll];
}

function menuShape({ bays }: Layout): BufferGeometry {
  const [places, uvs, normals] = [[], [], []] as [number[], number[], number[]];
  const { wide, high, low, lean } = PLAQUE;
  bays.forEach((bay, idx) => {
    const corners = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
      [1, 1],
      [0, 1],
    ] as const;
    for (const [u, v] of corners) {
      const y = low + v * high * Math.cos(lean);
      const z = bay.z - 20 - v * high * Math.sin(lean);
      places.push(bay.x + (u - 0.5) * wide, y, z);
      normals.push(0, Math.sin(lean), Math.cos(lean));
      uvs.push((idx + u) / bays.length, v);
    }
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(places), 3));
  geometry.setAttribute("normal", new BufferAttribute(new Float32Array(normals), 3));
  geometry.setAttribute("uv", new BufferAttribute(new Float32Array(uvs), 2));
  return geometry;
}

/** What is written on the plaques: the price in large figures, its coins, and the bottles left. */
function menu(plaques: readonly Plaque[]): CanvasTexture {
  return painted(WIDE * plaques.length, HIGH, 6, (pen, chance) => {
    plaques.forEach(({ colour, coins, left }, idx) => {
      const x = idx * WIDE;
      pen.fillStyle = "#ecd9b4";
      pen.fillRect(x, 0, WIDE, HIGH);
      for (let n = 0; n < 60; n += 1) {
        pen.fillStyle = `rgb(120 80 40 / ${chance() * 0.14})`;
        pen.fillRect(x + chance() * WIDE, 0, 1 + chance() * 1.5, HIGH);
      }
      pen.fillStyle = DRINKS[colour].glass;
      pen.fillRect(x, 0, WIDE, 40);
      pen.strokeStyle = "#2b1c12";
      pen.lineWidth = 6;
      pen.strokeRect(x + 3, 3, WIDE - 6, HIGH - 6);
      pen.fillStyle = left === 0 ? "#9a8a70" : "#231710";
      pen.textAlign = "center";
      pen.textBaseline = "middle";
      pen.font = "800 78px 'Noto Sans', 'DejaVu Sans Condensed', sans-serif";
      pen.fillText(String(coins * 100), x + WIDE / 2, 102, WIDE - 22);
      for (let n = 0; n < 6; n += 1) {
        pen.fillStyle = n < left ? DRINKS[colour].glass : "rgb(60 40 20 / 0.18)";
        pen.strokeStyle = "rgb(40 26 16 / 0.7)";
        pen.lineWidth = 2;
        pen.beginPath();
        pen.roundRect(x + 24 + n * 23, 152, 16, 38, 6);
        pen.fill();
        pen.stroke();
      }
    });
  });
}

function joined(parts: BufferGeometry[]): BufferGeometry {
  const plain = parts.map((part) => (part.index ? part.toNonIndexed() : part));
  for (const part of plain) part.deleteAttribute("uv");
  const whole = mergeGeometries(plain);
  for (const part of [...parts, ...plain]) part.dispose();
  return whole;
}
