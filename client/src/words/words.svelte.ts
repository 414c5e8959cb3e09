/** All words of the shell, in the reader's language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { local } from "../storage.ts";
import { sourcesIn, type Lists } from "./lists.ts";

declare const __LANGUAGES__: readonly string[];
/** The languages that every list speaks in full, the first one to fall back on. */
export const LANGUAGES: readonly string[] = __LANGUAGES__;

/** Puts a message in words. A missing one shows its name, so that tests find it. */
export type Say = (key: string, args?: Record<string, FluentVariable>) => string;

const KEPT = "tokyo-language";

function bundleOf(language: string, source: string): FluentBundle {
  // Marks that isolate placeables are right, but show as boxes in some fonts.
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** A language as it is offered: `fr` for `fr-CA`, where nobody has written that. */
function offered(tag: string): string | undefined {
  return (
    LANGUAGES.find((language) => language === tag) ??
    LANGUAGES.find((language) => language === tag.split("-")[0])
  );
}

function preferred(): string {
  const wanted = [local.get(KEPT), navigator.languages[0]];
  const found = wanted.map((tag) => offered(tag ?? "")).find((tag) => tag !== undefined);
  return found ?? LANGUAGES[0] ?? "";
}

let language = $state(preferred());

/** The language that is spoken. */
export function spoken(): string {
  return language;
}

/** Speaks another language from now on. */
export function speak(next: string): void {
  language = next;
  local.set(KEPT, next);
  document.documentElement.lang = next;
}

/** The words of a room of its own, such as a game's table: they follow the language too. */
export function wordsOf(lists: Lists): Say {
  const sources = sourcesIn(lists);
  const bundles = new Map<string, FluentBundle>();
  return (key, args = {}) => {
    let bundle = bundles.get(language);
    if (bundle === undefined) {
      bundle = bundleOf(language, sources.get(language) ?? "");
      bundles.set(language, bundle);
    }
    const message = bundle.getMessage(key);
    return message?.value ? bundle.formatPattern(message.value, args) : key;
  };
}

/** The words of the shell. */
export const say: Say = wordsOf(
  import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true }),
);
