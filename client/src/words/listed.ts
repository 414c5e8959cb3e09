/** Things and sentences in a row, with what the reader's language puts between them. */

import { say, spoken } from "./words.svelte.ts";

export function listed(parts: readonly string[]): string {
  return parts.join(say("between"));
}

/** All of them in one sentence: the last one after an “and”, where the language has that. */
export function together(names: readonly string[]): string {
  return new Intl.ListFormat(spoken(), { type: "conjunction" }).format(names);
}

/** Sentences that end without a sign of their own. */
export function sentences(parts: readonly string[]): string {
  return parts.join(say("between-sentences"));
}
