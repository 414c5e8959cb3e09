/** The keys of a hand that holds a piece. Pure. */

import type { Pressed } from "@shell/hand/keys.ts";

export type HandWish =
  /** Millimetres to the right and away, as the camera looks. */
  | { is: "move"; right: number; away: number }
  | { is: "raise"; by: number }
  | { is: "turn"; degrees: number }
  | { is: "tip"; degrees: number }
  | { is: "align" }
  | { is: "let-go" }
  | { is: "lower" };

const ARROWS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** With Shift everything goes by smaller steps. */
export function handWishOf({ key, shiftKey }: Pressed): HandWish | null {
  const arrow = ARROWS[key];
  if (arrow) {
    const step = shiftKey ? 0.5 : 4;
    return { is: "move", right: arrow[0] * step, away: arrow[1] * step };
  }
  const [rise, turn, tip] = shiftKey ? [0.5, 0.5, 0.25] : [3, 3, 1];
  switch (key.toLowerCase()) {
    case "r":
    case "pageup":
      return { is: "raise", by: rise };
    case "f":
    case "pagedown":
      return { is: "raise", by: -rise };
    case "q":
      return { is: "turn", degrees: turn };
    case "e":
      return { is: "turn", degrees: -turn };
    case "z":
      return { is: "tip", degrees: -tip };
    case "x":
      return { is: "tip", degrees: tip };
    case "l":
      return { is: "align" };
    case "enter":
      return { is: "let-go" };
    case "escape":
      return { is: "lower" };
    default:
      return null;
  }
}
