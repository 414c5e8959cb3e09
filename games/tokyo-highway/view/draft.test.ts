import { expect, test } from "vitest";
import {
  adopt,
  begin,
  fitting,
  moved,
  optionOf,
  parkedAt,
  raised,
  traceOf,
  trimmed,
  turned,
  withExit,
  withJunction,
  type RoadDraft,
  type TowerDraft,
} from "./draft.ts";
import { views } from "./samples.ts";

const OPTIONS = [
  { height: 0, junction: false },
  { height: 1, junction: false },
  { height: 3, junction: false },
  { height: 2, junction: true },
  { height: 3, junction: true },
  { height: 5, junction: true },
];
const view = views[0]!;
const columns = view.truth.columns;
const draft = (): RoadDraft => begin(view, 0, OPTIONS)!;
const height = ({ to }: RoadDraft) => optionOf(to).height;

test("a road that is picked up leads straight on, a road's length away", () => {
  const { pointer, base } = draft();
  const at = columns[base]!.at;
  const ramp = view.lies[0]!;
  const ahead = { x: pointer.x - at.x, y: pointer.y - at.y };
  const up = { x: ramp.from.x - ramp.to.x, y: ramp.from.y - ramp.to.y };
  expect(Math.hypot(ahead.x, ahead.y)).toBeCloseTo(10_900, -1);
  const turn = ahead.x * up.y - ahead.y * up.x;
  expect(turn / (Math.hypot(ahead.x, ahead.y) * Math.hypot(up.x, up.y))).toBeCloseTo(0, 3);
});

test("nothing can be picked up where nothing can be built", () => {
  expect(begin(view, 0, [])).toBeNull();
  expect(begin(view, 99, OPTIONS)).toBeNull();
});

test("heights step through what can be built, and stop at its ends", () => {
  const low = draft();
  expect(height(low)).toBe(1);
  const high = raised(low, OPTIONS, 1);
  expect(height(high)).toBe(3);
  expect(raised(high, OPTIONS, 1)).toEqual(high);
  expect(height(raised(high, OPTIONS, -1))).toBe(1);
});

test("a junction takes the nearest height that it can have, and gives it back", () => {
  const junction = withJunction(draft(), OPTIONS, true);
  expect(junction.to).toEqual({ junction: 2 });
  expect(height(raised(raised(junction, OPTIONS, 1), OPTIONS, 1))).toBe(5);
  expect(withJunction(junction, OPTIONS, false).to).toEqual({ grey: 1 });
  expect(withJunction(draft(), OPTIONS.slice(0, 3), true)).toEqual(draft());
});

test("an exit leads to the table, and back to a column", () => {
  const exit = withExit(draft(), OPTIONS, true);
  expect(exit.to).toBe("exit");
  expect(height(withExit(exit, OPTIONS, false))).toBe(1);
  expect(withExit(draft(), OPTIONS.slice(1), true)).toEqual(draft());
});

test("tips and sides are trimmed within what a column bears", () => {
  expect(trimmed(draft(), "past", 0.1, 250).past).toBe(260);
  expect(trimmed(draft(), "aside", 1, 0).aside).toBe(100);
  expect(trimmed(draft(), "aside", 99, 0).aside).toBe(438);
  expect(trimmed(draft(), "past", -99, 0).past).toBe(-507);
});

test("a road turns round its base, a building on its spot", () => {
  const before = draft();
  const after = turned(before, 90, columns) as RoadDraft;
  const at = columns[0]!.at;
  expect(after.pointer.x - at.x).toBeCloseTo(-(before.pointer.y - at.y), -1);
  expect(after.pointer.y - at.y).toBeCloseTo(before.pointer.x - at.x, -1);
  const tower: TowerDraft = {
    is: "tower",
    shape: "square",
    at,
    heading: 100,
    free: false,
  };
  expect(turned(tower, -5, columns)).toMatchObject({ heading: 35_600, at });
  expect(moved(tower, 1.5, -2)).toMatchObject({
    at: { x: at.x + 150, y: at.y - 200 },
  });
});

test("a road that does not fit straight on turns aside as little as needed", () => {
  const straight = draft();
  expect(fitting(straight, columns, () => true)).toEqual(straight);
  expect(fitting(straight, columns, () => false)).toEqual(straight);
  const left = turned(straight, 20, columns);
  const fits = (tried: RoadDraft) => JSON.stringify(tried) === JSON.stringify(left);
  expect(fitting(straight, columns, fits)).toEqual(left);
});

test("a build in words becomes what is held, and the same build again", () => {
  const build = {
    base: 0,
    past: -455,
    aside: -7,
    to: {
      column: {
        at: { x: 558, y: -7938 },
        height: 6,
        junction: true,
        aside: 192,
      },
    },
    cars: [],
  };
  expect(traceOf(adopt(build))).toEqual({
    base: 0,
    pointer: { x: 558, y: -7938 },
    to: { junction: 6 },
    past: -455,
    aside: -7,
    far_aside: 192,
    cars: null,
    snap: false,
  });
});

test("a car goes along its road as far as it can stand there", () => {
  const cars = [
    { along: 5_000, across: 0 },
    { along: 7_000, across: 0 },
  ];
  const stretches = [
    { from: 700, to: 4_000 },
    { from: 6_000, to: 9_000 },
  ];
  const along = (wanted: number) => parkedAt(draft(), cars, 1, wanted, stretches).cars?.[1]?.along;
  expect(along(6_543.2)).toBe(6_543);
  expect(along(20_000)).toBe(9_000);
  expect(along(4_300)).toBe(4_000);
  expect(parkedAt(draft(), cars, 1, 5, []).cars).toBeNull();
});
