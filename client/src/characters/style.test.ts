import { expect, test } from "vitest";
import { inEnglish } from "../words/testing.ts";
import { LEVELS } from "./cast.ts";

const { styleOf } = await inEnglish(() => import("./style.ts"));
const { SHELF } = await inEnglish(() => import("../games/shelf.ts"));

test("every level is described in every game, each in its own words", () => {
  for (const { id } of SHELF) {
    const styles = LEVELS.map((level) => styleOf(id, level));
    expect(new Set(styles).size, id).toBe(LEVELS.length);
    for (const style of styles) expect(style, id).toMatch(/^[A-Z].+\.$/);
  }
});

test("a game says what its levels are, where that is not what they are elsewhere", () => {
  expect(styleOf("tokyo-jutaku", "expert")).toContain("25 s");
  expect(styleOf("izakaya", "expert")).toBe(styleOf("tokyo-dangan", "expert"));
});

test("levels of programs are not described", () => {
  expect(styleOf("izakaya", "random")).toBe("");
  expect(styleOf("izakaya", "friend")).toBe("");
});
