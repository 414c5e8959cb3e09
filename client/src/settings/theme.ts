/** Light or dark: as the device has it, or as chosen. */

import { choice } from "./setting.svelte.ts";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const theme = choice<Theme>("tokyo-theme", THEMES, "auto");

theme.each((chosen) => {
  if (chosen === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = chosen;
});

/** The theme that a press of the button leads to. */
export function after(now: Theme): Theme {
  return THEMES[(THEMES.indexOf(now) + 1) % THEMES.length] ?? "auto";
}
