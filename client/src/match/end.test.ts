import { expect, test } from "vitest";
import { endOf } from "./end.ts";

test("only an end that is no win has a warning sign", () => {
  expect(endOf({ warning: "Ends the match: you win.", wins: true })).toBe(
    "★ Ends the match: you win.",
  );
  expect(endOf({ warning: "Ends the match: Ann wins." })).toBe("⚠ Ends the match: Ann wins.");
  expect(endOf({})).toBe(null);
});
