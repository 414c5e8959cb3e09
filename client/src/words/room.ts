/** What one room of the page says, such as the shell or a game's table. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { elide } from "./elide.ts";
import { languageOf, type DistantLists } from "./lists.ts";

function bundleOf(language: string, source: string): FluentBundle {
  // Marks that isolate placeables are right, but show as boxes in some fonts.
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Where a language writes a space before a sign, the sign still never begins a line. */
function unbroken(source: string): string {
  return source.replace(/(?<=\S) (?=[:;!?»])/g, "\u00a0").replace(/(?<=«) /g, "\u00a0");
}

/** It knows the languages that were fetched for it, and no other. */
export class Room {
  readonly #bundles = new Map<string, FluentBundle>();

  constructor(private readonly lists: DistantLists) {}

  knows(language: string): boolean {
    return this.#bundles.has(language);
  }

  /** Fetches everything that it says in a language. */
  async learn(language: string): Promise<void> {
    const lists = Object.entries(this.lists).filter(([path]) => languageOf(path) === language);
    const sources = await Promise.all(lists.map(([, fetched]) => fetched()));
    this.#bundles.set(language, bundleOf(language, unbroken(sources.join("\n"))));
  }

  /** A message in words; its name where the language lacks it, so that tests find it. */
  say(language: string, key: string, args: Record<string, FluentVariable>): string {
    const bundle = this.#bundles.get(language);
    const pattern = bundle?.getMessage(key)?.value;
    if (!bundle || !pattern) return key;
    const said = bundle.formatPattern(pattern, args);
    return language === "fr" ? elide(said) : said;
  }
}
