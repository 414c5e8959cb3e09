/** The keys that move, turn and raise what is held, the same at every table. */

export type Nudge =
  /** Millimetres to the right and away, as the camera looks. */
  | { is: "move"; right: number; away: number }
  /** Degrees, counter-clockwise. */
  | { is: "turn"; degrees: number }
  | { is: "raise"; by: number };

export interface Pressed {
  key: string;
  shiftKey: boolean;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Arrows move by 1 mm, with Shift by 0.1; Page Up and Down turn by 1 degree, with Shift by 5. */
export function nudgeOf({ key, shiftKey }: Pressed): Nudge | null {
  const arrow = ARROWS[key];
  if (arrow !== undefined) {
    const step = shiftKey ? 0.1 : 1;
    return { is: "move", right: arrow[0] * step, away: arrow[1] * step };
  }
  if (key === "PageUp" || key === "PageDown") {
    return { is: "turn", degrees: (key === "PageUp" ? 1 : -1) * (shiftKey ? 5 : 1) };
  }
  if (key === "+" || key === "=") return { is: "raise", by: 1 };
  if (key === "-") return { is: "raise", by: -1 };
  return null;
}

/** A way to the right and away from the camera, as a way on the plan (x east, y north). */
export function onPlan(right: number, away: number, azimuth: number): { x: number; y: number } {
  const [sin, cos] = [Math.sin(azimuth), Math.cos(azimuth)];
  // A camera at azimuth 0 stands in the south and looks north.
  return { x: right * cos - away * sin, y: right * sin + away * cos };
}
