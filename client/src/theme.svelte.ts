/** Light or dark: as the device has it, or as chosen. */

import { local } from "./storage.ts";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const KEPT = "tokyo-theme";

function kept(): Theme {
  const word = local.get(KEPT);
  return THEMES.find((theme) => theme === word) ?? "auto";
}

const first = kept();
let chosen = $state<Theme>(first);
show(first);

function show(theme: Theme): void {
  if (theme === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

/** What was chosen. */
export function theme(): Theme {
  return chosen;
}

/** Chooses. */
export function paint(next: Theme): void {
  chosen = next;
  local.set(KEPT, next);
  show(next);
}

/** The theme that a press of the button leads to. */
export function after(now: Theme): Theme {
  return THEMES[(THEMES.indexOf(now) + 1) % THEMES.length] ?? "auto";
}
