/** What a key asks for at this table, by its place on the keyboard. Pure. */

import { handWish, type HandWish, type PressedCode } from "@shell/wood/keys.ts";
import type { Kin } from "./types.ts";
import { ORDER } from "./stands.ts";

export type Wish =
  | HandWish
  | { is: "stop" | "return" | "lift" | "camera" | "tidy" | "map" | "take" }
  | { is: "kin"; kin: Kin | null }
  /** To the next or the last piece of the pile. */
  | { is: "browse"; by: number };

const ALWAYS: Record<string, Wish> = {
  Backspace: { is: "return" },
  KeyX: { is: "lift" },
  KeyC: { is: "camera" },
  KeyT: { is: "tidy" },
  KeyM: { is: "map" },
};

const BROWSE: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** What is asked for; `held` says whether a piece is in hand, `focused` whether a control is. */
export function wishOf(pressed: PressedCode, held: boolean, focused: boolean): Wish | null {
  const { code } = pressed;
  // Space and Enter belong to the control that has the focus.
  if (code === "Space") return focused ? null : { is: "stop" };
  if (focused && (code === "Enter" || code === "NumpadEnter")) return null;
  if (held) return handWish(pressed) ?? ALWAYS[code] ?? null;
  const digit = /^(?:Digit|Numpad)([0-6])$/.exec(code)?.[1];
  if (digit !== undefined) return { is: "kin", kin: ORDER[Number(digit) - 1] ?? null };
  if (code === "Enter" || code === "NumpadEnter") return { is: "take" };
  const by = focused ? undefined : BROWSE[code];
  return by === undefined ? (ALWAYS[code] ?? null) : { is: "browse", by };
}
