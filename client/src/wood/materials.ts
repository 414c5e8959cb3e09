/** The look of wood: grain, tones by number, and numbers as if burnt in. Painted once in code. */

import { Color, MeshBasicMaterial, MeshStandardMaterial, RepeatWrapping } from "three";
import { laid } from "../scene/layers.ts";
import { shadeOf } from "../scene/noise.ts";
import { painted } from "../scene/textures.ts";
import { NUMBERS } from "./geometry.ts";

/** Six woods: a piece always wears the same. */
const TONES = ["#e0b47c", "#d29a5c", "#ecc996", "#c0844a", "#dba86a", "#e6bd8a"];

export function toneOf(piece: number): Color {
  const tone = new Color(TONES[(piece * 5 + Math.floor(piece / 7)) % TONES.length] ?? TONES[0]);
  return tone.multiplyScalar(0.94 + shadeOf(piece + 900) * 0.12);
}

/** Long grain in the lower half, end grain in the upper; white, so that tones come through. */
export function woodMaterial(): MeshStandardMaterial {
  const [width, height] = [1024, 1024];
  const map = painted(width, height, 17, (pen, chance) => {
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, width, height);
    // A canvas begins above: long grain is its lower half.
    pen.save();
    pen.beginPath();
    pen.rect(0, height / 2, width, height / 2);
    pen.clip();
    for (let n = 0; n < 150; n += 1) {
      const y = height / 2 + chance() * (height / 2);
      pen.strokeStyle = `rgb(96 52 18 / ${0.04 + chance() * 0.13})`;
      pen.lineWidth = 1 + chance() * 4.5;
      pen.beginPath();
      // Whole waves, so that the pattern goes on where it begins again.
      const [waves, swing, phase] = [1 + Math.floor(chance() * 3), 2 + chance() * 9, chance() * 7];
      for (let x = 0; x <= width; x += 16) {
        const wave = Math.sin((x / width) * waves * 2 * Math.PI + phase) * swing;
        if (x === 0) pen.moveTo(x, y + wave);
        else pen.lineTo(x, y + wave);
      }
      pen.stroke();
    }
    for (let n = 0; n < 900; n += 1) {
      pen.fillStyle = `rgb(80 42 14 / ${0.05 + chance() * 0.12})`;
      pen.fillRect(chance() * width, height / 2 + chance() * (height / 2), 6 + chance() * 26, 1.2);
    }
    pen.restore();
    pen.fillStyle = "rgb(120 72 30 / 0.16)";
    pen.fillRect(0, 0, width, height / 2);
    for (let x = 0; x < width; x += 5 + chance() * 12) {
      pen.fillStyle = `rgb(84 44 16 / ${0.06 + chance() * 0.2})`;
      pen.fillRect(x, 0, 1 + chance() * 3, height / 2);
    }
    for (let n = 0; n < 4_000; n += 1) {
      pen.fillStyle = `rgb(70 36 12 / ${0.06 + chance() * 0.16})`;
      pen.fillRect(chance() * width, (chance() * height) / 2, 2, 2);
    }
  });
  map.wrapS = map.wrapT = RepeatWrapping;
  return new MeshStandardMaterial({ map, roughness: 0.66 });
}

/** All numbers, dark brown on nothing. */
export function numberMaterial(count: number): MeshBasicMaterial {
  const size = 112;
  const map = painted(NUMBERS.columns * size, NUMBERS.rows * size, 1, (pen) => {
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.font = `600 ${size * 0.56}px ui-sans-serif, system-ui, sans-serif`;
    pen.fillStyle = "rgb(66 34 12 / 0.82)";
    for (let n = 0; n < count; n += 1) {
      const [column, row] = [n % NUMBERS.columns, Math.floor(n / NUMBERS.columns)];
      pen.fillText(String(n), (column + 0.5) * size, (row + 0.53) * size);
      // A line under what reads the same upside down.
      if (/^[0689]+$/.test(String(n))) {
        pen.fillRect((column + 0.3) * size, (row + 0.82) * size, size * 0.4, size * 0.05);
      }
    }
  });
  const look = { map, transparent: true, depthWrite: false, toneMapped: true };
  return laid(new MeshBasicMaterial(look), "inlay");
}
