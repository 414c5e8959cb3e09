/** The time to place a piece: how much of it is left. Pure. */

import type { View } from "./types.ts";

export interface Burning {
  /** Milliseconds. */
  left: number;
  whole: number;
}

/** `past` is the time since the view was true. Nothing where no time runs. */
export function burning(view: View, past: number): Burning | null {
  const { phase, setup, now } = view;
  const [until, limit] =
    "placing" in phase
      ? [phase.placing.until, setup.place_limit]
      : "bidding" in phase
        ? [phase.bidding.until, setup.bid_limit]
        : [null, 0];
  if (until === null || limit === 0) return null;
  const whole = limit * 1_000;
  return {
    left: Math.min(whole, Math.max(0, until - now - Math.max(0, past))),
    whole,
  };
}
