/** The words of this table, in the reader's language. */

import { wordsOf } from "@shell/words/words.svelte.ts";
import type { Fact } from "./types.ts";

export const t = wordsOf(
  import.meta.glob<string>(["./words/*.ftl", "../words/cards.*.ftl"], {
    query: "?raw",
    import: "default",
  }),
);

/** What a card does. */
export function textOf(fact: Fact): string {
  return t(`card-${fact.title}`);
}
