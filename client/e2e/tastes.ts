/** How to play each game so that it ends soon: what is liked most comes first. */

import type { Taste } from "./play.ts";

export const KING: Taste = [
  / anyway$/,
  /^Keep the dice/,
  /^Stay in Tokyo/,
  /^Done buying/,
  /^(Pass|Don’t buy it|Stop using hearts|Take the damage)/,
  /^(Heal 1|Yield Tokyo)/,
];
export const DANGAN: Taste = [/your destination$/, /^End the turn/];
export const JUTAKU: Taste = [/^Start on/, /^Place /, /^Skip this beat/];
export const IZAKAYA: Taste = [/^Bid /, /^Claim /, /^Put a /, /^Place it/, /^Pass/];
