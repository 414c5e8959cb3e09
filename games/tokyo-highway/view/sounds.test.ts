import { expect, test } from "vitest";
import { views } from "./samples.ts";
import { cuesOf } from "./sounds.ts";

const [after] = views;
if (after === undefined) throw new Error("there are no samples");
const build = { is: "build" as const, after, road: 0, height: 3 };

test("discs land one after the other, and the road last", () => {
  const cues = cuesOf({ ...build, column: 1 });
  expect(cues.map(({ sound, n }) => [sound, n])).toEqual([
    ["wood", 1],
    ["wood", 1],
    ["wood", 1],
    ["wood", 3],
  ]);
  const times = cues.map(({ at }) => at ?? 0);
  expect([...times].sort((one, other) => one - other)).toEqual(times);
  expect(times.at(-1)).toBeLessThan(1);
});

test("a road without a column is one piece of wood", () => {
  expect(cuesOf({ ...build, column: null })).toHaveLength(1);
});
