import { expect, test } from "vitest";
import { rowsOf } from "./rows.ts";
import type { LogEntry } from "./wire.ts";

const entry = (line: number, round: number, seat?: number): LogEntry => ({
  line,
  turn: { round, ...(seat === undefined ? {} : { seat }) },
  deed: "play",
  event: { went: { seat: seat ?? 0 } },
  text: `line ${line}`,
});
const text = ({ text }: LogEntry) => text;
const short = (entries: readonly LogEntry[], away: number | null = null) =>
  rowsOf(entries, { text, recount: null, away }).map((row) => {
    if (row.is === "turn") return `turn ${row.turn.round}/${row.turn.seat ?? "-"}`;
    return row.is === "told" ? row.told.text : row.is;
  });

test("a log has a heading for each turn", () => {
  expect(short([entry(1, 1, 0), entry(2, 1, 0), entry(2, 1, 1), entry(3, 2, 0)])).toEqual([
    "turn 1/0",
    "line 1",
    "line 2",
    "turn 1/1",
    "line 2",
    "turn 2/0",
    "line 3",
  ]);
  expect(short([entry(1, 1), entry(2, 1), entry(3, 2)])).toEqual([
    "turn 1/-",
    "line 1",
    "line 2",
    "turn 2/-",
    "line 3",
  ]);
});

test("what happened while one was away is marked, once", () => {
  const entries = [entry(1, 1, 0), entry(2, 1, 0), entry(3, 1, 1), entry(4, 2, 0)];
  expect(short(entries, 1)).toEqual([
    "turn 1/0",
    "line 1",
    "away",
    "line 2",
    "turn 1/1",
    "line 3",
    "turn 2/0",
    "line 4",
  ]);
  expect(short(entries, 2).slice(3, 5)).toEqual(["away", "turn 1/1"]);
  expect(short(entries, 4)).not.toContain("away");
});

test("a turn told in few sentences can be unfolded, and the table's own deeds stay", () => {
  const undo: LogEntry = { line: 3, turn: { round: 1, seat: 0 }, deed: "undo", seat: 0, text: "x" };
  const entries = [entry(1, 1, 0), entry(2, 1, 0), undo];
  const recount = (plays: readonly LogEntry[]) => [
    { line: 1, seat: 0, text: `${plays.length} plays` },
  ];
  const rows = rowsOf(entries, { text, recount, away: null });
  expect(rows.map(({ is }) => is)).toEqual(["turn", "told", "told", "detail"]);
  expect(rows[1]).toMatchObject({ told: { text: "2 plays" } });
  expect(rows[2]).toMatchObject({ told: { text: "x", seat: 0 } });
  expect(rows[3]).toMatchObject({ entries });
});
