import { expect, test } from "vitest";
import { lastTurn } from "./lastTurn.ts";
import { sinceOwn } from "./since.ts";
import type { Change } from "./typed.ts";
import type { LogEntry } from "./wire.ts";

const told = (line: number, event: { did: { seat: number } }): LogEntry => ({
  ...{ line, turn: { round: 1, seat: event.did.seat }, deed: "play", text: "", event },
});
const by = (line: number, seat: number) => told(line, { did: { seat } });

test("what happened since one acted last is told, no matter whom it concerns", () => {
  const entries = [by(1, 0), by(2, 1), by(3, 0), by(4, 1), by(4, 0), by(5, 2)];
  // Line 4 is an act of seat 1 that does something to seat 0.
  expect(sinceOwn(entries, 0).map(({ line }) => line)).toEqual([4, 4, 5]);
  expect(sinceOwn(entries, 2)).toEqual([]);
  expect(sinceOwn(entries, 3)).toHaveLength(6);
});

test("what the table does is not anybody's act", () => {
  const undo: LogEntry = { line: 3, turn: { round: 1, seat: 0 }, deed: "undo", text: "", seat: 0 };
  expect(sinceOwn([by(1, 0), by(2, 1), undo], 0).map(({ line }) => line)).toEqual([2]);
});

const change = (round: number, seat: number | undefined, before: number | null): Change => {
  const turn = seat === undefined ? { round } : { round, seat };
  const events = [{ line: 1, turn, event: "x", text: "" }];
  return { before, after: 0, events, own: false, standing: {} as Change["standing"] };
};

test("the last turn of somebody else is remembered until the next one begins", () => {
  let known: readonly Change[] = [];
  const hear = (next: Change) => {
    known = lastTurn(known, next, 0);
    return known.length;
  };
  expect(hear(change(1, 1, 1))).toBe(1);
  expect(hear(change(1, 1, 2))).toBe(2);
  // One's own turn does not make it forgotten.
  expect(hear(change(2, 0, 3))).toBe(2);
  expect(hear(change(2, 1, 4))).toBe(1);
  // Where all play at once, a round is a turn.
  expect(hear(change(3, undefined, 5))).toBe(1);
  expect(hear(change(3, undefined, 6))).toBe(2);
  expect(hear({ ...change(3, undefined, 7), events: [] })).toBe(2);
  expect(hear(change(4, 1, null))).toBe(0);
});
