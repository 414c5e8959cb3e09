import { expect, test } from "vitest";
import { views } from "../samples.ts";
import type { Prospect, View } from "../types.ts";
import { dangersIn, judgementOf } from "./judgement.ts";

const view = views[0] as View;
const deadly: Prospect[] = [{ command: "stay", falls: 1, wins: 0 }];

test("a view that was judged has its dangers, or none", () => {
  expect(dangersIn(judgementOf(view, deadly), view)).toBe(deadly);
  expect(dangersIn(judgementOf(view, []), view)).toEqual([]);
});

test("a question without an answer leaves the dangers unknown", () => {
  expect(judgementOf(view, undefined)).toBeNull();
  expect(dangersIn(null, view)).toBeNull();
});

test("what was said of an older view says nothing about the present one", () => {
  expect(dangersIn(judgementOf(view, deadly), { ...view })).toBeNull();
});
