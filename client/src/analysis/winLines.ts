/** Where win chances lie on their plot: pure. */

import { spread } from "../ending/plots.ts";
import type { Judged, Point } from "./types.ts";

/** So many hundredths of a percent are certainty. */
export const SURE = 10_000;

/** The room that lines have, in pixels. */
export interface Field {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A spot on the plot. */
export interface Spot {
  x: number;
  y: number;
}

/** This many words fit below the plot. */
const TICKS = 6;
/** Nobody hits a mark from farther away, in pixels. */
const NEAR = 14;

export class WinLines {
  constructor(
    private readonly points: readonly Point[],
    /** The last step of the match: the plot is as wide from the beginning. */
    private readonly steps: number,
    private readonly field: Field,
  ) {}

  x(step: number): number {
    const { left, right } = this.field;
    return left + (step / Math.max(1, this.steps)) * (right - left);
  }

  y(chance: number): number {
    const { top, bottom } = this.field;
    return bottom - (chance / SURE) * (bottom - top);
  }

  /** The step at a place of the plot. */
  stepAt(x: number): number {
    const { left, right } = this.field;
    const part = (x - left) / Math.max(1, right - left);
    return Math.round(Math.min(1, Math.max(0, part)) * this.steps);
  }

  /** How things stood at a step, or just before it; nothing while that is not known. */
  at(step: number): Point | null {
    let [low, high] = [0, this.points.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.points[middle]?.step ?? 0) <= step) low = middle + 1;
      else high = middle;
    }
    return this.points[low - 1] ?? null;
  }

  /** A seat's line, as the path of an SVG. */
  line(seat: number): string {
    const round = (value: number) => Math.round(value * 10) / 10;
    return this.points
      .map(({ step, chances }, idx) => {
        const to = `${round(this.x(step))} ${round(this.y(chances[seat] ?? 0))}`;
        return (idx === 0 ? "M" : "L") + to;
      })
      .join("");
  }

  /** Where a decision stands: on the line of who took it, at the position before it. */
  spotOf({ step, seat }: Judged): Spot {
    const before = this.at(step - 1);
    return { x: this.x(step - 1), y: this.y(before?.chances[seat] ?? 0) };
  }

  /** The decision whose mark is pressed, if one is. */
  hit<D extends Judged>(decisions: readonly D[], spot: Spot): D | null {
    let best: { decision: D; far: number } | null = null;
    for (const decision of decisions) {
      const mark = this.spotOf(decision);
      const far = Math.hypot(mark.x - spot.x, mark.y - spot.y);
      if (far <= NEAR && far <= (best?.far ?? NEAR)) best = { decision, far };
    }
    return best?.decision ?? null;
  }

  /** Where rounds begin, as far as there is room to say so. */
  rounds(): { step: number; round: number }[] {
    const first = this.points.flatMap(({ step, turn }, idx) => {
      const before = this.points[idx - 1]?.turn.round ?? 0;
      return turn.round > 0 && turn.round !== before ? [{ step, round: turn.round }] : [];
    });
    return spread(first, TICKS);
  }
}
