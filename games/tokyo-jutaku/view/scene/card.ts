/** A site card: paper, the black border like ink, and what it asks for, printed at its edge. */

import { type CanvasTexture } from "three";
import { painted } from "@shell/scene/textures.ts";
import type { Named } from "../oracle.ts";
import type { Side } from "../types.ts";

const CARD = 70;
const SIZE = 1024;

const PAPER: Record<Side, { paper: string; site: string; ink: string; faint: string }> = {
  white: {
    paper: "#f3ecdd",
    site: "#fffdf7",
    ink: "#1d1f24",
    faint: "#8d8471",
  },
  blue: { paper: "#b9d3dd", site: "#e6f1f4", ink: "#16242c", faint: "#557986" },
};

export function cardTexture(ground: Named, side: Side): CanvasTexture {
  const { paper, site, ink, faint } = PAPER[side];
  const scale = SIZE / CARD;
  return painted(SIZE, SIZE, 7, (pen, chance) => {
    pen.fillStyle = paper;
    pen.fillRect(0, 0, SIZE, SIZE);
    for (let n = 0; n < 2_600; n += 1) {
      pen.fillStyle = `rgb(70 50 20 / ${chance() * 0.05})`;
      pen.fillRect(chance() * SIZE, chance() * SIZE, 1 + chance() * 5, 1.5);
    }
    pen.lineJoin = "round";
    for (const border of ground.borders) {
      pen.beginPath();
      border.forEach(([x, y], idx) => {
        const at = [(x / 1_000) * scale, SIZE - (y / 1_000) * scale] as const;
        if (idx === 0) pen.moveTo(...at);
        else pen.lineTo(...at);
      });
      pen.closePath();
      pen.fillStyle = site;
      pen.fill();
      if (side === "blue") grid(pen, scale);
      // The line lies outside: what the rules measure is its inner edge.
      pen.strokeStyle = ink;
      pen.lineWidth = scale * 1.1;
      pen.stroke();
    }
    pen.fillStyle = faint;
    pen.font = `600 ${scale * 3}px ui-sans-serif, system-ui, sans-serif`;
    pen.textBaseline = "top";
    pen.fillText(ground.name, scale * 2.2, scale * 2);
    pen.textAlign = "right";
    pen.fillText(`¥${ground.yen}`, SIZE - scale * 2.2, scale * 2);
    pen.fillStyle = ink;
    pen.font = `700 ${scale * 3.2}px ui-sans-serif, system-ui, sans-serif`;
    pen.textBaseline = "bottom";
    pen.fillText(`${ground.pieces} ▱`, SIZE - scale * 2.2, SIZE - scale * 1.8);
    pen.textAlign = "left";
    pen.fillText(`${ground.floors} ≡`, scale * 2.2, SIZE - scale * 1.8);
    pen.strokeStyle = "rgb(40 30 10 / 0.35)";
    pen.lineWidth = 3;
    pen.strokeRect(1.5, 1.5, SIZE - 3, SIZE - 3);
  });
}

/** A fine grid of four millimetres, inside of the path. */
function grid(pen: CanvasRenderingContext2D, scale: number): void {
  pen.save();
  pen.clip();
  pen.strokeStyle = "rgb(60 120 140 / 0.35)";
  pen.lineWidth = 1.6;
  for (let mm = 0; mm <= CARD; mm += 4) {
    const at = mm * scale;
    pen.strokeRect(at, -10, 0.01, SIZE + 20);
    pen.strokeRect(-10, SIZE - at, SIZE + 20, 0.01);
  }
  pen.restore();
}
