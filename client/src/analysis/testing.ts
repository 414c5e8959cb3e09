/** For tests: a made-up analysis, and a worker that is told what to say. */

import type { Analysis, Grade, Judged } from "./types.ts";
import type { Begin, Task, WorkEars } from "./work.ts";

/** An analysis that has come so far and knows nothing else. */
export function toldOf(progress: number, rest: Partial<Analysis> = {}): Analysis {
  return { progress, points: [], decisions: [], accounts: [], races: [], ...rest };
}

/** A decision of which only its place, its grade and its seat matter. */
export function decided(step: number, grade: Grade, seat = 0): Judged {
  const turn = { round: 1, seat };
  const rest = { lost: 100, choices: [], why: null, settled: true };
  return { step, until: step, seat, turn, said: `choice ${step}`, grade, ...rest };
}

/** Everybody who was sent to work. */
export class Workers {
  readonly tasks: Task[] = [];
  readonly said: string[] = [];
  ears: WorkEars | null = null;

  readonly begin: Begin = (task, ears) => {
    this.tasks.push(task);
    this.ears = ears;
    const hear = (what: string) => () => void this.said.push(what);
    return { hold: hear("hold"), goOn: hear("go on"), close: hear("close") };
  };
}
