/** Grain, asphalt and rooms: painted once in code, and kept. Nothing is downloaded. */

import {
  CanvasTexture,
  EquirectangularReflectionMapping,
  SRGBColorSpace,
  type Texture,
} from "three";
import type { Mood } from "./moods.ts";
import { stream } from "./noise.ts";

type Pen = CanvasRenderingContext2D;

/** A texture that is painted on a canvas of that size. */
export function painted(
  width: number,
  height: number,
  seed: number,
  draw: (pen: Pen, chance: () => number) => void,
): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("this browser has no canvas to paint textures on");
  draw(pen, stream(seed));
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** End grain: year rings off the middle, with rays and pores. */
export function endGrain(pen: Pen, chance: () => number, x: number, y: number, size: number): void {
  const [cx, cy] = [x + size * 0.62, y + size * 0.4];
  pen.save();
  pen.beginPath();
  pen.rect(x, y, size, size);
  pen.clip();
  for (let radius = size * 0.03; radius < size; radius += size * (0.018 + chance() * 0.03)) {
    pen.strokeStyle = `rgb(74 46 20 / ${0.05 + chance() * 0.09})`;
    pen.lineWidth = size * (0.003 + chance() * 0.008);
    pen.beginPath();
    pen.ellipse(cx, cy, radius, radius * 0.92, 0.4, 0, 7);
    pen.stroke();
  }
  for (let n = 0; n < 420; n += 1) {
    pen.fillStyle = `rgb(74 46 20 / ${0.04 + chance() * 0.1})`;
    pen.fillRect(x + chance() * size, y + chance() * size, size * 0.006, size * 0.006);
  }
  pen.restore();
}

/** A round soft spot, dark in the middle: the shade under a piece. */
export function softSpot(size = 128): CanvasTexture {
  return painted(size, size, 1, (pen) => {
    const middle = size / 2;
    const fade = pen.createRadialGradient(middle, middle, 0, middle, middle, middle);
    fade.addColorStop(0, "rgb(0 0 0 / 1)");
    fade.addColorStop(0.55, "rgb(0 0 0 / 0.82)");
    fade.addColorStop(0.75, "rgb(0 0 0 / 0.3)");
    fade.addColorStop(1, "rgb(0 0 0 / 0)");
    pen.fillStyle = fade;
    pen.fillRect(0, 0, size, size);
  });
}

/** A round spot of light that fades to its edge, in any browser. */
function spot(pen: Pen, x: number, y: number, radius: number, colour: string, soft: number): void {
  const fade = pen.createRadialGradient(x, y, radius * (1 - soft), x, y, radius);
  fade.addColorStop(0, colour);
  fade.addColorStop(1, `${colour}00`);
  pen.fillStyle = fade;
  pen.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

/** The room round the table, out of focus, as a panorama: the horizon is in the middle. */
export function roomTexture(mood: Mood): Texture {
  const [width, height] = [1024, 512];
  const { room } = mood;
  const texture = painted(width, height, 5, (pen, chance) => {
    const wall = pen.createLinearGradient(0, 0, 0, height);
    wall.addColorStop(0, room.ceiling);
    wall.addColorStop(0.5, room.horizon);
    wall.addColorStop(0.62, room.horizon);
    wall.addColorStop(0.8, room.floor);
    wall.addColorStop(1, room.floor);
    pen.fillStyle = wall;
    pen.fillRect(0, 0, width, height);
    // Windows and what stands before them, far away.
    for (let n = 0; n < 9; n += 1) {
      pen.globalAlpha = 0.35;
      spot(pen, ((n + 0.5) / 9) * width, height * (0.5 + chance() * 0.1), 75, room.glow, 1);
    }
    for (let n = 0; n < 240; n += 1) {
      const colour = room.lamps[Math.floor(chance() * room.lamps.length)] ?? room.glow;
      pen.globalAlpha = 0.1 + chance() * 0.45;
      const radius = 3 + chance() * 8;
      const y = height * (0.4 + chance() * 0.2);
      spot(pen, radius + chance() * (width - 2 * radius), y, radius, colour, 0.35);
    }
  });
  texture.mapping = EquirectangularReflectionMapping;
  return texture;
}

/** Nothing in the middle, full at the edge: how light falls off. */
export function duskTexture(size = 256): CanvasTexture {
  return painted(size, size, 1, (pen) => {
    const middle = size / 2;
    const fade = pen.createRadialGradient(middle, middle, 0, middle, middle, middle);
    for (const [at, strength] of [
      [0, 0],
      [0.25, 0.06],
      [0.5, 0.34],
      [0.8, 0.82],
      [1, 1],
    ] as const) {
      fade.addColorStop(at, `rgb(255 255 255 / ${strength})`);
    }
    pen.fillStyle = fade;
    pen.fillRect(0, 0, size, size);
  });
}
