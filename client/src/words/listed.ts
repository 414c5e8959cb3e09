/** Things in a row, with what the reader's language puts between them. */

import { say } from "./words.svelte.ts";

export function listed(parts: readonly string[]): string {
  return parts.join(say("between"));
}
