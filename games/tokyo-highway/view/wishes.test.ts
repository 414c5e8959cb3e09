import { expect, test } from "vitest";
import { wishOf } from "./wishes.ts";

const wish = (key: string, held: boolean, focused = false, shiftKey = false) =>
  wishOf({ key, shiftKey }, held, focused);

test("what is in hand is moved, changed, built and put back by keys", () => {
  expect(wish("ArrowUp", true)).toEqual({ is: "move", right: 0, away: 1 });
  expect(wish("J", true, false, true)).toEqual({ is: "junction" });
  expect(wish("x", true)).toEqual({ is: "exit" });
  expect(wish("Enter", true)).toEqual({ is: "commit" });
  expect(wish("Escape", true)).toEqual({ is: "cancel" });
});

test("Enter on a button presses the button, and builds nothing", () => {
  expect(wish("Enter", true, true)).toBeNull();
});

test("with nothing in hand only cameras, numbers and taking back have keys", () => {
  for (const key of ["ArrowUp", "j", "x", "Enter", "+", "Escape"])
    expect(wish(key, false)).toBeNull();
  expect(wish("2", false)).toEqual({ is: "look", shot: "plan" });
  expect(wish("u", false)).toEqual({ is: "undo" });
});
