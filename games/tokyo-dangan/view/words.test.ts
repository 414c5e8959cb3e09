import { expect, test } from "vitest";
import { keysIn as keys } from "@shell/words/lists.ts";
import english from "./words/en.ftl?raw";

test("every word that a component says is there", () => {
  const sources = import.meta.glob<string>(["./*.svelte", "./*.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const said = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\bsay\("([a-z-]+)"/g)].map((match) => match[1] ?? ""),
  );
  expect(said.length).toBeGreaterThan(40);
  expect(said.filter((key) => !keys(english).includes(key))).toEqual([]);
  // Other words are put together from what the view says.
  const made = /^(kind|col|ending)-/;
  const text = Object.values(sources).join("\n");
  const unsaid = keys(english).filter((key) => !made.test(key) && !text.includes(`"${key}"`));
  expect(unsaid).toEqual([]);
});
