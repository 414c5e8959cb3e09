import { expect, test } from "vitest";
import { cityOf } from "../city.ts";
import type { Change } from "../match.ts";
import { moving } from "../motion.ts";
import { plan, type SetDown } from "../plan.ts";
import { views } from "../samples.ts";
import { ROAD, STOREY } from "../sizes.ts";
import { on, poseOf } from "../space.ts";
import type { Event, Frame, Hand, View } from "../types.ts";
import { alongRoad, floorAt, nearTurn, sketchOf, spanning } from "./aim.ts";
import { carriedIn, frameAt, HELD, meant, middleOf } from "./frames.ts";
import { isTold, outcomeAfter } from "./outcome.ts";

const blueprint = views[0]!;
const hand: Hand = {
  plan: null,
  rising: { at: { x: 2_000, y: 9_000 }, grey: 2, yellow: true },
  laid: null,
  lifted: { piece: "grey", seed: 7 },
  missed: 0,
  idle: 0,
};
const before: View = { ...blueprint, truth: { ...blueprint.truth, hand } };
const level = { x: 10, y: 20, z: 50, heading: 0, pitch: 0 };
const frame: Frame = { ms: 0, held: meant(level), moved: [] };

test("what was put up by hand is seen like any piece", () => {
  const [bare, city] = [cityOf(blueprint), cityOf(before)];
  const fresh = city.discs.slice(bare.discs.length);
  expect(fresh.map(({ piece, yellow, top }) => ({ piece, yellow, top }))).toEqual([
    { piece: "column-2", yellow: false, top: false },
    { piece: "column-2", yellow: false, top: false },
    { piece: "column-2", yellow: true, top: true },
  ]);
  const laid = { base: 0, past: 0, aside: 0, to: { exit: { heading: 0 } } };
  const cars = [{ along: 5_700, across: 0 }];
  const lying = { ...before.truth, hand: { ...hand, laid: { ...laid, cars } } };
  const [lie] = blueprint.lies;
  const whole = cityOf({ ...before, truth: lying }, lie!);
  expect(whole.roads.at(-1)).toMatchObject({ piece: "road-2", owner: 0, pose: poseOf(lie!) });
  expect(whole.cars.at(-1)?.piece).toBe("car-2");
});

test("a piece in hand is seen where the hand means it, turned and tipped", () => {
  const turned = middleOf(meant({ ...level, heading: 90, pitch: 30 }));
  expect(turned.at).toEqual({ x: 10, y: 50, z: -20 });
  expect(turned.along.y).toBeCloseTo(0.5, 5);
  expect(turned.along.z).toBeCloseTo(-Math.cos(Math.PI / 6), 5);
  const city = carriedIn(cityOf(before), { piece: "road", owner: 0, frame });
  const road = city.roads.at(-1)!;
  expect(road.piece).toBe(HELD);
  const middle = on(road.pose, ROAD.length / 2, 0, ROAD.thickness / 2);
  expect(middle.x).toBeCloseTo(10, 5);
  expect(middle.y).toBeCloseTo(50, 5);
});

test("what was moved is seen where it is, disc by disc", () => {
  const place = meant({ ...level, z: 5, pitch: 40 });
  const moved = [
    { piece: { column: 2 }, disc: 1, place },
    { piece: { road: 1 }, disc: 0, place },
  ];
  const still = cityOf(before);
  const city = carriedIn(still, { piece: "grey", owner: 0, frame: { ...frame, moved } });
  const discs = city.discs.filter(({ piece }) => piece === "column-2");
  expect(discs.map(({ pose }) => pose !== undefined)).toEqual([false, true, false]);
  expect(city.roads[0]).toEqual(still.roads[0]);
  expect(city.roads[1]).not.toEqual(still.roads[1]);
  expect(city.discs.at(-1)).toMatchObject({ piece: HELD, yellow: false });
});

