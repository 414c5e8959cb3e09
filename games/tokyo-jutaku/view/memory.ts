/** What the table remembers for a while: verdicts, notices, a solution that is shown. */

import type { Solved } from "./solutions.ts";
import type { Fault, Standing } from "./types.ts";

/** What a stop came to. */
export interface Judged {
  seat: number;
  faults: readonly Fault[];
  yen: number;
}

export interface Notice {
  key: string;
  args: Record<string, string | number>;
}

/** A solution that is being shown. */
export interface Solution {
  site: Solved;
  standing: readonly Standing[];
  /** How many of its pieces lie. */
  laid: number;
  /** Whose desk was looked at before. */
  before: number | null;
}
