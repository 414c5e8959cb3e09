import { beforeEach, expect, test, vi } from "vitest";
import { fits, inFront, keepWish, keptWish, misfitOf, playerCounts, timeLimits } from "./wish.ts";
import type { Facts } from "./wish.ts";

const duel = { id: "duel", seats: [2, 2], minutes: [5, 10] } as const;
const party = { id: "party", seats: [3, 8], minutes: [20, 30] } as const;
const epic = { id: "epic", seats: [1, 5], minutes: [40, 61] } as const;
const games: readonly (Facts & { id: string })[] = [duel, party, epic];

let kept: Record<string, string>;
beforeEach(() => {
  kept = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => (kept[key] = text),
  });
});

test("a game fits as many as it is for, in the time that it may take", () => {
  expect(games.every((game) => fits(game, { players: 0, minutes: 0 }))).toBe(true);
  expect(misfitOf(party, { players: 2, minutes: 30 })).toEqual({ players: true, minutes: false });
  expect(misfitOf(party, { players: 9, minutes: 15 })).toEqual({ players: true, minutes: true });
  expect(misfitOf(party, { players: 8, minutes: 0 })).toEqual({ players: false, minutes: false });
});

test("what fits stands in front, and otherwise the shelf keeps its order", () => {
  const order = (players: number, minutes: number) =>
    inFront(games, { players, minutes }).map(({ id }) => id);
  expect(order(0, 0)).toEqual(["duel", "party", "epic"]);
  expect(order(4, 0)).toEqual(["party", "epic", "duel"]);
  expect(order(1, 30)).toEqual(["duel", "party", "epic"]);
});

test("what can be wished for comes from the games", () => {
  expect(playerCounts(games)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(timeLimits(games)).toEqual([15, 30, 75]);
});

test("a wish is remembered, and what cannot be read is none", () => {
  expect(keptWish()).toEqual({ players: 0, minutes: 0 });
  keepWish({ players: 4, minutes: 45 });
  expect(keptWish()).toEqual({ players: 4, minutes: 45 });
  for (const text of ["{", "null", '{"players":"four"}']) {
    kept["tokyo-wish"] = text;
    expect(keptWish(), text).toEqual({ players: 0, minutes: 0 });
  }
});
