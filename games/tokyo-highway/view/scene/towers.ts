/** The four towers: painted wood, floors and windows, a parapet, and light in some of the rooms. */

import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Color,
  MeshStandardMaterial,
  NoColorSpace,
  Vector2,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { prism } from "@shell/scene/shapes.ts";
import { painted } from "@shell/scene/textures.ts";
import { TOWERS } from "../sizes.ts";
import type { Shape } from "../types.ts";

/** Millimetres from floor to floor, and from window to window. */
const FLOOR = 5.4;
const BAY = 4.2;
/** How deep the roof lies within its parapet. */
const PARAPET = 1.6;

/** How a tower looks: its paint, quiet so that roads stand out, and the form of its windows. */
interface Look {
  paint: string;
  /** The gaps between windows sideways and up: none makes bands of them, or ribs. */
  aside: number;
  above: number;
  /** How round their corners are. */
  round: number;
}

const LOOKS: Record<Shape, Look> = {
  round: { paint: "#f1ead9", aside: 0.28, above: 2.3, round: 0 },
  square: { paint: "#aab7c0", aside: 1.3, above: 1.9, round: 0.4 },
  triangle: { paint: "#e8d5ad", aside: 1.9, above: 0.5, round: 0 },
  hexagon: { paint: "#c9d3c2", aside: 1.5, above: 2.1, round: 1.1 },
};

/** The outline of a tower in plan, counter-clockwise, its first corner or side to the east. */
export function outlineOf(shape: Shape, inset = 0): Vector2[] {
  const regular = (corners: number, radius: number, first = 0) =>
    Array.from({ length: corners }, (_, idx) => {
      const angle = first + (idx / corners) * 2 * Math.PI;
      return new Vector2(Math.cos(angle) * radius, Math.sin(angle) * radius);
    });
  if (shape === "round") return regular(48, 15 - inset);
  if (shape === "square") return regular(4, (13 - inset) * Math.SQRT2, Math.PI / 4);
  if (shape === "triangle") return regular(3, 36 / Math.sqrt(3) - 2 * inset);
  return regular(6, (15 - inset) / Math.cos(Math.PI / 6));
}

/** The walls of a tower, with a texture that runs once round and once up. */
function walls(outline: readonly Vector2[], height: number): BufferGeometry {
  const [places, normals, uv]: [number[], number[], number[]] = [[], [], []];
  const round = outline.length > 8;
  const length = outline.reduce(
    (sum, corner, idx) => sum + corner.distanceTo(next(outline, idx)),
    0,
  );
  let way = 0;
  outline.forEach((corner, idx) => {
    const other = next(outline, idx);
    const [from, to] = [way / length, (way + corner.distanceTo(other)) / length];
    way += corner.distanceTo(other);
    const flat = new Vector2(other.y - corner.y, corner.x - other.x).normalize();
    const facing = (at: Vector2) => (round ? at.clone().normalize() : flat);
    const put = (at: Vector2, y: number, u: number) => {
      const normal = facing(at);
      places.push(at.x, y, -at.y);
      normals.push(normal.x, 0, -normal.y);
      uv.push(u, y / height);
    };
    put(corner, 0, from);
    put(other, 0, to);
    put(other, height, to);
    put(corner, 0, from);
    put(other, height, to);
    put(corner, height, from);
  });
  return withAttributes(places, normals, uv);
}

function next(outline: readonly Vector2[], idx: number): Vector2 {
  return outline[(idx + 1) % outline.length] as Vector2;
}

function withAttributes(places: number[], normals: number[], uv: number[]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(places), 3));
  geometry.setAttribute("normal", new BufferAttribute(new Float32Array(normals), 3));
  geometry.setAttribute("uv", new BufferAttribute(new Float32Array(uv), 2));
  return geometry;
}

/** Walls, a parapet, and a roof within it; all of one material, plain parts at a plain spot. */
export function towerShape(shape: Shape): BufferGeometry {
  const height = TOWERS[shape];
  const body = walls(outlineOf(shape), height - 0.7);
  const roof = prism(outlineOf(shape, 0.5), 1.2, 0).translate(0, height - 0.7 - 1.2, 0);
  const rim = prism(outlineOf(shape, 0.01), 1.4, 0.6).translate(0, height - PARAPET, 0);
  const box = prism(outlineOf(shape, shape === "triangle" ? 6.4 : 8.5), 0.9, 0.3).translate(
    0,
    height - 0.9,
    0,
  );
  const plain = [roof, rim, box].map((part) => {
    const flat = part.index ? part.toNonIndexed() : part;
    const uv = flat.getAttribute("uv");
    for (let n = 0; n < uv.count; n += 1) uv.setXY(n, 0.002, 0.999);
    return flat;
  });
  return mergeGeometries([body, ...plain]);
}

