import { expect, test } from "vitest";
import type { Change } from "./match.ts";
import { plan, runTime } from "./plan.ts";
import { events as samples, views } from "./samples.ts";
import type { Event } from "./types.ts";

const [view] = views;
if (view === undefined) throw new Error("there are no samples");

const change = (...events: Event[]): Change => ({
  before: view,
  after: view,
  events: events.map((event) => ({
    line: 1,
    turn: { round: 1 },
    event,
    text: "",
  })),
  standing: {} as Change["standing"],
  own: false,
});

/** As a bot's last action was recorded: it moves, arrives, draws, and the turn is over. */
const lastAction: Event[] = [
  {
    moved: {
      seat: 1,
      path: ["c7", "d7", "d6", "d5", "f5", "f6"],
      place: "Toyosu",
    },
  },
  { arrived: { seat: 1, square: "f6", city: "Toyosu", nth: 2 } },
  { drew: { seat: 1, count: 2 } },
  { "turn-ended": { seat: 1, next: 0 } },
];

test("a run comes before the arrival, and what cannot be seen takes no time", () => {
  const beats = plan(change(...lastAction));
  expect(beats.map((beat) => beat.scene.is)).toEqual(["run", "arrive"]);
  expect(beats[0]?.scene).toMatchObject({
    seat: 1,
    path: ["c7", "d7", "d6", "d5", "f5", "f6"],
  });
  expect(beats[1]?.scene).toMatchObject({ seat: 1, square: "f6", nth: 2 });
});

test("a turned tile knows how it lay", () => {
  const turn: Event = {
    rotated: { seat: 0, square: "a7", from: "ES", tile: "NE" },
  };
  expect(plan(change(turn))).toMatchObject([
    { scene: { is: "rotate", square: "a7", from: "ES", tile: "NE" } },
  ]);
});

test("every event that the rules tell can be planned", () => {
  const beats = plan(change(...samples));
  const seen = samples.filter(
    (event) =>
      typeof event !== "string" &&
      ["placed", "rotated", "removed", "moved", "arrived"].some((key) => key in event),
  );
  expect(seen.length).toBeGreaterThan(3);
  expect(beats).toHaveLength(seen.length);
  expect(beats.every((beat) => beat.ms > 0)).toBe(true);
});

test("longer runs take longer, but never too long", () => {
  expect(runTime(3)).toBeGreaterThan(runTime(2));
  expect(runTime(40)).toBe(runTime(30));
});

test("an undo is no movement", () => {
  expect(plan(change())).toEqual([]);
});
