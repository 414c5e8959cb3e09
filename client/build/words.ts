/**
 * In which files words travel: a language at a time; a game's table and the analysis by themselves.
 */

import { languageOf } from "../src/words/lists.ts";

/** A module of words, as the bundler names it. */
export const WORDS = /\.ftl\?raw$/;

/** The words of the first page: those of the shell and of all boxes, in one language. */
export const isFirstWords = (file: string) => file.startsWith("assets/words-");

/** The name of the file that a list goes into. */
export function wordsFile(module: string): string {
  const language = languageOf(module.replace(/\?raw$/, ""));
  const room = /\/games\/([^/]+)\/(?:view\/)?words\/|\/(analysis)\/words\//.exec(module);
  const name = room?.[1] ?? room?.[2];
  return name === undefined ? `words-${language}` : `${name}-words-${language}`;
}
