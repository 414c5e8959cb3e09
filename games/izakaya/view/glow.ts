/** The light of bottles: no lamps, but an attribute of what stands beside them. Pure. */

import type { Point3 } from "@shell/scene/framing.ts";
import { DRINKS } from "./drinks.ts";
import type { Colour } from "./types.ts";

/** Red, green and blue, in linear light. */
export type Rgb = [number, number, number];

export interface Light {
  at: Point3;
  colour: Colour;
  coins: number;
}

/** At this distance a bottle's light has halved, in millimetres. */
const HALF = 34;
/** What one coin is worth in light. */
const COIN = 0.26;

/** An sRGB colour such as #ff8800 in linear light. */
export function linear(hex: string): Rgb {
  const part = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

/** How strongly a bottle worth this many coins shines: one without coins only just. */
export function strengthOf(coins: number): number {
  return 0.12 + coins * COIN;
}

/** What a few bottles shed on a place. */
export function lightAt(at: Point3, lights: readonly Light[]): Rgb {
  return lights.reduce<Rgb>(
    (sum, light) => {
      const away = Math.hypot(at.x - light.at.x, at.z - light.at.z, at.y - 12);
      const strength = strengthOf(light.coins) / (1 + (away / HALF) ** 2);
      const tint = linear(DRINKS[light.colour].light);
      return sum.map((part, n) => part + (tint[n] as number) * strength) as Rgb;
    },
    [0, 0, 0],
  );
}
