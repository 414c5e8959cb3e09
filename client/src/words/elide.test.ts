import { expect, test } from "vitest";
import { elide } from "./elide.ts";

test("a vowel is dropped before another, and nowhere else", () => {
  expect(elide("Dés de Invité 12")).toBe("Dés d’Invité 12");
  expect(elide("(de Émile) plus que Ana")).toBe("(d’Émile) plus qu’Ana");
  expect(elide("Dés de Ben")).toBe("Dés de Ben");
  expect(elide("un monde à part, plus de onze")).toBe("un monde à part, plus de onze");
});
