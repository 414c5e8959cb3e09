/** The cards: paper with the lines to build in, all printed on one sheet. */

import {
  BufferAttribute,
  BufferGeometry,
  Color,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  type CanvasTexture,
  type Group,
} from "three";
import { Pool } from "@shell/scene/pool.ts";
import { box } from "@shell/scene/shapes.ts";
import { painted } from "@shell/scene/textures.ts";
import type { CardSeen } from "../quarter.ts";
import { CARD, PAPER } from "../sizes.ts";
import type { Print } from "../box.ts";

/** Pixels of one card on the sheet, and cards in one of its rows. */
const CELL = 288;
const COLUMNS = 6;

export class Lots {
  readonly #bodies: Pool;
  readonly #tops = new Mesh(new BufferGeometry(), new MeshStandardMaterial({ roughness: 0.86 }));
  #shown = "";

  constructor(
    group: Group,
    private readonly print: (card: number, blue: boolean) => Print,
  ) {
    const edge = new MeshStandardMaterial({ color: "#efe3cb", roughness: 0.9 });
    const body = box(CARD, PAPER, CARD, 0.5, 1).translate(0, PAPER / 2 - 0.02, 0);
    this.#bodies = new Pool(group, body, edge, { cast: true, receive: true }, 32);
    this.#tops.receiveShadow = true;
    group.add(this.#tops);
  }

  show(cards: readonly CardSeen[]): void {
    const shown = JSON.stringify(
      cards.map(({ card, blue, at, address }) => [card, blue, at, address]),
    );
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#bodies.clear();
    for (const { at } of cards) {
      this.#bodies.put(new Matrix4().makeTranslation(at.x, at.y, at.z), new Color("#fff"));
    }
    this.#bodies.done();
    const rows = Math.ceil(cards.length / COLUMNS);
    this.#tops.geometry.dispose();
    this.#tops.geometry = sheet(cards, rows);
    this.#tops.material.map?.dispose();
    this.#tops.material.map = printed(cards, rows, this.print);
    this.#tops.material.needsUpdate = true;
  }

  dispose(): void {
    this.#bodies.dispose();
  }
}

/** A square for each card, with its part of the sheet. */
function sheet(cards: readonly CardSeen[], rows: number): BufferGeometry {
  const half = CARD / 2 - 0.4;
  const [places, uvs, normals] = [[], [], []] as [number[], number[], number[]];
  cards.forEach(({ at }, idx) => {
    const [col, row] = [idx % COLUMNS, Math.floor(idx / COLUMNS)];
    const corners = [
      [-1, 1],
      [1, 1],
      [1, -1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ] as const;
    for (const [x, z] of corners) {
      places.push(at.x + x * half, at.y + PAPER + 0.02, at.z + z * half);
      normals.push(0, 1, 0);
      uvs.push((col + (x + 1) / 2) / COLUMNS, 1 - (row + (z + 1) / 2) / rows);
    }
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(places), 3));
  geometry.setAttribute("normal", new BufferAttribute(new Float32Array(normals), 3));
  geometry.setAttribute("uv", new BufferAttribute(new Float32Array(uvs), 2));
  return geometry;
}

type Pen = CanvasRenderingContext2D;

function printed(
  cards: readonly CardSeen[],
  rows: number,
  print: (card: number, blue: boolean) => Print,
): CanvasTexture {
  return painted(CELL * COLUMNS, CELL * rows, 4, (pen, chance) => {
    cards.forEach((card, idx) => {
      pen.save();
      pen.translate((idx % COLUMNS) * CELL, Math.floor(idx / COLUMNS) * CELL);
      pen.beginPath();
      pen.rect(0, 0, CELL, CELL);
      pen.clip();
      paper(pen, chance, card.blue);
      const side = print(card.card, card.blue);
      for (const border of side.borders) plot(pen, border, card.blue);
      letters(pen, card, side);
      pen.restore();
    });
  });
}

function paper(pen: Pen, chance: () => number, blue: boolean): void {
  pen.fillStyle = blue ? "#b9cbe0" : "#f5ecd9";
  pen.fillRect(0, 0, CELL, CELL);
  for (let n = 0; n < 700; n += 1) {
    pen.fillStyle = chance() > 0.5 ? "rgb(255 255 255 / 0.18)" : "rgb(120 90 50 / 0.05)";
    pen.fillRect(chance() * CELL, chance() * CELL, 1 + chance() * 3, 1);
  }
  if (blue) {
    pen.strokeStyle = "rgb(40 70 120 / 0.25)";
    pen.lineWidth = 1;
    pen.beginPath();
    for (let n = 1; n < 18; n += 1) {
      const at = (n * CELL) / 17.5;
      pen.moveTo(at, 0);
      pen.lineTo(at, CELL);
      pen.moveTo(0, at);
      pen.lineTo(CELL, at);
    }
    pen.stroke();
  }
  pen.strokeStyle = blue ? "rgb(30 50 90 / 0.55)" : "rgb(70 50 30 / 0.35)";
  pen.lineWidth = 2;
  pen.strokeRect(6, 6, CELL - 12, CELL - 12);
}

/** The line to build in, and the ground inside it. */
function plot(pen: Pen, border: readonly (readonly [number, number])[], blue: boolean): void {
  const scale = CELL / (CARD * 1_000);
  pen.beginPath();
  border.forEach(([x, y], idx) => {
    const [px, py] = [x * scale, CELL - y * scale];
    if (idx === 0) pen.moveTo(px, py);
    else pen.lineTo(px, py);
  });
  pen.closePath();
  pen.fillStyle = blue ? "rgb(255 255 255 / 0.3)" : "rgb(196 160 104 / 0.28)";
  pen.fill();
  pen.strokeStyle = "#2b221c";
  pen.lineWidth = 3.4;
  pen.lineJoin = "round";
  pen.stroke();
}

/** Its address and district, and how much may stand there: floors as bars, pieces as a number. */
function letters(pen: Pen, { address, blue }: CardSeen, side: Print): void {
  pen.fillStyle = blue ? "#22395e" : "#4a382a";
  pen.textBaseline = "top";
  pen.font = "800 36px 'Noto Sans', 'DejaVu Sans', sans-serif";
  if (address) pen.fillText(address, 15, 13);
  else claimSign(pen);
  pen.font = "500 19px 'Noto Sans', 'DejaVu Sans', sans-serif";
  pen.textAlign = "right";
  pen.fillText(side.name, CELL - 15, 15);
  if (!blue) {
    for (let n = 0; n < side.floors; n += 1) {
      pen.fillRect(CELL - 40, CELL - 22 - n * 8, 24, 5);
    }
    pen.fillText(String(side.pieces), CELL - 47, CELL - 33);
  }
  pen.textAlign = "left";
}

/** On the claim card: a disc, and a pyramid beside it. */
function claimSign(pen: Pen): void {
  pen.beginPath();
  pen.arc(36, CELL - 38, 15, 0, 7);
  pen.fill();
  pen.beginPath();
  pen.moveTo(84, CELL - 62);
  pen.lineTo(108, CELL - 22);
  pen.lineTo(60, CELL - 22);
  pen.closePath();
  pen.fill();
}
