import { expect, test } from "vitest";
import { beside, meet, round } from "./beside.ts";

const WINDOW = { width: 1000, height: 600 };
const CARD = { width: 300, height: 150 };

function covers(box: { left: number; top: number; width: number; height: number }): boolean {
  return meet(box, { ...beside([box], CARD, WINDOW), ...CARD });
}

test("a card lies right of what is pointed at where there is room, else left of it", () => {
  const left = { left: 100, top: 200, width: 100, height: 50 };
  expect(beside([left], CARD, WINDOW).left).toBe(212);
  const right = { left: 800, top: 200, width: 100, height: 50 };
  expect(beside([right], CARD, WINDOW).left).toBe(488);
});

test("it covers nothing that is pointed at, wherever that is", () => {
  for (let left = 0; left <= 900; left += 100) {
    for (let top = 0; top <= 550; top += 50) {
      expect(covers({ left, top, width: 100, height: 50 }), `${left}, ${top}`).toBe(false);
    }
  }
});

test("it stays inside the window of a phone", () => {
  const phone = { width: 390, height: 844 };
  const card = { width: 366, height: 160 };
  const bar = { left: 0, top: 700, width: 390, height: 144 };
  const place = beside([bar], card, phone);
  expect(meet(bar, { ...place, ...card })).toBe(false);
  expect(place.left).toBe(12);
});

test("several things are taken together", () => {
  const one = { left: 10, top: 20, width: 10, height: 10 };
  const other = { left: 50, top: 5, width: 10, height: 10 };
  expect(round([one, other])).toEqual({ left: 10, top: 5, width: 50, height: 25 });
  expect(round([])).toBeNull();
});
