/** Finds clauses by number or by words, whatever the accents, the case or the kind of kana. */

import type { Chapter, Clause } from "./clauses.ts";

/** A text made comparable, and where each of its letters stood. */
interface Folded {
  text: string;
  at: number[];
}

const LIGATURES: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", "’": "'" };

function foldLetter(letter: string): string {
  const lower = letter.toLowerCase();
  const plain = (LIGATURES[lower] ?? lower)
    .normalize("NFKD")
    // Accents go; the marks that make が of か stay.
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC");
  return plain.replace(/[ァ-ヶ]/g, (kana) =>
    String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60),
  );
}

function fold(text: string): Folded {
  const folded: Folded = { text: "", at: [] };
  let idx = 0;
  for (const letter of text) {
    const plain = foldLetter(letter);
    folded.text += plain;
    for (let part = 0; part < plain.length; part += 1) folded.at.push(idx);
    idx += letter.length;
  }
  folded.at.push(idx);
  return folded;
}

/** A stretch of text, and whether it was looked for. */
export interface Stretch {
  text: string;
  hit: boolean;
}

export interface Found {
  number: Stretch[];
  text: Stretch[];
  clause: Clause;
}

export interface FoundChapter {
  title: string;
  idx: number;
  clauses: Found[];
}

/** The words of a question. */
export function wordsOf(query: string): string[] {
  return query
    .split(/\s+/)
    .map((word) => fold(word).text)
    .filter((word) => word !== "");
}

function stretches(text: string, words: readonly string[]): Stretch[] {
  const folded = fold(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = folded.text.indexOf(word); at >= 0; at = folded.text.indexOf(word, at + 1)) {
      hit.fill(true, folded.at[at], folded.at[at + word.length]);
    }
  }
  const parts: Stretch[] = [];
  for (let idx = 0; idx < text.length; idx += 1) {
    const last = parts.at(-1);
    if (last && last.hit === hit[idx]) last.text += text[idx];
    else parts.push({ text: text[idx] ?? "", hit: hit[idx] ?? false });
  }
  return parts;
}

/** Whether a clause is meant by a word: `4` and `4.6` are numbers before they are words. */
function isMeant(clause: Clause, folded: string, word: string): boolean {
  if (/^\d+\.\d*$/.test(word)) return clause.number.startsWith(word) || folded.includes(word);
  if (/^\d+$/.test(word) && clause.number.startsWith(`${word}.`)) return true;
  return folded.includes(word);
}

/** The clauses that say all of these words; all clauses where nothing is asked. */
export function find(book: readonly Chapter[], query: string): FoundChapter[] {
  const words = wordsOf(query);
  return book.flatMap((chapter, idx) => {
    const clauses = chapter.clauses.filter((clause) => {
      const folded = fold(`${chapter.title} ${clause.text}`).text;
      return words.every((word) => isMeant(clause, folded, word));
    });
    if (clauses.length === 0) return [];
    const found = clauses.map((clause) => ({
      clause,
      number: stretches(clause.number, words),
      text: stretches(clause.text, words),
    }));
    return [{ title: chapter.title, idx, clauses: found }];
  });
}
