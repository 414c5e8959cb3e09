/** The words of this table, in the reader's language. */

import { wordsOf } from "@shell/words/words.svelte.ts";
import type { Fact } from "./types.ts";
import english from "./words/en.ftl?raw";
import french from "./words/fr.ftl?raw";
import frenchCards from "../words/fr-cards.ftl?raw";

export const t = wordsOf({ en: english, fr: `${french}\n${frenchCards}` });

/** What a card does. English comes with the card itself. */
export function textOf(fact: Fact): string {
  const key = `card-${fact.title}`;
  const text = t(key);
  return text === key ? fact.text : text;
}
