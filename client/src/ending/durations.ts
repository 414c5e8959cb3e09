/** How long the end of a match takes to be shown, in milliseconds: all of it in one place. */

import { paced, type Pace } from "../settings/pace.ts";

/** The scene for the winner; any key or tap ends it. */
const MOMENT_MS = 3_800;

/** How long that scene takes at the chosen pace: with instant moves there is none. */
export function momentMs(chosen?: Pace): number {
  return paced(MOMENT_MS, chosen);
}
