import { expect, test } from "vitest";
import type { LogEntry } from "../match.ts";
import type { Event } from "../types.ts";
import { marksOf } from "./since.ts";

const told = (seat: number, event: Event): LogEntry => ({
  ...{ line: 1, turn: { round: 1, seat }, deed: "play", text: "", event },
});

test("what each turn did to a monster is one mark for each kind of thing", () => {
  const entries = [
    told(1, { "life-lost": { seat: 0, life: 2 } }),
    told(1, { "life-lost": { seat: 0, life: 1 } }),
    told(2, { "life-lost": { seat: 0, life: 1 } }),
    told(2, { "points-gained": { seat: 2, points: 3 } }),
    told(2, { "energy-gained": { seat: 0, energy: 1 } }),
    told(2, { "energy-paid": { seat: 0, energy: 1 } }),
    told(2, { "damage-prevented": { seat: 0 } }),
  ];
  expect(marksOf(entries, 0)).toEqual([
    { seat: 0, what: "life", by: -3, turn: 1 },
    { seat: 0, what: "life", by: -1, turn: 2 },
  ]);
  expect(marksOf(entries, 2)).toEqual([{ seat: 2, what: "points", by: 3, turn: 2 }]);
});
