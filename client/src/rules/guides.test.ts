import { fileURLToPath } from "node:url";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { spokenIn } from "../../build/languages.ts";
import { chapters } from "./clauses.ts";
import { blocks, termsIn, type Block, type Inline } from "./markdown.ts";
import { glossaryOf } from "./terms.ts";
import { guideOf, hasGuide, pictureOf, rulesOf, termsOf } from "./texts.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const LANGUAGES = spokenIn(ROOT);
const GAMES = ["izakaya", "king-of-tokyo", "tokyo-dangan", "tokyo-highway", "tokyo-jutaku"];
const all = GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const));

/** Every part of a guide, whatever it stands in. */
function partsOf(book: readonly Block[]): Inline[] {
  const deep = (parts: readonly Inline[]): Inline[] =>
    parts.flatMap((part) => [part, ...(part.is === "strong" ? deep(part.inside) : [])]);
  return book.flatMap((block) => {
    if (block.is === "pictures") return [];
    return block.is === "list" ? block.items.flatMap(deep) : deep(block.inside);
  });
}

test("the page speaks more than one language, and so do the guides", () => {
  expect(LANGUAGES).toEqual(["en", "fr", "ja"]);
  expect(GAMES.every(hasGuide)).toBe(true);
  expect(hasGuide("connect-four")).toBe(false);
});

test.each(all)(
  "the terms of the guide to %s in %s are explained, and no others",
  async (game, language) => {
    const guide = await guideOf(game, language);
    const list = await termsOf(game, language);
    expect([guide?.language, list?.language]).toEqual([language, language]);
    const marked = termsIn(guide?.text ?? "");
    const entries = glossaryOf(language, list?.text ?? "");
    expect(marked.length).toBeGreaterThan(3);
    expect([...entries.keys()].sort()).toEqual([...marked].sort());
    for (const [word, meaning] of entries) {
      expect(meaning.length, word).toBeGreaterThan(10);
      expect(meaning, word).toMatch(/[.。]$/);
    }
  },
);

test.each(all)(
  "the guide to %s in %s names clauses and pictures that there are",
  async (game, language) => {
    const book = blocks((await guideOf(game, language))?.text ?? "");
    const rules = chapters((await rulesOf(game, language))?.text ?? "");
    const numbers = rules.flatMap(({ clauses }) => clauses.map(({ number }) => number));
    const linked = partsOf(book).flatMap((part) => (part.is === "clause" ? [part.clause] : []));
    expect(linked.length).toBeGreaterThan(2);
    expect(linked.filter((clause) => !numbers.includes(clause))).toEqual([]);
    const pictures = book.flatMap((block) => (block.is === "pictures" ? block.pictures : []));
    expect(pictures.length).toBeGreaterThan(2);
    for (const { file, alt, caption } of pictures) {
      expect(pictureOf(game, file), file).toBeDefined();
      expect(alt.length, file).toBeGreaterThan(10);
      expect(caption, file).not.toBe("");
    }
    // Whatever is marked was read as a mark.
    const texts = partsOf(book).flatMap((part) => (part.is === "text" ? [part.text] : []));
    expect(texts.filter((text) => /[*`<>]|\]\(/.test(text))).toEqual([]);
  },
);

test.each(GAMES)("guides to %s tell the same in every language", async (game) => {
  const shapes = await Promise.all(
    LANGUAGES.map(async (language) =>
      blocks((await guideOf(game, language))?.text ?? "").map(({ is }) => is),
    ),
  );
  for (const shape of shapes) expect(shape).toEqual(shapes[0]);
});

test("pictures are small enough to travel", () => {
  for (const [game, language] of all) {
    const text = readFileSync(
      `${ROOT}/games/${game}/GUIDE${language === "en" ? "" : `.${language}`}.md`,
      "utf8",
    );
    for (const [, file] of text.matchAll(/\]\((guide\/[^\s)]+)/g)) {
      const bytes = readFileSync(`${ROOT}/games/${game}/${file}`).length;
      expect(bytes, `${game}/${file}`).toBeLessThan(120_000);
    }
  }
});
