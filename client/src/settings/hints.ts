/** Whether somebody's first matches of a game come with hints. */

import { onOff } from "./setting.svelte.ts";

export const firstHints = onOff("tokyo-first-hints", "on");
