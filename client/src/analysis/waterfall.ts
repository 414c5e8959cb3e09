/** How a result came about, as bars one below the other: pure. */

import { PARTS, shownAccount, type Part } from "./numbers.ts";
import type { Account, Point } from "./types.ts";
import { SURE } from "./winLines.ts";

/** One line of the picture: from where to where its bar goes, in parts of the whole width. */
export interface Bar {
  part: "start" | Part | "result";
  /** What is told beside it, in hundredths of a point. */
  value: number;
  from: number;
  to: number;
}

/** The bars of an account: each change begins where the one before it ended. */
export function barsOf(account: Account): { bars: Bar[]; zero: number } {
  const shown = shownAccount(account);
  const ends: number[] = [shown.start];
  for (const part of PARTS) ends.push((ends.at(-1) ?? 0) + shown[part]);
  // Luck can give more than there is, before something else takes it away.
  const [low, high] = [Math.min(0, ...ends), Math.max(SURE, ...ends)];
  const at = (value: number) => (value - low) / (high - low);
  const changes = PARTS.map((part, idx): Bar => {
    const [before, after] = [ends[idx] ?? 0, ends[idx + 1] ?? 0];
    const [from, to] = [at(Math.min(before, after)), at(Math.max(before, after))];
    return { part, value: shown[part], from, to };
  });
  const whole = (part: "start" | "result"): Bar => ({
    ...{ part, value: shown[part], from: at(0), to: at(shown[part]) },
  });
  return { bars: [whole("start"), ...changes, whole("result")], zero: at(0) };
}

/** When chance was kindest to a seat, and when it was not; nothing where it never was. */
export function momentsOf(
  points: readonly Point[],
  seat: number,
): { best: Point | null; worst: Point | null } {
  let [best, worst]: (Point | null)[] = [null, null];
  for (const point of points) {
    const luck = point.luck[seat] ?? 0;
    if (luck > (best?.luck[seat] ?? 0)) best = point;
    if (luck < (worst?.luck[seat] ?? 0)) worst = point;
  }
  return { best: best ?? null, worst: worst ?? null };
}
