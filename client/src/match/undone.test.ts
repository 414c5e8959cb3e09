import { expect, test } from "vitest";
import { tookBack, undoLine, without } from "./undone.ts";

const log = [1, 2, 2, 3].map((line) => ({ line, event: null, text: `line ${line}` }));

test("what was taken back is hidden, and one line tells it", () => {
  const undone = { seat: 1, to: 2 };
  expect(without(log, undone).map((line) => line.text)).toEqual(["line 1"]);
  const told = undoLine(log, undone, 4);
  expect(told.line).toBe(4);
  expect(tookBack(told.event)).toEqual({ seat: 1, what: "line 2" });
});

test("an undo of what the page has not seen is told without it", () => {
  expect(tookBack(undoLine([], { seat: 0, to: 9 }, 12).event)).toEqual({ seat: 0, what: "" });
  const old = [{ event: null, text: "from an older page" }] as unknown as typeof log;
  expect(without(old, { seat: 0, to: 1 })).toEqual(old);
});

test("events of games are no undos", () => {
  for (const event of [null, 3, "x", [], {}, { rolled: { seat: 0 } }]) {
    expect(tookBack(event)).toBeNull();
  }
});