test("a film goes on between its frames, and stays at its end", () => {
  const film = [frame, { ms: 100, held: meant({ ...level, x: 30 }), moved: [] }];
  expect(frameAt(film, 50)?.held.at[0]).toBeCloseTo(2_000, 3);
  expect(frameAt(film, 900)?.held.at[0]).toBe(3_000);
  expect(frameAt([], 0)).toBe(null);
});

const told: SetDown = {
  ...{ seat: 1, piece: "grey", seed: 7, slip: { x: 0, y: 0, spin: 0 }, engine: "e" },
  ...{ knocked: [{ road: 0 }], stood: false },
  path: [
    [0, 0, 0, 9_000, 0, 0],
    [104, 0, 0, 9_000, 0, 0],
  ],
};

function changeOf(events: Event[], own: boolean): Change {
  return {
    before,
    after: before,
    own,
    events: events.map((event) => ({ event })),
  } as unknown as Change;
}

test("others' acts are shown whole, one's own from letting go", () => {
  const frames = [frame, { ...frame, ms: 600 }];
  const filmed = () => ({ frames, laid: null });
  const [theirs] = plan(changeOf([{ "set-down": told }], false), filmed);
  const [mine] = plan(changeOf([{ "set-down": told }], true), filmed);
  expect(theirs!.ms - mine!.ms).toBe(104);
  const held = moving(before, theirs!.scene, 1).discs.at(-1);
  expect(held?.piece).toBe(HELD);
  // Without an answer there is only the outcome.
  expect(plan(changeOf([{ "set-down": told }], false))).toEqual([]);
});

test("what was put up by hand does not arrive a second time", () => {
  const built = {
    ...{ seat: 0, road: 1, column: 1, height: 1, junction: false, over: [], under: [], earned: 0 },
  };
  expect(plan(changeOf([{ built }], true))).toEqual([]);
});

test("an outcome is told with its penalty, until somebody lifts again", () => {
  const fell = outcomeAfter(
    [
      { "set-down": told },
      { "taken-back": { seat: 1, piece: "grey", missed: "fell", clause: null } },
      { fined: { payer: 1, fallen: 1 } },
    ],
    null,
  );
  expect(fell).toMatchObject({ seat: 1, knocked: 1, missed: "fell", fine: 1, paid: [] });
  const paid = outcomeAfter([{ paid: { payer: 1, to: 0, grey: 1, yellow: 0 } }], fell);
  expect(paid?.paid).toEqual([{ payer: 1, to: 0, grey: 1, yellow: 0 }]);
  expect(outcomeAfter([{ lifted: { seat: 1, piece: "grey" } }], paid)).toBe(null);
  expect(isTold(outcomeAfter([{ "set-down": { ...told, knocked: [], stood: true } }], null))).toBe(
    false,
  );
});

test("a road is held as it is to rest on both columns", () => {
  const base = { at: { x: 0, y: 0 }, height: 1 };
  const way = spanning(base, { at: { x: 0, y: 10_000 }, grey: 3, yellow: false });
  expect(way.heading).toBeCloseTo(90, 5);
  expect(way.pitch).toBeCloseTo((Math.atan2(20, 100) * 180) / Math.PI, 5);
  expect(alongRoad(blueprint.lies[1]!).heading).toBeCloseTo(0, 5);
  expect(nearTurn(-170, 170)).toBeCloseTo(190, 5);
});

test("below a piece is the highest thing there", () => {
  const city = cityOf(before);
  expect(floorAt(city, 20, 90)).toBe(3 * STOREY);
  expect(floorAt(city, 200, 200)).toBe(0);
  expect(floorAt(city, 100, 0)).toBeGreaterThan(2);
});

test("the sketch shows what is near, and what is held", () => {
  const near = { ...level, x: 20, y: 90 };
  const held = { ...frame, held: meant(near) };
  const city = carriedIn(cityOf(before), { piece: "grey", owner: 0, frame: held });
  const sketch = sketchOf(city, near, "grey");
  expect(sketch.discs.filter((disc) => disc.held).length).toBe(1);
  expect(sketch.discs.length).toBe(4);
});
