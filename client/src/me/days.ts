/** Days as people write them. */

import { spoken } from "../words/words.svelte.ts";

/** A day such as `2026-11-17`, in the reader's language. */
export function dayText(day: string): string {
  const style = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(spoken(), style).format(new Date(`${day}T00:00:00Z`));
}
