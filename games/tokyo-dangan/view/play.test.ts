import { beforeEach, expect, test } from "vitest";
import type { Match } from "./match.ts";
import { Play } from "./play.svelte.ts";
import { views } from "./samples.ts";
import type { Command, View } from "./types.ts";

const sample = views[0];
if (sample === undefined) throw new Error("there are no samples");
const [one, ...others] = sample.travellers;
if (one === undefined) throw new Error("the sample has no players");

const hand = { straight: 1, curve: 1, tee: 0, cross: 0, "dead-end": 0 };
const view: View = {
  ...sample,
  roads: [{ square: "b2", tile: "NE" }],
  travellers: [{ ...one, hand }, ...others],
};
const offered: Command[] = [
  { place: { square: "b1", tile: "NS" } },
  { place: { square: "b1", tile: "EW" } },
  { place: { square: "b1", tile: "NE" } },
  { rotate: { square: "b2", tile: "ES" } },
  { remove: { square: "b2" } },
  { move: { to: "c1" } },
  { move: { to: "b2" } },
];

let acted: unknown[];
let play: Play;

beforeEach(() => {
  acted = [];
  const match = {
    seat: 0,
    standing: { view },
    ask: { decision: 1, offers: offered.map((command) => ({ command })) },
    pending: new Map(),
    act: (command: unknown) => void acted.push(command),
  };
  play = new Play(match as unknown as Match);
});

test("a tile is picked up, turned by another click, and laid by a click on the map", () => {
  play.pick(0);
  expect(play.tile).toBe("NS");
  play.pick(0);
  expect(play.tile).toBe("EW");
  play.press("b1", "mouse");
  expect(acted).toEqual([{ place: { square: "b1", tile: "EW" } }]);
  expect(play.slot).toBeNull();
});

test("a finger chooses first, turns next, and lays only by the button", () => {
  play.pick(0);
  play.press("b1", "touch");
  expect([play.chosen, acted.length]).toEqual(["b1", 0]);
  play.press("b1", "touch");
  expect(play.draft).toEqual({ place: { square: "b1", tile: "EW" } });
  play.act(play.ready);
  expect(acted).toHaveLength(1);
});

test("where a tile cannot go nothing is commanded, and the reason can be shown", () => {
  play.pick(0);
  play.press("e1", "mouse");
  expect(acted).toEqual([]);
  expect([play.chosen, play.ready]).toEqual(["e1", null]);
  expect(play.draft).toEqual({ place: { square: "e1", tile: "NS" } });
});

test("a tile on the map is turned in mind before it is turned", () => {
  play.press("b2", "mouse");
  expect(play.draft).toBeNull();
  play.press("b2", "mouse");
  expect(play.ready).toEqual({ rotate: { square: "b2", tile: "ES" } });
  play.turn(-1);
  expect(play.draft).toBeNull();
  play.turn(1);
  play.press("b2", "key");
  expect(acted).toEqual([{ rotate: { square: "b2", tile: "ES" } }]);
});

test("a city is chosen by the first press and run to by the second", () => {
  play.press("c1", "mouse");
  expect(acted).toEqual([]);
  play.press("c1", "mouse");
  expect(acted).toEqual([{ move: { to: "c1" } }]);
  expect(play.acted).toBe("c1");
});

test("what is not offered is never commanded", () => {
  play.act({ move: { to: "f9" } });
  play.act({ remove: { square: "a1" } });
  play.act("end");
  expect(acted).toEqual([]);
  play.act({ remove: { square: "b2" } });
  expect(acted).toEqual([{ remove: { square: "b2" } }]);
});

test("what is tried in vain can be asked about", () => {
  play.press("e1", "mouse");
  expect(play.tried).toEqual({ move: { to: "e1" } });
  play.press("c1", "mouse");
  expect(play.tried).toBeNull();
  play.press("b2", "mouse");
  expect(play.tried).toBeNull();
  play.press("b1", "mouse");
  expect(play.tried).toBeNull();
  play.pick(1);
  play.turn(1);
  expect(play.tried).toEqual({ place: { square: "b1", tile: "ES" } });
});

test("a wheel turns what is picked up, and the page scrolls only where nothing is", () => {
  const roll = (deltaY: number) => {
    const event = new Event("wheel", { cancelable: true });
    play.roll(Object.assign(event, { deltaY, deltaMode: 0 }) as WheelEvent);
    return event.defaultPrevented;
  };
  expect(roll(100)).toBe(false);
  play.pick(0);
  expect([roll(30), play.quarters]).toEqual([true, 0]);
  expect([roll(30), play.quarters]).toEqual([true, 1]);
  expect([roll(-100), play.quarters]).toEqual([true, 0]);
});

test("escape puts everything down", () => {
  play.pick(1);
  play.press("e1", "mouse");
  play.drop();
  expect([play.slot, play.chosen, play.quarters]).toEqual([null, null, 0]);
  expect(play.turn(1)).toBe(false);
});
