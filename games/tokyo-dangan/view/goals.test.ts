import { expect, test } from "vitest";
import { goalsIn } from "./goals.ts";
import { views } from "./samples.ts";
import type { Seen, View } from "./types.ts";

const view = views[0] as View;
const seen = view.travellers[0] as Seen;
const reached = [{ square: "a6" as const, order: 1 }];
const hidden: Seen = { ...seen, open: null, reached };

test("whoever's list lies open tells how long all lists are", () => {
  const known: Seen = { ...seen, open: ["a1", "a3"], reached };
  expect(goalsIn({ ...view, travellers: [hidden, known] })).toBe(3);
  expect(goalsIn({ ...view, travellers: [{ ...known, open: [] }, hidden] })).toBe(1);
});

test("from outside it is as usual", () => {
  expect(goalsIn({ ...view, travellers: [hidden, hidden] })).toBe(5);
});