/** Windows as they are painted, and as they glow. */
function facade(shape: Shape, glow: boolean): CanvasTexture {
  const outline = outlineOf(shape);
  const round = outline.length > 8;
  const length = outline.reduce((sum, at, idx) => sum + at.distanceTo(next(outline, idx)), 0);
  const sides = round ? 1 : outline.length;
  const height = TOWERS[shape] - 0.7;
  const { aside, above, round: corner } = LOOKS[shape];
  const [wide, high] = glow ? [512, 512] : [1024, 1024];
  const seed = 31 + shape.length * 7;
  const texture = painted(wide, high, seed, (pen, chance) => {
    pen.fillStyle = glow ? "#000" : "#fff";
    pen.fillRect(0, 0, wide, high);
    const [mmX, mmY] = [wide / length, high / height];
    const side = length / sides;
    const bays = Math.floor((side - (round ? 0 : 2.4)) / BAY);
    const margin = (side - bays * BAY) / 2;
    const floors = Math.floor((height - 12) / FLOOR);
    for (let face = 0; face < sides; face += 1) {
      if (!glow && !round) corners(pen, face * side * mmX, side * mmX, high);
      lobby(pen, glow, (face * side + margin) * mmX, bays * BAY * mmX, high, mmY);
      for (let floor = 0; floor < floors; floor += 1) {
        // Whole floors are dark at times; offices leave the light on side by side.
        const busy = chance();
        const y = high - (9 + floor * FLOOR + 3.7) * mmY;
        if (!glow) {
          pen.fillStyle = "rgb(40 30 20 / 0.16)";
          pen.fillRect(face * side * mmX, y + (FLOOR - 0.55) * mmY, side * mmX, 0.3 * mmY);
        }
        for (let bay = 0; bay < bays; bay += 1) {
          const x = (face * side + margin + bay * BAY + aside / 2) * mmX;
          const lit = chance() < (busy < 0.3 ? 0.06 : 0.42);
          const warm = chance();
          pen.fillStyle = windowOf(glow, lit, warm);
          pen.beginPath();
          pen.roundRect(x, y, (BAY - aside) * mmX, (FLOOR - above) * mmY, corner * mmX);
          pen.fill();
        }
      }
    }
  });
  if (glow) texture.colorSpace = NoColorSpace;
  return texture;
}

/** Corners catch less light: what is square looks it. */
function corners(pen: CanvasRenderingContext2D, x: number, width: number, high: number): void {
  const fade = pen.createLinearGradient(x, 0, x + width, 0);
  for (const [at, dark] of [
    [0, 0.16],
    [0.07, 0],
    [0.93, 0],
    [1, 0.16],
  ] as const) {
    fade.addColorStop(at, `rgb(60 40 24 / ${dark})`);
  }
  pen.fillStyle = fade;
  pen.fillRect(x, 0, width, high);
}

function lobby(
  pen: CanvasRenderingContext2D,
  glow: boolean,
  x: number,
  width: number,
  high: number,
  mmY: number,
): void {
  pen.fillStyle = glow ? "#ffd9a0" : "#7d6a55";
  pen.fillRect(x, high - 5.6 * mmY, width, 4.6 * mmY);
  pen.fillStyle = glow ? "#000" : "#fff";
  for (let post = 0; post <= width; post += width / 4)
    pen.fillRect(x + post - 1.5, high - 6 * mmY, 3, 6 * mmY);
}

function windowOf(glow: boolean, lit: boolean, warm: number): string {
  if (glow) return lit ? `rgb(255 ${150 + warm * 50} ${60 + warm * 60})` : "#000";
  return lit ? "#fff3d2" : `rgb(${66 + warm * 40} ${88 + warm * 42} ${112 + warm * 40})`;
}

export function towerMaterial(shape: Shape): MeshStandardMaterial {
  return new MeshStandardMaterial({
    map: facade(shape, false),
    color: new Color(LOOKS[shape].paint),
    emissiveMap: facade(shape, true),
    emissive: new Color("#fff"),
    emissiveIntensity: 0.25,
    roughness: 0.7,
  });
}
