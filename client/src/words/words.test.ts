import { expect, test } from "vitest";
import english from "./en.ftl?raw";
import french from "./fr.ftl?raw";

const keys = (source: string) =>
  source.split("\n").flatMap((line) => /^([a-z][a-z0-9-]*) =/.exec(line)?.[1] ?? []);

test("every language says the same things, each once", () => {
  expect(keys(french)).toEqual(keys(english));
  expect(new Set(keys(english)).size).toBe(keys(english).length);
});
