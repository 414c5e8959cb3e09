import { expect, test } from "vitest";
import type { Change, SeenEvent } from "../match.ts";
import { views } from "../samples.ts";
import { caption, NONE } from "./captions.ts";

const standing = {} as Change["standing"];
const [view] = views;
if (view === undefined) throw new Error("there are no samples");
const at = (beat: number) => ({ ...view, beat });
const told = (...texts: string[]) =>
  texts.map((text) => ({ event: "deck-shuffled", text }) as SeenEvent);
const step = (from: number, to: number, ...texts: string[]): Change => ({
  before: at(from),
  after: at(to),
  events: told(...texts),
  standing,
  own: false,
});
const welcome = (beat: number): Change => ({
  before: null,
  after: at(beat),
  events: [],
  standing,
  own: false,
});
const textsOf = ({ lines }: typeof NONE) => lines.map(({ seen }) => seen.text);

const two = caption(caption(NONE, step(1, 2, "a", "b"), 2), step(2, 3, "c", "d"), 3);

test("the last lines stay, each with a number of its own", () => {
  expect(textsOf(two)).toEqual(["b", "c", "d"]);
  expect(two.lines.map(({ key }) => key)).toEqual([1, 2, 3]);
});

test("elsewhere in a replay nothing of the future or of long ago is left", () => {
  expect(textsOf(caption(two, welcome(2), 2))).toEqual([]);
  expect(textsOf(caption(two, welcome(9), 9))).toEqual([]);
});

test("a connection that comes back to the same moment keeps the lines", () => {
  expect(textsOf(caption(two, welcome(3), 3))).toEqual(["b", "c", "d"]);
});

test("what was taken back is gone", () => {
  expect(textsOf(caption(two, step(3, 2, "back"), 4))).toEqual(["back"]);
});
