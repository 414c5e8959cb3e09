/** In which files words travel: a language at a time, and a game's table by itself. */

import { languageOf } from "../src/words/lists.ts";

/** A module of words, as the bundler names it. */
export const WORDS = /\.ftl\?raw$/;

/** The words of the first page: those of the shell and of all boxes, in one language. */
export const isFirstWords = (file: string) => file.startsWith("assets/words-");

/** The name of the file that a list goes into. */
export function wordsFile(module: string): string {
  const language = languageOf(module.replace(/\?raw$/, ""));
  const game = /\/games\/([^/]+)\/(?:view\/)?words\//.exec(module)?.[1];
  return game === undefined ? `words-${language}` : `${game}-words-${language}`;
}
