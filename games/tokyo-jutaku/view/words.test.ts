import { expect, test } from "vitest";
import english from "./words/en.ftl?raw";
import french from "./words/fr.ftl?raw";

const keys = (source: string) =>
  source.split("\n").flatMap((line) => /^([a-z][a-z0-9-]*) =/.exec(line)?.[1] ?? []);

test("both languages say the same things, each once", () => {
  expect(keys(french)).toEqual(keys(english));
  expect(new Set(keys(english)).size).toBe(keys(english).length);
});

test("every word that a component says is there, and none is left over", () => {
  const sources = import.meta.glob<string>(["./*.svelte", "./*.ts", "!./*.test.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const text = Object.values(sources).join("\n");
  const said = [...text.matchAll(/\bsay\("([a-z-]+)"/g)].map((match) => match[1] ?? "");
  expect(said.length).toBeGreaterThan(30);
  expect(said.filter((key) => !keys(english).includes(key))).toEqual([]);
  // Other words are put together from what the view says.
  const made = /^(verdict|kin|fault|medal|race)-/;
  expect(keys(english).filter((key) => !made.test(key) && !text.includes(`"${key}"`))).toEqual([]);
});
