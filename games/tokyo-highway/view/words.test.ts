import { expect, test } from "vitest";
import { keysIn as keys } from "@shell/words/lists.ts";
import english from "./words/en.ftl?raw";

test("every word that a component says is there, and none is left over", () => {
  const sources = import.meta.glob<string>(["./**/*.svelte", "./**/*.ts", "!./**/*.test.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const text = Object.values(sources).join("\n");
  const said = [...text.matchAll(/\bsay\("([a-z-]+)"/g)].map((match) => match[1] ?? "");
  expect(said.length).toBeGreaterThan(30);
  expect(said.filter((key) => !keys(english).includes(key))).toEqual([]);
  // Other words are put together from what the view says.
  const made =
    /^(verdict|shape|camera|supply|from|idea|at|way|piece|hand-missed|hand-goal|prompt-rising)-|^gained$/;
  expect(keys(english).filter((key) => !made.test(key) && !text.includes(`"${key}"`))).toEqual([]);
});
