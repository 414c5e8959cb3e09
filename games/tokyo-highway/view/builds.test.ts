import { expect, test } from "vitest";
import type { Offer } from "./match.ts";
import { groupsOf, type Idea } from "./builds.ts";
import { views } from "./samples.ts";
import type { Column, Goal, Truth } from "./types.ts";

const AT = { x: 0, y: 0 };

const column = (owner: number, given: Partial<Column> = {}): Column => ({
  ...{ owner, at: AT, height: 1, junction: false, outgoing: 0 },
  ...given,
});

/** A match of two with those columns. */
function truthOf(columns: Column[]): Truth {
  const view = views[0];
  if (view === undefined) throw new Error("there is no sample");
  return { ...view.truth, columns };
}

const exit = (degrees: number): Goal => ({ exit: { heading: degrees * 100 } });

const build = (base: number, cars: number, to: Goal = exit(0)): Offer => ({
  label: `from ${base}, ${cars}`,
  command: {
    build: {
      ...{ base, past: 0, aside: 0, to },
      cars: Array.from({ length: cars }, (_, idx) => ({ along: idx * 1_400, across: 0 })),
    },
  },
});

const labels = (ideas: readonly Idea[]) => ideas.map(({ offer }) => offer.label);

test("builds are grouped by base, and those that gain most come first", () => {
  const pass: Offer = { label: "Pass", command: "pass" };
  const truth = truthOf([column(0), column(1), column(0), column(0, { junction: true })]);
  const groups = groupsOf([build(3, 0), build(2, 1), pass, build(3, 2), build(2, 0)], truth, 0);
  expect(groups.map(({ base }) => base?.kind)).toEqual([undefined, "column", "junction"]);
  expect(groups.map(({ ideas }) => labels(ideas))).toEqual([
    ["Pass"],
    ["from 2, 1", "from 2, 0"],
    ["from 3, 2", "from 3, 0"],
  ]);
});

test("a build that ends the last highway comes last, whatever it gains", () => {
  const on: Goal = { column: { at: { x: 0, y: 5_000 }, height: 2, junction: false, aside: 0 } };
  const offers = [build(0, 1), build(0, 0, on)];
  const [only] = groupsOf(offers, truthOf([column(0), column(1)]), 0);
  expect(only?.base?.kind).toBe("ramp");
  expect(labels(only?.ideas ?? [])).toEqual(["from 0, 0", "from 0, 1"]);
  expect(only?.ideas.map(({ last }) => last)).toEqual([false, true]);
  const [one] = groupsOf(offers, truthOf([column(0), column(1), column(0)]), 0);
  expect(one?.ideas.map(({ last }) => last)).toEqual([false, false]);
});

test("an exit that places the last car ends nothing", () => {
  const truth = truthOf([column(0), column(1)]);
  const builders = truth.builders.map((builder) => ({ ...builder, cars: 1 }));
  const [only] = groupsOf([build(0, 1)], { ...truth, builders }, 0);
  expect(only?.ideas[0]?.last).toBe(false);
});

test("ideas that the words alone would not tell apart are numbered", () => {
  const offers = [build(0, 1, exit(80)), build(0, 1, exit(100)), build(0, 1, exit(225))];
  const [group] = groupsOf(offers, truthOf([column(0), column(1)]), 0);
  expect(group?.ideas.map(({ build: told }) => [told?.way, told?.nth])).toEqual([
    ["far", 1],
    ["far", 2],
    ["near-left", null],
  ]);
});

test("left and right are those of whoever looks, from wherever that is", () => {
  const at = { x: 9_000, y: 0 };
  const truth = truthOf([column(0, { at }), column(1)]);
  const seen = (azimuth: number) => {
    const [group] = groupsOf([build(0, 0, exit(90))], truth, azimuth);
    return [group?.base?.way, group?.ideas[0]?.build?.way];
  };
  expect(seen(0)).toEqual(["right", "far"]);
  // From the right-hand side of the table, what was on the right is near.
  expect(seen(Math.PI / 2)).toEqual(["near", "right"]);
  expect(seen(Math.PI)).toEqual(["left", "near"]);
});
