import { expect, test } from "vitest";
import { chapters } from "./clauses.ts";
import { find, wordsOf } from "./search.ts";

const book = chapters(
  [
    "## 1 Préparation",
    "- **1.1** Chaque joueur reçoit 10 vies.",
    "- **1.10** Le cœur soigne.",
    "## 4 トーキョー",
    "- **4.1** ダイスを6個振ります。",
    "- **4.6** 爪が出なければ、がまんします。",
    "- **14.6** Roll 4 dice.",
  ].join("\n"),
);
const numbers = (query: string) =>
  find(book, query).flatMap(({ clauses }) => clauses.map(({ clause }) => clause.number));
const hits = (query: string) =>
  find(book, query)
    .flatMap(({ clauses }) => clauses.flatMap(({ number, text }) => [...number, ...text]))
    .filter(({ hit }) => hit)
    .map(({ text }) => text);

test("nothing asked shows everything, with nothing marked", () => {
  expect(numbers(" ")).toHaveLength(5);
  expect(hits("")).toEqual([]);
});

test("accents, case and ligatures do not matter", () => {
  expect(numbers("RECOIT")).toEqual(["1.1"]);
  expect(hits("RECOIT")).toEqual(["reçoit"]);
  expect(hits("coeur")).toEqual(["cœur"]);
  expect(numbers("préparation soigne")).toEqual(["1.10"]);
});

test("Japanese is found as it is written, in either kana, with wide digits", () => {
  expect(hits("ダイス")).toEqual(["ダイス"]);
  expect(hits("だいす")).toEqual(["ダイス"]);
  expect(numbers("６個　振り")).toEqual(["4.1"]);
  // か is not が.
  expect(numbers("かまん")).toEqual([]);
});

test("a number finds its clause or chapter before it finds a word", () => {
  expect(numbers("4.6")).toEqual(["4.6"]);
  expect(hits("4.6")).toEqual(["4.6"]);
  expect(numbers("4")).toEqual(["4.1", "4.6", "14.6"]);
  expect(numbers("1.1")).toEqual(["1.1", "1.10"]);
});

test("all words must be there", () => {
  expect(wordsOf("a　 b\tc")).toEqual(["a", "b", "c"]);
  expect(numbers("joueur dragon")).toEqual([]);
});
