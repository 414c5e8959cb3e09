/** When the piece in hand is shown to the others, and how long theirs are seen. */

import { gestureOf, poseOf } from "./hands.ts";
import type { Pose } from "./types.ts";

/** A hand that holds still is shown again after this long, and forgotten after that long. */
const STILL = 1_000;
const FORGOTTEN = 3_000;

export class Waving {
  #shown: readonly number[] = [];
  #at = 0;

  /** What is to be shown now: nothing while it is still the same. */
  news(pose: Pose | null, now: number): number[] | null {
    const gesture = gestureOf(pose);
    const same = gesture.join() === this.#shown.join();
    if (same && (pose === null || now - this.#at < STILL)) return null;
    this.#shown = gesture;
    this.#at = now;
    return gesture;
  }
}

/** How somebody else holds that piece, if it was shown of late. */
export function seenPose(
  hand: { gesture: readonly number[]; at: number } | undefined,
  piece: number | undefined,
  now: number,
): Pose | null {
  if (hand === undefined || piece === undefined) return null;
  return now - hand.at > FORGOTTEN ? null : poseOf(hand.gesture, piece);
}
