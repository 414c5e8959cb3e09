/** What a key asks for at this table. Pure. */

import { nudgeOf, type Nudge, type Pressed } from "@shell/hand/keys.ts";
import type { Shot } from "./picture.svelte.ts";

export type Wish =
  | Nudge
  | {
      is: "commit" | "cancel" | "junction" | "exit" | "snap" | "undo" | "numbers";
    }
  | { is: "look"; shot: Shot };

const HELD: Record<string, Wish> = {
  j: { is: "junction" },
  x: { is: "exit" },
  f: { is: "snap" },
  Enter: { is: "commit" },
  Escape: { is: "cancel" },
};

const ALWAYS: Record<string, Wish> = {
  u: { is: "undo" },
  n: { is: "numbers" },
  "1": { is: "look", shot: "orbit" },
  "2": { is: "look", shot: "plan" },
  "3": { is: "look", shot: "road" },
  "4": { is: "look", shot: "eye" },
};

/** What is asked for; `held` says whether something is in hand, `focused` whether a button is. */
export function wishOf(pressed: Pressed, held: boolean, focused: boolean): Wish | null {
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  // A button that has the focus is pressed by Enter.
  if (held && !(focused && key === "Enter")) {
    const wish = HELD[key] ?? nudgeOf(pressed);
    if (wish !== null) return wish;
  }
  return ALWAYS[key] ?? null;
}
