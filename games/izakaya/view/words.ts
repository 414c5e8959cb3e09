/** The words of this table. */

import { wordsOf } from "@shell/words/words.svelte.ts";
import en from "./words/en.ftl?raw";
import fr from "./words/fr.ftl?raw";

export const say = wordsOf({ en, fr });
