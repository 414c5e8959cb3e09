import { expect, test } from "vitest";
import { before, dayOf, hasCome } from "./day.ts";

const moment = Date.parse("2026-11-16T00:30:00Z");

test("a day begins and ends at the same moment everywhere", () => {
  expect(dayOf(moment)).toBe("2026-11-16");
  expect(dayOf(moment - 31 * 60_000)).toBe("2026-11-15");
  expect(before("2026-03-01", 1)).toBe("2026-02-28");
});

test("days that have not come, and no days at all, cannot be played", () => {
  expect(hasCome("2026-11-16", moment)).toBe(true);
  expect(hasCome("2025-02-28", moment)).toBe(true);
  expect(hasCome("2026-11-17", moment)).toBe(false);
  expect(hasCome("2026-02-30", moment)).toBe(false);
  expect(hasCome("", moment)).toBe(false);
  expect(hasCome("yesterday", moment)).toBe(false);
});
