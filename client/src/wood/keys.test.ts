import { expect, test } from "vitest";
import { handWish } from "./keys.ts";

test("keys go by their place on the keyboard", () => {
  const wish = (code: string, shiftKey = false) => handWish({ code, shiftKey });
  expect(wish("KeyQ")).toEqual({ is: "turn", steps: 1, fine: false });
  expect(wish("KeyE", true)).toEqual({ is: "turn", steps: -1, fine: true });
  expect(wish("KeyF")).toEqual({ is: "flip" });
  expect(wish("Escape")).toEqual({ is: "back" });
  expect(wish("Enter")).toEqual({ is: "place" });
  expect(wish("ArrowUp", true)).toEqual({ is: "move", right: 0, away: 0.2 });
  expect(wish("KeyA")).toBeNull();
});
