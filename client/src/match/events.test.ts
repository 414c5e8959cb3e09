import { expect, test } from "vitest";
import { seatOfEvent } from "./events.ts";

test.each([
  [{ rolled: { seat: 2, dice: [1, 2] } }, 2],
  [{ seat: 0, kind: "x" }, 0],
  [{ won: { by: 3 } }, 3],
  ["over", null],
  [{ round: { number: 4 } }, null],
  [{ a: 1, b: { seat: 2 } }, null],
  [[{ seat: 1 }], null],
  [null, null],
])("%j names seat %j", (event, seat) => {
  expect(seatOfEvent(event)).toBe(seat);
});
