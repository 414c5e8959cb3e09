import { expect, test } from "vitest";
import { meet, round, type Box } from "./box.ts";
import { boxIn, dockFor, inTheWay, type Dock, type Scene } from "./dock.ts";

const WINDOW = { width: 1280, height: 800 };
const CARD = { width: 352, height: 160 };
const BOTTOM: Dock = { x: 0.5, y: 1 };

const scene = (given: Partial<Scene>): Scene => ({
  ...{ window: WINDOW, targets: [], prompts: [], controls: [], parts: [], pieces: [] },
  ...given,
});

/** Where the card goes from the middle of the bottom edge. */
const lies = (given: Partial<Scene>) => boxIn(dockFor(BOTTOM, CARD, scene(given)), CARD, WINDOW);

test("it covers nothing that is pointed at, wherever that is", () => {
  for (let left = 0; left <= 1_180; left += 59) {
    for (let top = 0; top <= 750; top += 50) {
      const target = { left, top, width: 100, height: 50 };
      expect(meet(target, lies({ targets: [target] })), `${left}, ${top}`).toBe(false);
    }
  }
});

test("it stays in its dock for as long as it covers nothing there", () => {
  const target = { left: 100, top: 100, width: 50, height: 50 };
  expect(dockFor(BOTTOM, CARD, scene({ targets: [target] }))).toEqual(BOTTOM);
  expect(inTheWay(BOTTOM, CARD, scene({ targets: [target] }))).toBe(false);
});

test("it leaves a prompt that opens under it, and what is pointed at stays clear", () => {
  const prompt = { left: 300, top: 640, width: 680, height: 150 };
  const target = { left: 600, top: 300, width: 80, height: 80 };
  const given = { prompts: [prompt], targets: [target] };
  expect(inTheWay(BOTTOM, CARD, scene(given))).toBe(true);
  const moved = lies(given);
  expect(meet(prompt, moved)).toBe(false);
  expect(meet(target, moved)).toBe(false);
});

test("it does not lie between two things that are pointed at", () => {
  const [one, other] = [
    { left: 100, top: 700, width: 60, height: 60 },
    { left: 1_100, top: 700, width: 60, height: 60 },
  ];
  expect(meet(round([one, other]) ?? one, lies({ targets: [one, other] }))).toBe(false);
});

test("it prefers room without buttons", () => {
  const controls: Box[] = Array.from({ length: 8 }, (_, idx) => ({
    ...{ left: 480 + 40 * idx, top: 700, width: 36, height: 36 },
  }));
  const moved = lies({ controls });
  expect(controls.some((box) => meet(box, moved))).toBe(false);
});

test("it lies beside pieces that are drawn, where there is room", () => {
  const pieces: Box[] = Array.from({ length: 20 }, (_, idx) => ({
    ...{ left: 300 + 30 * idx, top: 600 + 5 * idx, width: 24, height: 24 },
  }));
  const moved = lies({ pieces });
  expect(pieces.some((box) => meet(box, moved))).toBe(false);
});

test("one edge stays where it is, however much there is to read", () => {
  const short = { ...CARD, height: 90 };
  const bottom = (card: typeof CARD, dock: Dock) => {
    const box = boxIn(dock, card, WINDOW);
    return box.top + box.height;
  };
  for (const y of [0.625, 0.75, 1]) {
    expect(bottom(short, { x: 1, y })).toBe(bottom(CARD, { x: 1, y }));
  }
  for (const y of [0, 0.25, 0.5]) {
    const dock = { x: 1, y };
    expect(boxIn(dock, short, WINDOW).top).toBe(boxIn(dock, CARD, WINDOW).top);
  }
});

test("it stays inside the window of a phone, above the prompt", () => {
  const window = { width: 390, height: 844 };
  const card = { width: 366, height: 160 };
  const bar = { left: 0, top: 700, width: 390, height: 144 };
  const dock = dockFor(BOTTOM, card, scene({ window, targets: [bar] }));
  const place = boxIn(dock, card, window);
  expect(meet(bar, place)).toBe(false);
  expect(place.left).toBe(12);
});

test("several things are taken together", () => {
  const one = { left: 10, top: 20, width: 10, height: 10 };
  const other = { left: 50, top: 5, width: 10, height: 10 };
  expect(round([one, other])).toEqual({ left: 10, top: 5, width: 50, height: 25 });
  expect(round([])).toBeNull();
});
