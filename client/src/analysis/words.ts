/** The words of the analysis and of the coach: they are fetched with it. */

import { wordsOf, type Say } from "../words/words.svelte.ts";

export const tell: Say = wordsOf(
  import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" }),
);
