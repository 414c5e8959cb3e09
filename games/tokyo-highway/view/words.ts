/** The words of this table. */

import { wordsOf } from "@shell/words/words.svelte.ts";

export const say = wordsOf(
  import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" }),
);
