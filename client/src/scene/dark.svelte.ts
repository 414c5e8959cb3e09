/** Whether the page is dark, as chosen or as the device has it. */

import { MediaQuery } from "svelte/reactivity";
import { theme } from "../theme.svelte.ts";

const device = new MediaQuery("(prefers-color-scheme: dark)");

export function isDark(): boolean {
  return theme() === "auto" ? device.current : theme() === "dark";
}
