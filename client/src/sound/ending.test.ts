import { expect, test } from "vitest";
import type { Outcome } from "../match/wire.ts";
import { endOf } from "./ending.ts";

const outcome = { places: [2, 1], scores: [3, 9] } as unknown as Outcome;

test("who won hears it, who lost hears that, and spectators hear that it is over", () => {
  expect(endOf({ seat: 1, outcome })).toBe("win");
  expect(endOf({ seat: 0, outcome })).toBe("lose");
  expect(endOf({ seat: null, outcome })).toBe("over");
  expect(endOf({ seat: 0, outcome: null })).toBe("over");
});
