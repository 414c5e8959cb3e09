/** The colours of the page, as paint for a scene. */

import { Color } from "three";

/** A colour of `tokens.css` by its name, such as `--accent`, as the page shows it now. */
export function token(name: string, of: Element = document.documentElement): string {
  return getComputedStyle(of).getPropertyValue(name).trim();
}

/** Paint on wood: the same hue, strong enough to last under any light. */
export function paint(style: string): Color {
  const colour = new Color().setStyle(style);
  const { h, s, l } = colour.getHSL({ h: 0, s: 0, l: 0 }, "srgb");
  return colour.setHSL(h, Math.max(s, 0.62), Math.min(l, 0.56), "srgb");
}

/** The paint of each seat. */
export function seatPaint(seat: number): Color {
  return paint(token(`--seat-${seat}`));
}
