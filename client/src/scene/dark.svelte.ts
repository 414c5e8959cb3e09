/** Whether the page is dark, as chosen or as the device has it. */

import { MediaQuery } from "svelte/reactivity";
import { theme } from "../settings/theme.ts";

const device = new MediaQuery("(prefers-color-scheme: dark)");

export function isDark(): boolean {
  return theme.now === "auto" ? device.current : theme.now === "dark";
}
