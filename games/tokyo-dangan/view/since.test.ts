import { expect, test } from "vitest";
import type { LogEntry } from "@shell/match/typed.ts";
import { marksOf } from "./since.ts";
import type { Event } from "./types.ts";

const told = (event: Event): LogEntry<Event> => ({
  ...{ line: 1, turn: { round: 1 }, deed: "play", text: "", event },
});

test("each square is marked by what others did there last", () => {
  const entries = [
    told({ placed: { seat: 1, square: "b2", tile: "NS" } }),
    told({ rotated: { seat: 2, square: "b2", from: "NS", tile: "EW" } }),
    told({ moved: { seat: 1, path: ["a1", "b1", "c1"], place: "Ueno" } }),
    told({ removed: { seat: 0, square: "d4", tile: "NE" } }),
    told({ "turn-ended": { seat: 1, next: 2 } }),
  ];
  expect(marksOf(entries, 0)).toEqual([
    { square: "b2", seat: 2, is: "rotated" },
    { square: "c1", seat: 1, is: "moved" },
  ]);
});
