import { expect, test } from "vitest";
import { addLosses, deedsOf, endsOwnTurn, lossesOf, wasConnected } from "./losses.ts";
import type { Event } from "./types.ts";

const turn: Event[] = [{ rotated: { seat: 1, square: "b1", from: "EW", tile: "NS" } }];

test("a destination out of reach is a loss, with who did it and where", () => {
  const losses = lossesOf(
    [
      { city: "c1", tiles: 0 },
      { city: "a3", tiles: 2 },
    ],
    [
      { city: "a3", tiles: 2 },
      { city: "c1", tiles: 1 },
    ],
    turn,
    0,
  );
  expect(losses).toEqual([{ city: "c1", before: 0, seat: 1, square: "b1" }]);
  expect(losses.map(wasConnected)).toEqual([true]);
});

test("one's own doings, and destinations reached, are no losses", () => {
  const [before, after] = [
    [{ city: "c1" as const, tiles: 0 }],
    [{ city: "c1" as const, tiles: 1 }],
  ];
  expect(lossesOf(before, after, turn, 1)).toEqual([]);
  expect(lossesOf(before, [], turn, 0)).toEqual([]);
  expect(lossesOf(before, after, ["repeated"], 0)).toEqual([]);
});

test("no way at all is farther than any", () => {
  const losses = lossesOf([{ city: "c1", tiles: 4 }], [{ city: "c1", tiles: null }], turn, 0);
  expect(losses).toHaveLength(1);
});

test("what has been mended is forgotten, what got worse twice stands once", () => {
  const old = { city: "c1", before: 0, seat: 1, square: "b1" } as const;
  const fresh = { city: "c1", before: 1, seat: 2, square: "b2" } as const;
  expect(addLosses([old], [fresh], [{ city: "c1", tiles: 2 }])).toEqual([old]);
  expect(addLosses([old], [], [{ city: "c1", tiles: 0 }])).toEqual([]);
  expect(addLosses([old], [], [])).toEqual([]);
});

test("what one deed broke is told together, cut connections first", () => {
  const by = { seat: 1, square: "b1" } as const;
  const deeds = deedsOf([
    { city: "a3", before: 2, ...by },
    { city: "c1", before: 0, ...by },
    { city: "d2", before: 3, ...by },
    { city: "a6", before: 1, seat: 2, square: "b7" },
  ]);
  expect(deeds).toEqual([
    { ...by, cut: true, cities: ["c1"] },
    { ...by, cut: false, cities: ["a3", "d2"] },
    { seat: 2, square: "b7", cut: false, cities: ["a6"] },
  ]);
});

test("one's own turn ends with the event that says so", () => {
  const ended: Event[] = [{ "turn-ended": { seat: 0, next: 1 } }];
  expect(endsOwnTurn(ended, 0)).toBe(true);
  expect(endsOwnTurn(ended, 1)).toBe(false);
});
