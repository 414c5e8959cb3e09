import { expect, test } from "vitest";
import { momentMs } from "./durations.ts";

test("the winner's scene follows the pace, and players who want everything at once see none", () => {
  const usual = momentMs("normal");
  expect(momentMs("slow")).toBeGreaterThan(usual);
  expect(momentMs("fast")).toBeLessThan(usual);
  expect(momentMs("at-once")).toBe(0);
});
