import { expect, test } from "vitest";
import { mayReload } from "./outdated.ts";

test("a page is loaded again once, not for ever", () => {
  expect(mayReload(null, 1_000)).toBe(true);
  expect(mayReload("1000", 5_000)).toBe(false);
  expect(mayReload("1000", 60_000)).toBe(true);
});
