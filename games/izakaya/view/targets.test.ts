import { expect, test } from "vitest";
import { burning } from "./clock.ts";
import { outlooks, totals } from "./foresight.ts";
import { previewOf, REST, stepBack, type Gesture } from "./gesture.ts";
import { views } from "./samples.ts";
import { commandOf, leadsTo, stepOn, targetsOf } from "./targets.ts";
import type { Lot, View } from "./types.ts";

const view = views[0] as View;

test("a disc on a drink leads to a corner, and the corner to a command", () => {
  const bottle = stepOn({ is: "colour", colour: "red" }, REST);
  expect(bottle).toEqual({ is: "bottle", colour: "red" });
  const corner = { is: "corner", corner: "1-1" } as const;
  expect(targetsOf(view, bottle, true)).toContainEqual(corner);
  expect(commandOf(corner, bottle)).toEqual({ bottle: { colour: "red", corner: "1-1" } });
  expect(stepBack(bottle)).toEqual(REST);
});

test("a price goes from one drink to another", () => {
  const price: Gesture = { is: "price", from: null };
  expect(commandOf({ is: "colour", colour: "red" }, price)).toBeNull();
  const from = stepOn({ is: "colour", colour: "red" }, price);
  expect(commandOf({ is: "colour", colour: "blue" }, from)).toEqual({
    price: { from: "red", to: "blue" },
  });
  expect(stepBack(from)).toEqual(price);
});

test("a claim is a gap and one of its two cards", () => {
  const gap = stepOn({ is: "gap", gap: "A1-B1" }, { is: "claim", gap: null });
  const cards = targetsOf(view, gap, true).filter(({ is }) => is === "card");
  expect(cards).toEqual([
    { is: "card", card: "A1" },
    { is: "card", card: "B1" },
  ]);
  expect(commandOf({ is: "card", card: "B1" }, gap)).toEqual({
    claim: { gap: "A1-B1", card: "B1" },
  });
});

test("the first press lifts a piece, the second takes it", () => {
  const piece = { is: "piece", piece: 7 } as const;
  const looking: Gesture = { is: "wood", lifted: null };
  expect(commandOf(piece, looking)).toBeNull();
  const lifted = stepOn(piece, looking);
  expect(commandOf(piece, lifted)).toEqual({ take: { piece: 7 } });
  expect(commandOf({ is: "piece", piece: 8 }, lifted)).toBeNull();
});

test("a place is open if one of its commands is", () => {
  expect(leadsTo({ is: "colour", colour: "red" }, REST, view).length).toBe(12);
  expect(leadsTo({ is: "price" }, REST, view).length).toBe(30);
  expect(leadsTo({ is: "claim" }, REST, view).length).toBe(24);
});

test("what is pointed at is seen on the table before it is done", () => {
  const bottle = previewOf(view, { bottle: { colour: "red", corner: "1-1" } }, 0);
  expect(bottle.bottles).toContainEqual(["1-1", "red"]);
  const claim = previewOf(view, { claim: { gap: "A1-B1", card: "B1" } }, 1);
  expect(claim.sites[1]?.owner).toBe(1);
  expect(claim.players[1]?.discs).toContain("A1-B1");
  const price = previewOf(view, { price: { from: "red", to: "white" } }, 0);
  expect(price.market.coins[0]).toBe(view.market.coins[0] + 1);
  expect(price.market.coins[2]).toBe(view.market.coins[2] - 1);
});

test("foresight tells what changes, and for whom", () => {
  const lot = (card: Lot["card"], owner: number | null, yen: number): Lot => ({
    card,
    owner,
    floors: 1,
    drinks: yen,
    yen,
  });
  const now = [lot("A1", 0, 300), lot("B1", null, 200)];
  const after = [lot("A1", 0, 600), lot("B1", 1, 200)];
  expect(totals(now, 2)).toEqual([300, 0]);
  expect(totals(after, 2)).toEqual([600, 200]);
  expect(outlooks(now, after).map(({ change, claimed }) => [change, claimed])).toEqual([
    [300, false],
    [0, true],
  ]);
  expect(outlooks(now, null).every(({ change, claimed }) => change === 0 && !claimed)).toBe(true);
});

test("a lantern burns down from the time that is given", () => {
  const placing = { ...view, phase: { placing: { turn: 0, piece: 1, until: 90_000 } }, now: 0 };
  expect(burning(placing, 30_000)).toEqual({ left: 60_000, whole: 90_000 });
  expect(burning(placing, 200_000)?.left).toBe(0);
  expect(burning(view, 0)).toBeNull();
});
