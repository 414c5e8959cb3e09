import { expect, test } from "vitest";
import { layoutOf } from "./layout.ts";
import { onCard, onDesk, pileOf, standsOf, type DeskSeen } from "./stands.ts";
import type { Kin, Pose, Shape } from "./types.ts";

const block: [number, number][] = [
  [-5_000, -4_000],
  [5_000, -4_000],
  [5_000, 4_000],
  [-5_000, 4_000],
];
const kinds: Kin[] = ["gems", "blocks", "triangles", "blocks", "corners"];
const shapes: Shape[] = kinds.map((kin) => ({
  outline: block,
  chiral: false,
  kin,
  called: { key: "shape" },
  measures: { key: "size" },
}));
const pose = (piece: number, x = 35_000, y = 35_000): Pose => ({
  piece,
  flip: false,
  rotation: 9_000,
  x,
  y,
});
const layout = layoutOf(false, 1);
const [rival] = layout.rivals;
const desk: DeskSeen = {
  layout,
  sites: [
    {
      seat: 0,
      plot: layout.site,
      standing: [{ pose: pose(3), floor: 2 }],
      bad: new Set([0]),
      hand: null,
    },
    {
      seat: 1,
      plot: rival ?? layout.site,
      standing: [],
      bad: new Set(),
      hand: 4,
    },
  ],
  pile: [0, 1, 2],
  apart: false,
  kin: null,
  tidy: true,
  held: null,
  lift: 0,
  cursor: null,
  viewer: 0,
};

test("every piece of wood is seen once: in the pile, on a site or in a hand", () => {
  const ids = standsOf(desk, shapes).map(({ id }) => id);
  expect([...ids].sort()).toEqual(["0", "1", "2", "3", "4"]);
});

test("the pile is sorted by kin, and filtered by it", () => {
  expect(pileOf(desk, shapes)).toEqual([1, 2, 0]);
  expect(pileOf({ ...desk, kin: "gems" }, shapes)).toEqual([0]);
});

test("a piece keeps its place in the tray, whatever is taken, and is found there again", () => {
  const places = (seen: DeskSeen) =>
    standsOf(seen, shapes)
      .filter(({ id }) => ["0", "2"].includes(id))
      .map(({ id, x, z, scale }) => ({ id, x, z, scale }));
  const held = { piece: 1, pose: pose(1), floor: 1, over: true };
  const [own, other] = desk.sites;
  const grown = {
    ...own,
    standing: [
      { pose: pose(3), floor: 2 },
      { pose: pose(1), floor: 1 },
    ],
  };
  for (const tidy of [true, false]) {
    const before = places({ ...desk, tidy });
    expect(places({ ...desk, tidy, held })).toEqual(before);
    const sites = [grown, other] as DeskSeen["sites"];
    expect(places({ ...desk, tidy, sites, pile: [0, 2] })).toEqual(before);
  }
});

test("wrong wood is tinted; others' hands hang over their desks", () => {
  const stands = standsOf(desk, shapes);
  expect(stands.find(({ id }) => id === "3")).toMatchObject({
    tint: "bad",
    x: 0,
  });
  const held = stands.find(({ id }) => id === "4");
  expect(held?.x).toBeLessThan(-40);
  expect(held?.y).toBeGreaterThan(2);
});

test("a hand that is shown glides over its own small site", () => {
  const sites = desk.sites.map((site) => (site.seat === 1 ? { ...site, held: pose(4) } : site));
  const held = standsOf({ ...desk, sites }, shapes).find(({ id }) => id === "4");
  expect(held).toMatchObject({ x: rival?.x, z: rival?.z, turn: Math.PI / 2, glides: true });
});

test("floors that are lifted apart leave room to look below", () => {
  const high = (lift: number) =>
    standsOf({ ...desk, lift }, shapes).find(({ id }) => id === "3")?.y;
  expect((high(9) ?? 0) - (high(0) ?? 0)).toBe(9);
});

test("where everybody has wood of their own, copies are told apart", () => {
  const ids = standsOf({ ...desk, apart: true }, shapes).map(({ id }) => id);
  expect(new Set(ids).size).toBe(5);
  expect(ids).toContain("1-4");
});

test("points of the card are found on the desk and back", () => {
  const plot = { x: -60, z: 10, scale: 0.4 };
  const at = onDesk(plot, { x: 12_000, y: 50_000 });
  const back = onCard(plot, at.x, at.z);
  expect(back.x).toBeCloseTo(12_000);
  expect(back.y).toBeCloseTo(50_000);
});
