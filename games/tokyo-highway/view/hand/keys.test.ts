import { expect, test } from "vitest";
import { handWishOf } from "./keys.ts";

const pressed = (key: string, shiftKey = false) => handWishOf({ key, shiftKey });

test("keys lift, turn and tip what is in hand", () => {
  expect(pressed("r")).toEqual({ is: "raise", by: 3 });
  expect(pressed("PageDown")).toEqual({ is: "raise", by: -3 });
  expect(pressed("F", true)).toEqual({ is: "raise", by: -0.5 });
  expect(pressed("q")).toEqual({ is: "turn", degrees: 3 });
  expect(pressed("x")).toEqual({ is: "tip", degrees: 1 });
  expect(pressed("ArrowUp")).toEqual({ is: "move", right: 0, away: 4 });
  expect(pressed("Enter")).toEqual({ is: "let-go" });
  expect(pressed("Escape")).toEqual({ is: "lower" });
  expect(pressed("b")).toBe(null);
});
