/** A day's result in squares: how much it took, never how it was done. */

import type { Solved } from "./solved.ts";

/** One square for each action: green if nobody can do with fewer. */
export function squaresOf({ actions, best }: Pick<Solved, "actions" | "best">): string {
  return (best ? "🟩" : "🟨").repeat(Math.min(actions ?? 0, 24));
}

/** The lines to be sent to others. */
export function sharedText(lines: readonly string[]): string {
  return lines.filter((line) => line !== "").join("\n");
}
