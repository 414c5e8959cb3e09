import { expect, test } from "vitest";
import { wishOf } from "./wishes.ts";

const wish = (code: string, held = false, focused = false) =>
  wishOf({ code, shiftKey: false }, held, focused);

test("space stops only when no control has the focus", () => {
  expect(wish("Space")).toEqual({ is: "stop" });
  expect(wish("Space", true)).toEqual({ is: "stop" });
  expect(wish("Space", false, true)).toBeNull();
});

test("digits filter the pile by kin, and zero shows all of it", () => {
  expect(wish("Digit1")).toEqual({ is: "kin", kin: "blocks" });
  expect(wish("Digit6")).toEqual({ is: "kin", kin: "gems" });
  expect(wish("Digit0")).toEqual({ is: "kin", kin: null });
});

test("arrows browse the pile, or move what is in hand", () => {
  expect(wish("ArrowRight")).toEqual({ is: "browse", by: 1 });
  expect(wish("ArrowRight", true)).toEqual({ is: "move", right: 2, away: 0 });
  expect(wish("ArrowRight", false, true)).toBeNull();
});

test("Enter takes and places, unless a button has the focus", () => {
  expect(wish("Enter")).toEqual({ is: "take" });
  expect(wish("Enter", true)).toEqual({ is: "place" });
  expect(wish("Enter", true, true)).toBeNull();
});
