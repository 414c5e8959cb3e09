import { expect, test } from "vitest";
import { keysIn } from "./lists.ts";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const lists = import.meta.glob<string>("../analysis/words/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

test("whatever the analysis says has words, and every word is said", () => {
  const known = keysIn(Object.values(lists).join("\n"));
  const all = Object.values(sources).join("\n");
  const said = [...all.matchAll(/\btell\(\s*"([a-z0-9-]+)"/g)].map((found) => found[1] ?? "");
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((key) => !known.includes(key))).toEqual([]);
  // What is put together from parts is known by its beginning.
  const begun = [...all.matchAll(/\btell\(\s*`([a-z-]+)\$\{/g)].map((found) => found[1] ?? "");
  const quoted = (key: string) => all.includes(`"${key}"`);
  const unsaid = known.filter((key) => !quoted(key) && !begun.some((part) => key.startsWith(part)));
  expect(unsaid).toEqual([]);
});
