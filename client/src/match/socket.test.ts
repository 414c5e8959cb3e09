import { expect, test } from "vitest";
import { waitOf } from "./socket.ts";

test("attempts wait longer and longer, but never for ever", () => {
  const waits = Array.from({ length: 12 }, (_, attempt) => waitOf(attempt));
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  expect(waits[0]).toBeLessThan(1_000);
  expect(waits.at(-1)).toBe(8_000);
});
