/** Paper lanterns on cords along both sides of the quarter, between four posts. */

import {
  BufferGeometry,
  Color,
  CylinderGeometry,
  LineBasicMaterial,
  LineSegments,
  Matrix4,
  MeshStandardMaterial,
  SphereGeometry,
  Vector3,
  type CanvasTexture,
  type Group,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { Pool } from "@shell/scene/pool.ts";
import { painted } from "@shell/scene/textures.ts";
import type { Layout } from "../layout.ts";
import type { PoolOfLight } from "./glass.ts";

/** Nothing up there throws a shadow: the lots below are read. */
const still = { cast: false, receive: false };
const POST = 62;
const SAG = 15;
const EACH = 46;

export class Lanterns {
  readonly pools: PoolOfLight[] = [];
  readonly #paper: MeshStandardMaterial;

  constructor(group: Group, { side }: Layout) {
    this.#paper = new MeshStandardMaterial({
      map: ribs(),
      emissiveMap: ribs(),
      emissive: "#ff7a45",
      roughness: 0.8,
    });
    const out = side / 2 + 15;
    const posts = new Pool(
      group,
      new CylinderGeometry(1.3, 1.8, POST, 10).translate(0, POST / 2, 0),
      new MeshStandardMaterial({ color: "#3a2319", roughness: 0.7 }),
      still,
      4,
    );
    posts.clear();
    for (const x of [-out, out]) {
      for (const z of [-out, out]) posts.put(new Matrix4().makeTranslation(x, 0, z), WHITE);
    }
    posts.done();
    this.#hang(group, out);
  }

  light(bright: number): void {
    this.#paper.emissiveIntensity = bright;
  }

  #hang(group: Group, out: number): void {
    const count = Math.round((out * 2) / EACH);
    const lanterns = new Pool(group, lantern(), this.#paper, still, 24);
    lanterns.clear();
    const cords: Vector3[] = [];
    const at = (part: number) => POST - 2 - SAG * 4 * part * (1 - part);
    for (const x of [-out, out]) {
      for (let n = 0; n < count; n += 1) {
        const part = (n + 0.5) / count;
        const z = -out + part * out * 2;
        lanterns.put(new Matrix4().makeTranslation(x, at(part) - 8.5, z), WHITE);
        this.pools.push({
          x,
          z,
          radius: 44,
          colour: "#ff9a55",
          strength: 0.34,
        });
      }
      for (let n = 0; n < 24; n += 1) {
        for (const step of [n, n + 1]) {
          const part = step / 24;
          cords.push(new Vector3(x, at(part), -out + part * out * 2));
        }
      }
    }
    lanterns.done();
    const line = new LineBasicMaterial({ color: "#1c120d" });
    group.add(new LineSegments(new BufferGeometry().setFromPoints(cords), line));
  }
}

const WHITE = new Color("#fff");

function lantern(): BufferGeometry {
  const paper = new SphereGeometry(6, 18, 12).scale(1, 1.12, 1);
  const rim = (y: number) => new CylinderGeometry(2.6, 2.6, 1.4, 14).translate(0, y, 0);
  const parts = [paper, rim(6.6), rim(-6.6)];
  // The rims take the black stripe at the edge of the texture.
  for (const part of parts.slice(1)) {
    const uv = part.getAttribute("uv");
    for (let n = 0; n < uv.count; n += 1) uv.setXY(n, 0.5, 0.005);
  }
  const whole = mergeGeometries(parts);
  for (const part of parts) part.dispose();
  return whole;
}

/** Red paper over ribs of bamboo, brighter where the candle is. */
function ribs(): CanvasTexture {
  return painted(64, 128, 2, (pen) => {
    const fade = pen.createLinearGradient(0, 0, 0, 128);
    fade.addColorStop(0, "#8a1c10");
    fade.addColorStop(0.5, "#ff6a3c");
    fade.addColorStop(1, "#8a1c10");
    pen.fillStyle = fade;
    pen.fillRect(0, 0, 64, 128);
    pen.fillStyle = "rgb(70 10 0 / 0.4)";
    for (let y = 6; y < 128; y += 11) pen.fillRect(0, y, 64, 2);
    pen.fillStyle = "#120a08";
    pen.fillRect(0, 124, 64, 4);
    pen.fillRect(0, 0, 64, 3);
  });
}
