/** All words of the shell, in the reader's language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { local } from "../storage.ts";
import english from "./en.ftl?raw";
import french from "./fr.ftl?raw";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Messages in every language: Fluent sources. */
export type Sources = Record<Language, string>;
/** Puts a message in words. A missing one shows its name, so that tests find it. */
export type Say = (key: string, args?: Record<string, FluentVariable>) => string;

const KEPT = "tokyo-language";

function bundleOf(language: Language, sources: Sources): FluentBundle {
  // Marks that isolate placeables are right, but show as boxes in some fonts.
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(sources[language]));
  return bundle;
}

function isLanguage(word: string | null): word is Language {
  return LANGUAGES.some((language) => language === word);
}

function preferred(): Language {
  const kept = local.get(KEPT);
  if (isLanguage(kept)) return kept;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => wanted[0] === language) ?? "en";
}

let language = $state<Language>(preferred());

/** The language that is spoken. */
export function spoken(): Language {
  return language;
}

/** Speaks another language from now on. */
export function speak(next: Language): void {
  language = next;
  local.set(KEPT, next);
  document.documentElement.lang = next;
}

/** The words of a room of its own, such as a game's table: they follow the language too. */
export function wordsOf(sources: Sources): Say {
  const bundles = new Map<Language, FluentBundle>();
  return (key, args = {}) => {
    let bundle = bundles.get(language);
    if (bundle === undefined) {
      bundle = bundleOf(language, sources);
      bundles.set(language, bundle);
    }
    const message = bundle.getMessage(key);
    return message?.value ? bundle.formatPattern(message.value, args) : key;
  };
}

/** The words of the shell. */
export const say: Say = wordsOf({ en: english, fr: french });
