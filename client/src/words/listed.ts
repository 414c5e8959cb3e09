/** Things and sentences in a row, with what the reader's language puts between them. */

import { say } from "./words.svelte.ts";

export function listed(parts: readonly string[]): string {
  return parts.join(say("between"));
}

/** Sentences that end without a sign of their own. */
export function sentences(parts: readonly string[]): string {
  return parts.join(say("between-sentences"));
}
