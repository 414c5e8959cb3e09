import { expect, test } from "vitest";
import { waitOf } from "./socket.ts";

test("attempts wait longer and longer, but never for ever", () => {
  const waits = Array.from({ length: 12 }, (_, attempt) => waitOf(attempt, 0.5));
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  expect(waits[0]).toBeLessThan(1_000);
  expect(waits.at(-1)).toBe(8_000);
});

test("not everybody comes back at the same moment", () => {
  expect(waitOf(0, 0)).toBe(125);
  expect(waitOf(0, 1)).toBe(375);
});
