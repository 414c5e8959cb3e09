/** Whether bots say something now and then. */

import { onOff } from "./setting.svelte.ts";

export const remarks = onOff("tokyo-remarks", "on");
