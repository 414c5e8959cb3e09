/** The keys for a piece in hand, by their place on the keyboard. Pure. */

export type HandWish =
  | { is: "turn"; steps: number; fine: boolean }
  | { is: "flip" }
  | { is: "back" }
  | { is: "place" }
  /** Millimetres to the right and away, as the camera looks. */
  | { is: "move"; right: number; away: number };

export interface PressedCode {
  code: string;
  shiftKey: boolean;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Q and E turn, with Shift finely; F flips; arrows move by 2 mm, with Shift by 0.2. */
export function handWish({ code, shiftKey }: PressedCode): HandWish | null {
  const arrow = ARROWS[code];
  if (arrow !== undefined) {
    const step = shiftKey ? 0.2 : 2;
    return { is: "move", right: arrow[0] * step, away: arrow[1] * step };
  }
  switch (code) {
    case "KeyQ":
      return { is: "turn", steps: 1, fine: shiftKey };
    case "KeyE":
      return { is: "turn", steps: -1, fine: shiftKey };
    case "KeyF":
      return { is: "flip" };
    case "Escape":
      return { is: "back" };
    case "Enter":
    case "NumpadEnter":
      return { is: "place" };
    default:
      return null;
  }
}

/** Whether keys belong to something else: a field that is typed in, or an open dialogue. */
export function typesElsewhere(target: EventTarget | null): boolean {
  const at = target instanceof Element ? target : null;
  const field = at?.closest("input, select, textarea, [contenteditable]");
  return Boolean(field) || document.querySelector("dialog[open]") !== null;
}
