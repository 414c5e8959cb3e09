/** Wood, paint, asphalt and enamel. */

import {
  CanvasTexture,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  MirroredRepeatWrapping,
} from "three";
import { laid } from "@shell/scene/layers.ts";
import { endGrain, painted, softSpot } from "@shell/scene/textures.ts";
import { ROAD } from "../sizes.ts";

/** Discs are turned wood under thin paint: long grain round the side, end grain on the faces. */
export function discWood(): MeshStandardMaterial {
  const map = painted(512, 256, 3, (pen, chance) => {
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, 512, 256);
    for (let n = 0; n < 260; n += 1) {
      const y = chance() * 256;
      pen.fillStyle = `rgb(74 46 20 / ${0.03 + chance() * 0.1})`;
      pen.fillRect(chance() * 150, y, 60 + chance() * 150, 0.5 + chance());
    }
    pen.fillStyle = "#fff";
    pen.fillRect(256, 0, 256, 256);
    endGrain(pen, chance, 256, 0, 256);
  });
  return new MeshStandardMaterial({ map, roughness: 0.72 });
}

/** The painted wood of a road, under its asphalt. Seats' paint keeps its hue under any light. */
export function roadWood(): MeshStandardMaterial {
  return new MeshStandardMaterial({ roughness: 0.62, toneMapped: false });
}

/** What a deck looks like from above: asphalt, crisp marks, worn a little. */
function deckTexture(): CanvasTexture {
  const [width, height] = [1024, 80];
  const scale = width / ROAD.length;
  return painted(width, height, 21, (pen, chance) => {
    pen.fillStyle = "#41444c";
    pen.fillRect(0, 0, width, height);
    for (let n = 0; n < 2_500; n += 1) {
      const light = chance() > 0.5 ? "255 255 255" : "0 0 0";
      pen.fillStyle = `rgb(${light} / ${chance() * 0.1})`;
      pen.fillRect(chance() * width, chance() * height, 2, 2);
    }
    // Two lanes, where wheels have polished the surface.
    for (const y of [0.27, 0.73]) {
      pen.fillStyle = "rgb(255 255 255 / 0.05)";
      pen.fillRect(0, y * height - 0.1 * height, width, 0.2 * height);
    }
    pen.fillStyle = "#f4efe2";
    for (let x = 4; x < ROAD.length; x += 8.5) {
      pen.fillRect(x * scale, height / 2 - 2.5, 4.4 * scale, 5);
    }
    pen.fillStyle = "rgb(244 239 226 / 0.75)";
    pen.fillRect(0, 4.5, width, 2.5);
    pen.fillRect(0, height - 7, width, 2.5);
  });
}

export function asphalt(): MeshStandardMaterial {
  return new MeshStandardMaterial({ map: deckTexture(), roughness: 0.92 });
}

/** Cars are enamel. */
export function enamel(): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({
    vertexColors: true,
    toneMapped: false,
    roughness: 0.34,
    clearcoat: 0.8,
    clearcoatRoughness: 0.18,
  });
}

/** A soft shade under pieces. */
export function shade(): MeshBasicMaterial {
  const look = {
    map: softSpot(),
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  };
  return laid(new MeshBasicMaterial(look), "shade");
}

/** A soft stripe as wide as a road that leads away along x, for the tops of discs. */
export function restShade(): MeshBasicMaterial {
  const map = painted(64, 64, 1, (pen) => {
    const fade = pen.createLinearGradient(0, 0, 0, 64);
    for (const [at, dark] of [
      [0.04, 0],
      [0.14, 0.22],
      [0.22, 0.8],
      [0.78, 0.8],
      [0.86, 0.22],
      [0.96, 0],
    ] as const) {
      fade.addColorStop(at, `rgb(0 0 0 / ${dark})`);
    }
    pen.fillStyle = fade;
    pen.fillRect(0, 0, 64, 64);
    // Beyond the tip of the road there is light again.
    pen.globalCompositeOperation = "destination-in";
    const along = pen.createLinearGradient(0, 0, 64, 0);
    along.addColorStop(0.15, "rgb(0 0 0 / 0)");
    along.addColorStop(0.4, "rgb(0 0 0 / 1)");
    pen.fillStyle = along;
    pen.fillRect(0, 0, 64, 64);
  });
  const look = { map, transparent: true, depthWrite: false, toneMapped: false };
  return laid(new MeshBasicMaterial(look), "shade");
}

/** Planks of pale wood. */
function plankTexture(): CanvasTexture {
  const size = 1024;
  const texture = painted(size, size, 8, (pen, chance) => {
    const boards = 6;
    for (let board = 0; board < boards; board += 1) {
      const [y, high] = [(board * size) / boards, size / boards];
      const light = 0.94 + chance() * 0.06;
      const tone = [250, 238, 218].map((part) => Math.round(part * light));
      pen.fillStyle = `rgb(${tone.join(" ")})`;
      pen.fillRect(0, y, size, high);
      for (let n = 0; n < 150; n += 1) {
        const at = y + chance() * high;
        const bend = (chance() - 0.5) * 16;
        pen.strokeStyle = `rgb(130 88 44 / ${0.015 + chance() * 0.06})`;
        pen.lineWidth = 0.4 + chance() * 1.5;
        pen.beginPath();
        pen.moveTo(0, at);
        pen.bezierCurveTo(size * 0.3, at + bend, size * 0.7, at - bend, size, at);
        pen.stroke();
      }
      pen.fillStyle = "rgb(92 60 28 / 0.3)";
      pen.fillRect(0, y, size, 1.5);
    }
  });
  texture.wrapS = MirroredRepeatWrapping;
  texture.wrapT = MirroredRepeatWrapping;
  texture.repeat.set(2.6, 2.6);
  return texture;
}

export function tableWood(colour: string): MeshStandardMaterial {
  return new MeshStandardMaterial({
    map: plankTexture(),
    color: colour,
    roughness: 0.74,
  });
}

/** What is in the way of the eye. */
export function glassMaterial(): MeshStandardMaterial {
  return new MeshStandardMaterial({
    transparent: true,
    opacity: 0.24,
    depthWrite: false,
    roughness: 0.2,
  });
}
