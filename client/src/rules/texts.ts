/** What there is to read about a game, each text fetched when it is read. */

const FIRST = "en";

/** A text, and the language that it is written in. */
export interface Text {
  language: string;
  text: string;
}

type Files = Record<string, () => Promise<string>>;

const GAMES = "../../../games";
const guides: Files = import.meta.glob<string>("../../../games/*/GUIDE*.md", {
  query: "?raw",
  import: "default",
});
const rules: Files = import.meta.glob<string>("../../../games/*/RULES*.md", {
  query: "?raw",
  import: "default",
});
const terms: Files = import.meta.glob<string>("../../../games/*/guide/terms.*.ftl", {
  query: "?raw",
  import: "default",
});
/** Where the pictures are; they themselves come when they are seen. */
const pictures = import.meta.glob<string>("../../../games/*/guide/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** A text in that language, or in the first one where nobody has written that. */
async function read(
  files: Files,
  path: (language: string) => string,
  wanted: string,
): Promise<Text | null> {
  for (const language of [wanted, FIRST]) {
    const load = files[`${GAMES}/${path(language)}`];
    if (load) return { language, text: await load() };
  }
  return null;
}

const suffix = (language: string) => (language === FIRST ? "" : `.${language}`);

/** The guide to read before a first game; nothing where nobody has written one. */
export function guideOf(game: string, language: string): Promise<Text | null> {
  return read(guides, (tag) => `${game}/GUIDE${suffix(tag)}.md`, language);
}

/** The numbered clauses. */
export function rulesOf(game: string, language: string): Promise<Text | null> {
  return read(rules, (tag) => `${game}/RULES${suffix(tag)}.md`, language);
}

/** What the terms of the guide mean, as a Fluent list. */
export function termsOf(game: string, language: string): Promise<Text | null> {
  return read(terms, (tag) => `${game}/guide/terms.${tag}.ftl`, language);
}

/** Whether the game has a guide. */
export function hasGuide(game: string): boolean {
  return `${GAMES}/${game}/GUIDE.md` in guides;
}

/** The address of a picture that a guide names. */
export function pictureOf(game: string, file: string): string | undefined {
  return pictures[`${GAMES}/${game}/${file}`];
}
