/** The languages that the page offers: those in which every word list is complete. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { keysIn, sourcesIn } from "../src/words/lists.ts";

/** The language in which every list is written first. */
export const FIRST = "en";

/** What one language lacks of one folder's lists. */
export interface Gap {
  language: string;
  folder: string;
  keys: readonly string[];
}

/** Every folder with word lists, from the root of the repository. */
export function folders(root: string): string[] {
  const games = readdirSync(`${root}/games`).flatMap((game) =>
    ["words", "view/words", "view/box", "guide"].map((folder) => `games/${game}/${folder}`),
  );
  const shell = ["client/src/words", "client/src/analysis/words", "crates/words/house"];
  const all = [...shell, ...games];
  return all.filter((folder) => existsSync(`${root}/${folder}`));
}

/** What each language says in a folder. */
export function sourcesOf(root: string, folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(`${root}/${folder}`).filter((name) => name.endsWith(".ftl"));
  const text = (name: string) => readFileSync(`${root}/${folder}/${name}`, "utf8");
  return sourcesIn(Object.fromEntries(names.sort().map((name) => [name, text(name)])));
}

/** All languages that any list speaks, the first one first. */
export function spokenIn(root: string): string[] {
  const all = new Set(folders(root).flatMap((folder) => [...sourcesOf(root, folder).keys()]));
  all.delete(FIRST);
  return [FIRST, ...[...all].sort()];
}

/** What is missing, by language and folder. */
export function gaps(root: string): Gap[] {
  const languages = spokenIn(root);
  return folders(root).flatMap((folder) => {
    const sources = sourcesOf(root, folder);
    const wanted = keysIn(sources.get(FIRST) ?? "");
    return languages.flatMap((language): Gap[] => {
      const known = new Set(keysIn(sources.get(language) ?? ""));
      const keys = wanted.filter((key) => !known.has(key));
      return keys.length === 0 ? [] : [{ language, folder, keys }];
    });
  });
}

/** The languages in which nothing is missing. */
export function complete(root: string): string[] {
  const lacking = new Set(gaps(root).map(({ language }) => language));
  return spokenIn(root).filter((language) => !lacking.has(language));
}
