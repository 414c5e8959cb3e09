/** Discs and pyramids in the colours and shapes of the seats, coins, and hands. */

import {
  CapsuleGeometry,
  Color,
  ConeGeometry,
  ExtrudeGeometry,
  Matrix4,
  MeshStandardMaterial,
  Shape,
  type BufferGeometry,
  type Group,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { seatPaint } from "@shell/scene/colours.ts";
import { Pool } from "@shell/scene/pool.ts";
import { box, disc } from "@shell/scene/shapes.ts";
import type { HandSeen, Quarter } from "../quarter.ts";
import { COIN, DISC, PYRAMID } from "../sizes.ts";

/** The corners of each seat's shape; a circle has many. Turned so that a flat side is below. */
const SIDES: readonly (readonly [sides: number, turn: number])[] = [
  [32, 0],
  [4, Math.PI / 4],
  [6, 0],
  [3, Math.PI / 2],
  [4, 0],
];

export class Tokens {
  readonly #discs: Pool[];
  readonly #pyramids: Pool[];
  readonly #coins: Pool;
  readonly #fists: Pool;
  readonly #palms: Pool;
  #paints: Color[] = [];

  constructor(group: Group, seats: number) {
    const painted = () => new MeshStandardMaterial({ roughness: 0.5 });
    const shapes = SIDES.slice(0, seats);
    this.#discs = shapes.map(
      (shape) => new Pool(group, discShape(...shape), painted(), undefined, 24),
    );
    this.#pyramids = shapes.map(
      (shape) => new Pool(group, pyramid(...shape), painted(), undefined, 8),
    );
    const gold = new MeshStandardMaterial({ roughness: 0.35, metalness: 0.35 });
    this.#coins = new Pool(group, disc(COIN.radius, COIN.height, 0.3, 28), gold, undefined, 96);
    this.#fists = new Pool(group, fist(), painted(), undefined, 8);
    this.#palms = new Pool(group, palm(), painted(), undefined, 8);
    this.repaint();
  }

  /** At night pieces are lit, not the room: seats keep their colours. */
  repaint(bright = 1): void {
    this.#paints = SIDES.map((_, seat) => seatPaint(seat).multiplyScalar(bright));
  }

  show({ tokens, coins, hands }: Quarter): void {
    const pools = this.#pools();
    for (const pool of pools) pool.clear();
    for (const { is, seat, at } of tokens) {
      const pool = (is === "disc" ? this.#discs : this.#pyramids)[seat];
      pool?.put(new Matrix4().makeTranslation(at.x, at.y, at.z), this.#paint(seat));
    }
    for (const { at } of coins) {
      this.#coins.put(new Matrix4().makeTranslation(at.x, at.y, at.z), new Color("#e8b64c"));
    }
    for (const hand of hands) this.#hand(hand);
    for (const pool of pools) pool.done();
  }

  dispose(): void {
    for (const pool of this.#pools()) pool.dispose();
  }

  #pools(): Pool[] {
    return [...this.#discs, ...this.#pyramids, this.#coins, this.#fists, this.#palms];
  }

  #paint(seat: number): Color {
    return this.#paints[seat] ?? new Color("#888");
  }

  /** Closed until it opens: the hand turns over and lies flat. */
  #hand({ at, seat, open }: HandSeen): void {
    const matrix = new Matrix4().makeTranslation(at.x, at.y + Math.sin(open * Math.PI) * 8, at.z);
    (open < 0.5 ? this.#fists : this.#palms).put(matrix, this.#paint(seat));
  }
}

function discShape(sides: number, turn: number): BufferGeometry {
  if (sides > 8) return disc(DISC.radius, DISC.height, 0.5, sides);
  const grown = DISC.radius * (sides === 3 ? 1.25 : sides === 4 ? 1.12 : 1.04);
  const outline = new Shape();
  for (let n = 0; n < sides; n += 1) {
    const angle = (n / sides) * 2 * Math.PI + turn;
    const [x, y] = [Math.cos(angle) * grown, Math.sin(angle) * grown];
    if (n === 0) outline.moveTo(x, y);
    else outline.lineTo(x, y);
  }
  const bevel = 0.5;
  const solid = new ExtrudeGeometry(outline, {
    depth: DISC.height - 2 * bevel,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 2,
  });
  return solid.translate(0, 0, bevel).rotateX(-Math.PI / 2);
}

function pyramid(sides: number, turn: number): BufferGeometry {
  const { radius, height } = PYRAMID;
  const solid = new ConeGeometry(radius, height, sides, 1).toNonIndexed();
  solid.computeVertexNormals();
  // A cone's first corner points to +z: turned to where the flat shape has it.
  return solid.rotateY(turn + Math.PI / 2).translate(0, height / 2, 0);
}

function finger(radius: number, long: number): BufferGeometry {
  return new CapsuleGeometry(radius, long, 4, 10);
}

/** A closed hand: four knuckles toward the quarter, the thumb across them. */
function fist(): BufferGeometry {
  const parts = [box(15, 11, 14, 4, 2).translate(0, 6, 2)];
  for (let n = 0; n < 4; n += 1) {
    const curled = finger(2.1, 6).rotateX(0.35);
    parts.push(curled.translate(-5.6 + n * 3.75, 6.2, -5.6));
  }
  parts.push(finger(2.2, 8).rotateZ(1.2).translate(-4, 6, -8));
  parts.push(box(11, 9, 9, 3.5, 2).translate(0, 5.5, 11));
  return joined(parts);
}

/** An open hand, flat on the table. */
function palm(): BufferGeometry {
  const parts = [box(15, 5, 14, 2.4, 2).translate(0, 4, 3)];
  for (let n = 0; n < 4; n += 1) {
    const long = [8, 10.5, 9.5, 7][n] ?? 8;
    const straight = finger(1.8, long).rotateX(Math.PI / 2);
    const spread = (n - 1.5) * 0.09;
    parts.push(straight.rotateY(-spread).translate(-5.6 + n * 3.75 + spread * 8, 4, -5 - long / 2));
  }
  parts.push(
    finger(2, 7)
      .rotateZ(Math.PI / 2)
      .rotateY(-0.7)
      .translate(-9.5, 4, 1),
  );
  parts.push(box(11, 6, 9, 2.6, 2).translate(0, 4, 12));
  return joined(parts);
}

function joined(parts: BufferGeometry[]): BufferGeometry {
  const plain = parts.map((part) => (part.index ? part.toNonIndexed() : part));
  for (const part of plain) part.deleteAttribute("uv");
  const whole = mergeGeometries(plain);
  for (const part of [...parts, ...plain]) part.dispose();
  return whole;
}
