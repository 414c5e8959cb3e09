import { expect, test } from "vitest";
import { answers } from "../samples.ts";
import { PANELS, PARTS } from "./panels.ts";

const facts = answers.flatMap((answer) => ("cards" in answer ? answer.cards : []));
const names = (text: string, mark: RegExp) => [...text.matchAll(mark)].map((found) => found[1]);

test("every card has a picture, and every picture a card", () => {
  expect(facts).toHaveLength(66);
  expect([...PANELS.keys()].sort()).toEqual([...new Set(facts.map(({ title }) => title))].sort());
});

test("pictures refer only to parts that the page has once", () => {
  const parts = names(PARTS, / id="(kit-[\w-]+)"/g);
  expect(new Set(parts).size).toBe(parts.length);
  const used = [...PANELS.values(), PARTS].flatMap((text) => names(text, /href="#([\w-]+)"/g));
  expect(used.length).toBeGreaterThan(PANELS.size);
  expect(used.filter((name) => !parts.includes(name))).toEqual([]);
});

test("a part has a name of its own, and nothing else on the page could be meant by it", () => {
  expect(names(PARTS, / id="([\w-]+)"/g).filter((id) => !id?.startsWith("kit-"))).toEqual([]);
  expect([...PANELS.values()].filter((panel) => panel.includes(" id="))).toEqual([]);
});
