import { expect, test } from "vitest";
import type { Offer } from "./match.ts";
import { groupsOf } from "./builds.ts";

const build = (base: number, cars: number): Offer => ({
  label: `from ${base}, ${cars}`,
  command: {
    build: {
      base,
      past: 0,
      aside: 0,
      to: { exit: { heading: 0 } },
      cars: Array.from({ length: cars }, (_, idx) => ({
        along: idx * 1_400,
        across: 0,
      })),
    },
  },
});

test("builds are grouped by base, and those that gain most come first", () => {
  const pass: Offer = { label: "Pass", command: "pass" };
  const groups = groupsOf([build(7, 0), build(2, 1), pass, build(7, 2), build(2, 0)]);
  expect(groups.map(({ base }) => base)).toEqual([null, 2, 7]);
  expect(groups.map(({ offers }) => offers.map(({ label }) => label))).toEqual([
    ["Pass"],
    ["from 2, 1", "from 2, 0"],
    ["from 7, 2", "from 7, 0"],
  ]);
});
