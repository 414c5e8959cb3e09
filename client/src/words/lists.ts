/** Word lists, as their files are named: `fr.ftl`, or `cards.fr.ftl` where there are parts. */

/** Fluent sources by the paths of their files. */
export type Lists = Readonly<Record<string, string>>;

/** The same from afar: each is fetched when its language is spoken. */
export type DistantLists = Readonly<Record<string, () => Promise<string>>>;

/** The language of a list. */
export function languageOf(path: string): string {
  return /([^./]+)\.ftl$/.exec(path)?.[1] ?? "";
}

/** Everything that each language says. */
export function sourcesIn(lists: Lists): ReadonlyMap<string, string> {
  const sources = new Map<string, string>();
  for (const [path, source] of Object.entries(lists)) {
    const language = languageOf(path);
    sources.set(language, `${sources.get(language) ?? ""}\n${source}`);
  }
  return sources;
}

/** The keys of the messages in a source. */
export function keysIn(source: string): string[] {
  return [...source.matchAll(/^([a-zA-Z][a-zA-Z0-9_-]*) *=/gm)].map(([, key]) => key ?? "");
}

/** The names of what a message's placeables stand for, by its key. */
export function placeablesIn(source: string): ReadonlyMap<string, ReadonlySet<string>> {
  const messages = source.split(/^(?=[a-zA-Z][a-zA-Z0-9_-]* *=)/m);
  const names = (text: string) =>
    new Set([...text.matchAll(/\$([a-zA-Z][a-zA-Z0-9_-]*)/g)].map(([, name]) => name ?? ""));
  return new Map(messages.flatMap((text) => keysIn(text).map((key) => [key, names(text)])));
}
