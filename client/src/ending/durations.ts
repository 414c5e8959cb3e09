/** How long the end of a match takes to be shown, in milliseconds: all of it in one place. */

import { paced, type Pace } from "../settings/pace.ts";

/** The scene for the winner; whoever has seen enough ends it by any key or tap. */
const MOMENT_MS = 3_800;

/** How long that scene takes at the chosen pace: whoever wants everything at once sees none. */
export function momentMs(chosen?: Pace): number {
  return paced(MOMENT_MS, chosen);
}
