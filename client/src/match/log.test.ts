import { expect, test } from "vitest";
import { MatchLog, type News } from "./log.svelte.ts";
import type { LogEntry, LogPage } from "./wire.ts";

const turn = { round: 1, seat: 0 };
const entry = (line: number): LogEntry => ({
  line,
  turn,
  deed: "play",
  event: line,
  text: `to ${line}`,
});
const news = (version: number, extra: Partial<News> = {}): News => ({
  version,
  events: [{ line: version, turn, event: version, text: `to ${version}` }],
  ...extra,
});
const page = (version: number, from: number, before?: number): LogPage => ({
  version,
  entries: Array.from({ length: version - from + 1 }, (_, idx) => entry(from + idx)),
  ...(before === undefined ? {} : { before }),
});
const lines = (log: MatchLog) => log.entries.map(({ line }) => line);

test("somebody who comes later is told what happened before, and then goes on", async () => {
  const log = new MatchLog(async () => page(3, 1));
  await log.begin(3);
  log.hear(news(4));
  expect(lines(log)).toEqual([1, 2, 3, 4]);
  expect(log.reach).toBe("there");
});

test("what happens while the log is on its way is neither lost nor told twice", async () => {
  let answer: (page: LogPage) => void = () => undefined;
  const log = new MatchLog(() => new Promise((resolve) => (answer = resolve)));
  const asked = log.begin(3);
  log.hear(news(4));
  log.hear(news(5));
  answer(page(4, 1));
  await asked;
  expect(lines(log)).toEqual([1, 2, 3, 4, 5]);
});

test("an undo heard while the log is on its way takes back what the answer tells", async () => {
  let answer: (page: LogPage) => void = () => undefined;
  const log = new MatchLog(() => new Promise((resolve) => (answer = resolve)));
  const asked = log.begin(3);
  const deeds: LogEntry[] = [{ line: 4, turn, deed: "undo", seat: 0, text: "" }];
  log.hear(news(4, { events: [], deeds, undone: { seat: 0, to: 3 } }));
  answer(page(3, 1));
  await asked;
  expect(lines(log)).toEqual([1, 2, 4]);
  expect(log.entries.at(-1)).toMatchObject({ deed: "undo", text: "to 3" });
});

test("an undo is one entry; people who changed seats meanwhile stay there", async () => {
  const log = new MatchLog(async () => page(2, 1));
  await log.begin(2);
  const left: LogEntry = { line: 4, turn, deed: "seat", seat: 1, why: "left", text: "" };
  log.hear(news(3));
  log.hear({ version: 4, events: [], deeds: [left] });
  const deeds: LogEntry[] = [{ line: 5, turn, deed: "undo", seat: 0, text: "" }];
  log.hear({ version: 5, events: [], deeds, undone: { seat: 0, to: 2 } });
  expect(log.entries.map(({ line, deed }) => [line, deed])).toEqual([
    [1, "play"],
    [4, "seat"],
    [5, "undo"],
  ]);
  expect(log.entries.at(-1)?.text).toBe("to 2");
});

test("earlier pages come before, once each", async () => {
  const asked: (number | undefined)[] = [];
  const log = new MatchLog(async (before) => {
    asked.push(before);
    return before === undefined ? page(9, 6, 6) : page(5, 1);
  });
  await log.begin(9);
  expect(log.before).toBe(6);
  await Promise.all([log.earlier(), log.earlier()]);
  expect(lines(log)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(log.before).toBeNull();
  await log.earlier();
  expect(asked).toEqual([undefined, 6]);
});

test("a log that cannot be had is no reason not to tell what happens now", async () => {
  const log = new MatchLog(() => Promise.reject(new Error("no")));
  await log.begin(3);
  expect(log.reach).toBe("missing");
  log.hear(news(4));
  expect(lines(log)).toEqual([4]);
});
