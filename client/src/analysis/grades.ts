/** How good a decision was: five grades, the best first. */

import type { Grade, Judged } from "./types.ts";

export const GRADES: readonly Grade[] = ["best", "good", "inaccuracy", "mistake", "blunder"];

/** Whether there was something better to do. */
export const isWorse = (grade: Grade): boolean => GRADES.indexOf(grade) > 1;

/** How often each grade was given. */
export function countsOf(decisions: readonly Judged[]): readonly { grade: Grade; count: number }[] {
  return GRADES.map((grade) => ({
    grade,
    count: decisions.filter((decision) => decision.grade === grade).length,
  }));
}
