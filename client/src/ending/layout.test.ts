import { expect, test } from "vitest";
import { within, wrapped } from "./layout.ts";

const upTo = (letters: number) => (part: string) => [...part].length <= letters;

test("a picture keeps its shape", () => {
  expect(within(200, 100, { width: 100, height: 100 })).toEqual({ width: 100, height: 50 });
  expect(within(100, 400, { width: 100, height: 100 })).toEqual({ width: 25, height: 100 });
});

test("lines are broken between words, and a word that is too long stands alone", () => {
  expect(wrapped("Hana and Ren share the win", upTo(13))).toEqual([
    "Hana and Ren",
    "share the win",
  ]);
  expect(wrapped("a remarkablylongname", upTo(5))).toEqual(["a", "remarkablylongname"]);
  expect(wrapped("", upTo(5))).toEqual([]);
});

test("Japanese is broken between its letters", () => {
  expect(wrapped("Hanaの勝ちです", upTo(6))).toEqual(["Hanaの勝", "ちです"]);
});
