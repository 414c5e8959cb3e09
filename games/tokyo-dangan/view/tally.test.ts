import { expect, test } from "vitest";
import { views } from "./samples.ts";
import { tallyOf } from "./tally.ts";
import type { Event, View } from "./types.ts";

const first = views[0];
if (first === undefined) throw new Error("there are no samples");
const [one, two] = first.travellers;
if (one === undefined || two === undefined) throw new Error("the sample has no players");

const reached = [
  { square: "c1" as const, order: 1 },
  { square: "a3" as const, order: 3 },
];
const view: View = {
  ...first,
  travellers: [{ ...one, reached }, { ...two, reached: [] }],
  round: 2,
  first: 1,
  active: 0,
};

const game: Event[] = [
  { placed: { seat: 1, square: "b2", tile: "NS" } },
  { "turn-ended": { seat: 1, next: 0 } },
  { placed: { seat: 0, square: "b1", tile: "EW" } },
  { moved: { seat: 0, path: ["a1", "b1", "c1"], place: "Ueno" } },
  { arrived: { seat: 0, square: "c1", city: "Ueno", nth: 1 } },
  { "turn-ended": { seat: 0, next: 1 } },
  { removed: { seat: 1, square: "b1", tile: "EW" } },
  { rotated: { seat: 1, square: "b2", from: "NS", tile: "EW" } },
  { "turn-ended": { seat: 1, next: 0 } },
  { moved: { seat: 0, path: ["c1", "b1"], place: "b1" } },
];

test("what everybody did is counted", () => {
  const { seats, whole } = tallyOf(game, view);
  expect(seats[0]).toEqual({ reached: 2, laid: 1, turned: 0, removed: 0, runs: 2, longest: 2 });
  expect(seats[1]).toEqual({ reached: 0, laid: 1, turned: 1, removed: 1, runs: 0, longest: 0 });
  expect(whole).toBe(true);
});

test("who came late has not seen everything, but the view knows what was reached", () => {
  const late = tallyOf(game.slice(3), view);
  expect(late.whole).toBe(false);
  expect(late.seats[0]?.reached).toBe(2);
});
