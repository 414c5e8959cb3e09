/** The ground: the table, and the stones of the alleys between the cards. */

import {
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  RepeatWrapping,
  type CanvasTexture,
  type Group,
} from "three";
import { laid } from "@shell/scene/layers.ts";
import type { Mood } from "@shell/scene/moods.ts";
import { box } from "@shell/scene/shapes.ts";
import { duskTexture, painted } from "@shell/scene/textures.ts";
import type { Layout } from "../layout.ts";

/** Wood round the stones, in millimetres. */
const RIM = 13;
/** A stretch of alley after which its stones repeat. */
const STONES = 92;

export function street(group: Group, layout: Layout, mood: Mood): void {
  const { side, tray } = layout;
  const paved = side + RIM * 2;
  const stones = new Mesh(
    box(paved, 1.2, paved, 0.6, 1).translate(0, -0.6, 0),
    new MeshStandardMaterial({ map: cobbles(paved / STONES), roughness: 0.95 }),
  );
  stones.receiveShadow = true;
  const wide = 2 * (Math.abs(tray.middle.x) + tray.wide / 2 + 60 + side);
  const deep = 2 * (tray.middle.z + tray.deep / 2 + 60 + side);
  const planks = new MeshStandardMaterial({
    map: boards(),
    color: mood.table,
    roughness: 0.7,
  });
  const table = new Mesh(box(wide, 22, deep, 6, 2).translate(0, -11 - 1, 0), planks);
  table.receiveShadow = true;
  group.add(table, stones, tablet(layout), dusk(Math.max(wide, deep) * 0.62, mood));
}

/** The shallow tray that the wood lies in. */
function tablet({ tray }: Layout): Mesh {
  const { middle, wide, deep } = tray;
  const felt = new MeshStandardMaterial({ color: "#3d2b28", roughness: 1 });
  const mesh = new Mesh(box(wide + 8, 1.6, deep + 8, 0.7, 2), felt);
  mesh.position.set(middle.x, 0, middle.z);
  mesh.receiveShadow = true;
  return mesh;
}

/** Light falls off toward the edge of the table. */
function dusk(radius: number, mood: Mood): Mesh {
  const material = new MeshBasicMaterial({
    map: duskTexture(),
    color: mood.dusk.colour,
    opacity: mood.dusk.strength,
    transparent: true,
    depthWrite: false,
  });
  const flat = new PlaneGeometry(radius * 2, radius * 2).rotateX(-Math.PI / 2);
  const mesh = new Mesh(flat, laid(material, "light"));
  mesh.position.y = -0.95;
  return mesh;
}

/** Small stones in rows, each a little different, worn in the middle. */
function cobbles(repeat: number): CanvasTexture {
  const size = 512;
  const texture = painted(size, size, 17, (pen, chance) => {
    pen.fillStyle = "#3a3a49";
    pen.fillRect(0, 0, size, size);
    const rows = 16;
    const high = size / rows;
    for (let row = 0; row < rows; row += 1) {
      const shift = (row % 2) * high * 0.7;
      for (let x = -shift; x < size; x += high * 1.4) {
        const light = 88 + Math.floor(chance() * 34);
        pen.fillStyle = `rgb(${light} ${light - 2} ${light + 16})`;
        pen.beginPath();
        pen.roundRect(x + 1.5, row * high + 1.5, high * 1.4 - 3, high - 3, 6);
        pen.fill();
        pen.fillStyle = `rgb(255 255 255 / ${chance() * 0.07})`;
        pen.fillRect(x + 6, row * high + 5, high * 0.8, high * 0.3);
      }
    }
  });
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.repeat.set(repeat, repeat);
  return texture;
}

function boards(): CanvasTexture {
  const size = 1_024;
  const texture = painted(size, size, 8, (pen, chance) => {
    const count = 8;
    for (let board = 0; board < count; board += 1) {
      const [y, high] = [(board * size) / count, size / count];
      const light = 0.9 + chance() * 0.1;
      pen.fillStyle = `rgb(${[226, 212, 202].map((part) => Math.round(part * light)).join(" ")})`;
      pen.fillRect(0, y, size, high);
      for (let n = 0; n < 110; n += 1) {
        const at = y + chance() * high;
        const bend = (chance() - 0.5) * 14;
        pen.strokeStyle = `rgb(52 38 32 / ${0.03 + chance() * 0.09})`;
        pen.lineWidth = 0.5 + chance() * 1.8;
        pen.beginPath();
        pen.moveTo(0, at);
        pen.bezierCurveTo(size * 0.3, at + bend, size * 0.7, at - bend, size, at);
        pen.stroke();
      }
      pen.fillStyle = "rgb(30 16 10 / 0.5)";
      pen.fillRect(0, y, size, 2);
    }
  });
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.repeat.set(3, 3);
  return texture;
}
