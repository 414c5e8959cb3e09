import { expect, test } from "vitest";
import type { View } from "../types.ts";
import { CHANGES, GAME } from "./recorded.ts";
import { begin, count, Counter, type Deeds } from "./tally.ts";
import { told } from "./plan.ts";
import type { Event } from "../types.ts";

const viewOf = (idx: number) => GAME.at(idx)?.after as unknown as View;
const all = GAME.flatMap(({ events }) => events.map(({ event }) => event as unknown as Event));
const sum = (deeds: readonly Deeds[], key: keyof Deeds) => deeds.reduce((total, one) => total + one[key], 0);

function played(): Counter {
  const counter = new Counter(null, viewOf(0));
  GAME.slice(1).forEach((change) => counter.follow(change));
  return counter;
}

test("a whole game is counted from its first roll", () => {
  const tally = played().tally;
  if (!tally) throw new Error("no tally");
  expect(tally.whole).toBe(true);
  expect(tally.beat).toBe(viewOf(-1).beat);
  const turns = all.filter((event) => told(event, "turn-began")).length;
  expect(sum(tally.deeds, "turns")).toBe(turns + 1);
  const energy = all.map((event) => told(event, "energy-gained")?.energy ?? 0);
  expect(sum(tally.deeds, "energy")).toBe(energy.reduce((one, other) => one + other, 0));
});

test("whoever's turn it is deals what others lose, but not what it loses itself", () => {
  const events = [
    { line: 1, event: { "turn-began": { seat: 1 } }, text: "" },
    { line: 1, event: { "life-lost": { seat: 0, life: 3 } }, text: "" },
    { line: 1, event: { "life-lost": { seat: 1, life: 1 } }, text: "" },
  ];
  const view = viewOf(0);
  const { deeds } = count(begin(view), { before: view as never, after: view as never, events });
  expect(deeds.map(({ damage, lost }) => [damage, lost])).toEqual([
    [0, 3],
    [3, 1],
  ]);
});

test("life, healing and damage fit what monsters have in the end", () => {
  const tally = played().tally;
  const end = viewOf(-1).monsters;
  tally?.deeds.forEach((deeds, seat) => expect(10 + deeds.healed - deeds.lost).toBe(end[seat]?.life));
});

test("what was told before the table was there is counted too", () => {
  const upTo = GAME.slice(0, 6);
  const log = upTo.flatMap(({ events }) => events);
  const late = begin(viewOf(5), log);
  const counter = new Counter(null, viewOf(0));
  upTo.slice(1).forEach((change) => counter.follow(change));
  expect(late.deeds).toEqual(counter.tally?.deeds);
  expect(late.whole).toBe(true);
});

test("whoever comes back in the middle counts from there, and says so", () => {
  const middle = viewOf(20);
  expect(begin(middle).whole).toBe(false);
  const kept = begin(middle);
  expect(new Counter({ ...kept, whole: true }, middle).tally?.whole).toBe(true);
  expect(new Counter({ ...kept, whole: true, beat: 1 }, middle).tally?.whole).toBe(false);
});

test("what is undone is not counted", () => {
  const counter = new Counter(null, viewOf(0));
  GAME.slice(1, 8).forEach((change) => counter.follow(change));
  const before = counter.tally;
  const step = GAME[8];
  if (!step) throw new Error("too short");
  counter.follow(step);
  expect(counter.tally).not.toEqual(before);
  counter.follow({ before: step.after, after: viewOf(7) as never, events: [] });
  expect(counter.tally).toEqual(before);
});

test("a turn that begins in Tokyo counts as one", () => {
  const change = [...CHANGES, ...GAME].find(
    (one) => one.before !== null && one.events.some(({ event }) => {
      const turn = told(event as unknown as Event, "turn-began");
      const after = one.after as unknown as View;
      return turn && after.monsters[turn.seat]?.place !== "outside";
    }),
  );
  if (!change) throw new Error("no recorded start in Tokyo");
  const tally = count(begin(change.before as unknown as View), change);
  expect(sum(tally.deeds, "inTokyo")).toBe(1);
});
