/** The six drinks: what their glass looks like, how they shine, and the silhouette of each bottle. */

import type { ByColour, Colour } from "./types.ts";

export const COLOURS: readonly Colour[] = ["white", "blue", "red", "yellow", "green", "black"];

export interface Drink {
  /** The glass, and what glows in it. */
  glass: string;
  light: string;
  /** How wide and how tall its bottle is: no two alike, for eyes that see colours differently. */
  wide: number;
  tall: number;
}

export const DRINKS: Record<Colour, Drink> = {
  white: { glass: "#f3ecdb", light: "#fff1d0", wide: 1.14, tall: 0.84 },
  blue: { glass: "#2f6be0", light: "#5a9bff", wide: 0.94, tall: 1.08 },
  red: { glass: "#d4301c", light: "#ff5236", wide: 1.04, tall: 0.95 },
  yellow: { glass: "#e9ae1e", light: "#ffc93f", wide: 1.2, tall: 0.76 },
  green: { glass: "#1f9a58", light: "#4be393", wide: 0.88, tall: 1.2 },
  black: { glass: "#17131f", light: "#a98bd8", wide: 1.08, tall: 1.02 },
};

export function of<T>(values: ByColour<T>, colour: Colour): T {
  return values[COLOURS.indexOf(colour)] as T;
}
