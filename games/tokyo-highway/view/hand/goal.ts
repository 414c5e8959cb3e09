/** What is to be done next by hand, for words. Pure. */

import type { Held, Rising, Step } from "../types.ts";
import { heightOf } from "./aim.ts";

/** Where a piece in hand belongs. */
export type Goal = "foot" | "top" | "junction" | "road" | "exit" | "car";

export function goalOf(piece: Held, rising: Rising | null): Goal {
  switch (piece) {
    case "grey":
      return rising ? "top" : "foot";
    case "yellow":
      return "junction";
    case "road":
      return rising ? "road" : "exit";
    case "car":
      return "car";
  }
}

/** Whether a road can lead to a column that is being put up; or to a taller one; or to neither. */
export function fitOf(rising: Rising, steps: Iterable<readonly Step[]>): "fits" | "more" | "none" {
  const high = heightOf(rising);
  const all = [...steps].flat();
  const { yellow } = rising;
  if (all.some(({ height, junction }) => height === high && junction === yellow)) return "fits";
  return !yellow && all.some(({ height }) => height > high) ? "more" : "none";
}
