import { expect, test } from "vitest";
import { lightAt, strengthOf } from "./glow.ts";
import { cardAt, cornerAt, gapAt, layoutOf } from "./layout.ts";
import { between } from "./motion.ts";
import { cardsAt, gapsOf, sharedCorners } from "./places.ts";
import { quarterOf } from "./quarter.ts";
import { views } from "./samples.ts";
import type { View } from "./types.ts";
import { windowsOf } from "./windows.ts";

const SQUARE = [
  [-4_000, -4_000],
  [4_000, -4_000],
  [4_000, 4_000],
  [-4_000, 4_000],
] as const;
const outlines = Array.from({ length: 68 }, () => SQUARE);
const layout = layoutOf(3, 2, false, outlines);
const opening = views[0] as View;

test("every piece of wood is somewhere, and only once", () => {
  for (const view of views) {
    const cards = Math.round(Math.sqrt(view.sites.length));
    const own = layoutOf(cards, view.players.length, false, outlines);
    const { wood } = quarterOf(view, own);
    expect(new Set(wood.map(({ piece }) => piece)).size).toBe(68);
    expect(wood.length).toBe(68);
  }
});

test("bottles stand where the cards meet, discs between two cards", () => {
  const corner = cornerAt("1-1", 3);
  const four = cardsAt("1-1", 3).map((card) => cardAt(card, 3));
  expect(four.length).toBe(4);
  const middle = four.reduce((sum, { x, z }) => ({ x: sum.x + x / 4, z: sum.z + z / 4 }), {
    x: 0,
    z: 0,
  });
  expect([corner.x, corner.z]).toEqual([middle.x, middle.z]);
  expect(gapAt("A1-B1", 3).z).toBe(cardAt("A1", 3).z);
  expect(sharedCorners(3).length).toBe(12);
  expect(gapsOf(5).length).toBe(40);
});

test("the dearer its bottles, the brighter a place", () => {
  const at = { x: 10, y: 0, z: 0 };
  const light = (coins: number) =>
    lightAt(at, [{ at: { x: 0, y: 0, z: 0 }, colour: "red", coins }])[0];
  expect(light(3)).toBeGreaterThan(light(1));
  expect(light(1)).toBeGreaterThan(light(0));
  expect(strengthOf(0)).toBeGreaterThan(0);
});

test("windows look outward, also in wood that was turned over", () => {
  const piece = { piece: 0, turn: 0.3, scale: 1, light: [0, 0, 0] as [number, number, number] };
  for (const flip of [false, true]) {
    const at = { x: 5, y: 2, z: -3 };
    const wood = [{ id: "wood-0", at, flip, lot: "A1" as const, ...piece }];
    const windows = windowsOf(wood, [], outlines);
    expect(windows.length).toBe(4);
    for (const window of windows) {
      const out = { x: Math.sin(window.turn), z: Math.cos(window.turn) };
      const way = { x: window.at.x - at.x, z: window.at.z - at.z };
      expect(out.x * way.x + out.z * way.z).toBeGreaterThan(3.9);
    }
  }
});

test("a bottle goes from its crate to its corner, a coin from one stack to another", () => {
  const before = quarterOf(opening, layout);
  const coins = [...opening.market.coins] as typeof opening.market.coins;
  coins[1] += 1;
  coins[2] -= 1;
  const after = quarterOf(
    { ...opening, bottles: [["1-1", "red"]], market: { ...opening.market, coins } },
    layout,
  );
  const bottle = (t: number) =>
    between(before, after, t).bottles.find(({ id }) => id === "bottle-1-1")?.at;
  expect(bottle(0)?.z).toBeLessThan(-100);
  expect(bottle(0.5)?.y).toBeGreaterThan(20);
  expect(bottle(1)).toEqual(cornerAt("1-1", 3));
  const moved = (t: number) =>
    between(before, after, t).coins.find(({ id }) => id === `coin-blue-${coins[1] - 1}`)?.at;
  const left = before.coins.find(({ id }) => id === `coin-red-${coins[2]}`)?.at;
  expect(moved(0)).toEqual(left);
});

test("hands close when somebody has bid, and open together", () => {
  const players = opening.players.map((player, seat) => ({ ...player, has_bid: seat === 0 }));
  const closed = quarterOf({ ...opening, players }, layout);
  expect(closed.hands.map(({ seat, open }) => [seat, open])).toEqual([[0, 0]]);
  const open = quarterOf({ ...opening, players }, layout, { open: [300, 0] });
  expect(open.hands.map((hand) => hand.open)).toEqual([1, 1]);
  expect(open.coins.filter(({ id }) => id.startsWith("coin-bid-0")).length).toBe(3);
});
