import { expect, test } from "vitest";
import { matchOf, viewOf, type Standing } from "./typed.ts";

test("a table gets no match but one of its own game", () => {
  const match = { game: "izakaya" };
  expect(matchOf(match, "izakaya")).toBe(match);
  expect(() => matchOf(match, "tokyo-highway")).toThrow("one of izakaya, not of tokyo-highway");
  expect(() => matchOf({ game: null }, "izakaya")).toThrow("no game");
});

test("nothing is seen of a match before something was told", () => {
  const standing = { view: { board: 1 } } as unknown as Standing<{ board: number }>;
  expect(viewOf({ standing }).board).toBe(1);
  expect(() => viewOf({ standing: null })).toThrow("nothing is known");
});
