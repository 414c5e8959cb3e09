/** The word lists of page, house and games: which texts are English where French was wanted. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource, type Message } from "@fluent/bundle";

type Pattern = NonNullable<Message["value"]>;
type Messages = ReadonlyMap<string, Pattern>;

/** A sentence as it can look: a source of a regular expression, and how many letters it fixes. */
interface Form {
  source: string;
  letters: number;
}

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Fewer letters than this tell no language. */
const LEAST = 2;
/** Fewer than this say too little about anything but a number: "3 of 5", but not "Friend of Ann". */
const TELLING = 4;
/** Proper names, which no language translates. */
const NAMES = ["King of Tokyo"];
/** Sentences with many forms are known by the first of them. */
const MOST_FORMS = 200;
const ANYTHING: Form = { source: "(?:.+?)", letters: 0 };
const NUMBER = "\\d[\\d ,.]*";

const games = () => readdirSync(`${ROOT}games`);
/** The games that stand on the shelf. */
export const shelved = () =>
  games().filter((game) => existsSync(`${ROOT}games/${game}/view/index.ts`));

/** All English files that have a French sister. */
function files(): string[] {
  const ofGame = (game: string) =>
    ["words", "view/words", "view/box"].map((folder) => `games/${game}/${folder}`);
  const house = ["client/src/words", "client/src/analysis/words", "crates/words/house"];
  const folders = [...house, ...games().flatMap(ofGame)];
  // Not every game has words of each kind.
  const paths = folders.map((folder) => `${ROOT}${folder}`).filter((path) => existsSync(path));
  return paths.flatMap((path) =>
    readdirSync(path).flatMap((name) => (/(^|\.)en\.ftl$/.test(name) ? [`${path}/${name}`] : [])),
  );
}

function messagesIn(path: string): Messages {
  const { body } = new FluentResource(readFileSync(path, "utf8"));
  return new Map(
    body.flatMap(({ id, value, attributes }) => [
      ...(value === null ? [] : [[id, value] as const]),
      ...Object.entries(attributes).map(([name, text]) => [`${id}.${name}`, text] as const),
    ]),
  );
}

/** What the shell says in a language, where it says it without any arguments. */
export function saidIn(language: string, key: string): string {
  const text = messagesIn(`${ROOT}client/src/words/${language}.ftl`).get(key);
  if (typeof text !== "string") throw new Error(`${language} has no plain words for ${key}`);
  return text;
}

/** As a text is compared: spaces of every kind are one space. */
export const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, " ");

function literal(text: string): Form {
  const letters = text.replace(/[^\p{L}]/gu, "").length;
  return { source: plain(text).replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), letters };
}

/** Every combination of the parts, one of each. */
function joined(parts: Form[][]): Form[] {
  return parts.reduce<Form[]>(
    (before, part) =>
      before
        .flatMap((head) =>
          part.map((tail) => ({
            source: head.source + tail.source,
            letters: head.letters + tail.letters,
          })),
        )
        .slice(0, MOST_FORMS),
    [{ source: "", letters: 0 }],
  );
}

/** How a message can look, whatever it is about. */
function formsOf(pattern: Pattern, messages: Messages): Form[] {
  if (typeof pattern === "string") return [literal(pattern)];
  return joined(
    pattern.map((element): Form[] => {
      if (typeof element === "string") return [literal(element)];
      if (element.type === "str") return [literal(element.value)];
      if (element.type === "select") {
        return element.variants.flatMap(({ value }) => formsOf(value, messages));
      }
      const meant = element.type === "mesg" ? messages.get(element.name) : undefined;
      return meant === undefined ? [ANYTHING] : formsOf(meant, messages);
    }),
  );
}

function formsIn(path: string): Form[] {
  const messages = messagesIn(path);
  return [...messages.values()].flatMap((pattern) => formsOf(pattern, messages));
}

/** Finds out how much of a text a language's lists account for, in letters. */
class Language {
  readonly #exact = new Map<string, number>();
  readonly #like: { like: RegExp; letters: number }[] = [];

  constructor(forms: readonly Form[]) {
    for (const { source, letters } of forms) {
      if (!source.includes(ANYTHING.source)) {
        this.#exact.set(source.replace(/\\(.)/g, "$1").trim(), letters);
      } else if (letters >= LEAST) {
        const brief = source.replaceAll(ANYTHING.source, NUMBER);
        const like = new RegExp(`^${(letters < TELLING ? brief : source).trim()}$`, "u");
        this.#like.push({ like, letters });
      }
    }
  }

  letters(text: string): number {
    const exact = this.#exact.get(text);
    if (exact !== undefined) return exact;
    return Math.max(
      0,
      ...this.#like.flatMap(({ like, letters }) => (like.test(text) ? letters : [])),
    );
  }
}

/** Tells English from French, by what both could say. */
export class Lists {
  readonly #english: Language;
  readonly #french: Language;
  readonly #known = new Map<string, boolean>();

  constructor() {
    const paths = files();
    const french = paths.flatMap((path) => formsIn(path.replace(/en\.ftl$/, "fr.ftl")));
    const same = new Set(french.map(({ source }) => source));
    const english = paths.flatMap(formsIn).filter(({ source }) => !same.has(source));
    this.#english = new Language(english);
    this.#french = new Language(french);
  }

  /** Whether a text, or a part of it between marks, is English and nothing that French says. */
  isEnglish(text: string): boolean {
    const whole = NAMES.reduce((rest, name) => rest.replaceAll(name, "…"), plain(text)).trim();
    let known = this.#known.get(whole);
    if (known === undefined) {
      const parts = whole.split(/(?: · |[:;.!?] |…|[⚠★] )/);
      known = [whole, ...parts].some((part) => this.#judge(part.trim()));
      this.#known.set(whole, known);
    }
    return known;
  }

  #judge(text: string): boolean {
    const english = this.#english.letters(text);
    return english >= LEAST && this.#french.letters(text) < english;
  }
}
