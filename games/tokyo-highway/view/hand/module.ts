/** The module that knows gravity: only matches by hand need it. */

import type { Setup } from "../types.ts";

export function moduleOf(setup: Partial<Setup> | null): string {
  return setup?.mode === "hand-built" ? "tokyo-highway-hand" : "tokyo-highway";
}
