import { expect, test } from "vitest";
import { eachOf, kindOf, KINDS, quartersOf, turned, UPRIGHT } from "./tiles.ts";

test("a quarter turn goes clockwise, four change nothing", () => {
  expect(turned("N", 1)).toBe("E");
  expect(turned("NE", 1)).toBe("ES");
  expect(turned("NES", -1)).toBe("NEW");
  expect(turned("NS", 3)).toBe("EW");
  for (const kind of KINDS) expect(turned(UPRIGHT[kind], 4)).toBe(UPRIGHT[kind]);
});

test("turning keeps the kind, and can be counted", () => {
  for (const kind of KINDS) {
    for (const quarters of [0, 1, 2, 3]) {
      const tile = turned(UPRIGHT[kind], quarters);
      expect(kindOf(tile)).toBe(kind);
      expect(turned(UPRIGHT[kind], quartersOf(tile))).toBe(tile);
    }
  }
  expect(quartersOf("SW")).toBe(2);
});

test("a stock is told tile by tile", () => {
  const stock = { straight: 0, curve: 2, tee: 0, cross: 0, "dead-end": 1 };
  expect(eachOf(stock)).toEqual(["curve", "curve", "dead-end"]);
});
