import { afterEach, expect, test, vi } from "vitest";
import { House } from "./house.svelte.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Answers what is asked for; tells what was. */
function answering(answers: Record<string, unknown>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const body = answers[path];
    return { ok: body !== undefined, statusText: "no", json: async () => body ?? null };
  });
  return asked;
}

const NONE = { tables: [], next: null };
const listed = (key: string, mine: number | null = null) => ({ key, mine });
const keys = (tables: readonly { key: string }[]) => tables.map((table) => table.key);

const ME = "/api/me";
const MINE = "/api/tables?which=mine&limit=60";
const INVITED = "/api/tables?which=invited&limit=8";
const OPEN = "/api/tables?which=open&free=true&limit=8";
const LIVE = "/api/tables?which=live&limit=8";

test("one's own tables are not offered to be joined or watched", async () => {
  answering({
    [ME]: { id: "1", name: "Ann" },
    [MINE]: { tables: [listed("a", 0)], next: null },
    [OPEN]: { tables: [listed("a", 0), listed("b")], next: null },
    [INVITED]: { tables: [listed("c")], next: null },
    [LIVE]: NONE,
  });
  const house = new House();
  await house.look();
  expect(house.there).toBe(true);
  expect(house.me?.name).toBe("Ann");
  expect(keys(house.invited.shown)).toEqual(["c"]);
  expect(keys(house.mine.shown)).toEqual(["a"]);
  expect(keys(house.open.shown)).toEqual(["b"]);
  expect(house.open.more).toBe(false);
});

test("more tables are shown page by page, and stay when the list is fetched again", async () => {
  const first = Array.from({ length: 8 }, (_, idx) => listed(`n${idx}`));
  const asked = answering({
    [ME]: { id: "1", name: "Ann" },
    [MINE]: NONE,
    [OPEN]: { tables: first, next: "42" },
    "/api/tables?which=open&free=true&limit=16": { tables: first, next: "42" },
    "/api/tables?which=open&free=true&limit=8&before=42": { tables: [listed("z")], next: null },
    [LIVE]: NONE,
  });
  const house = new House();
  await house.look();
  expect(house.open.more).toBe(true);
  await house.showMore(house.open);
  expect(keys(house.open.shown)).toEqual([...keys(first), "z"]);
  expect(house.open.more).toBe(false);
  await house.look();
  expect(house.open.shown.length).toBe(9);
  expect(asked.filter((path) => path.includes("before=42")).length).toBe(2);
});

test("a filter is asked of the server, and folds the lists", async () => {
  answering({
    "/api/tables?which=open&game=izakaya&pace=days&free=true&limit=8": {
      tables: [listed("i")],
      next: null,
    },
    "/api/tables?which=live&game=izakaya&pace=days&limit=8": NONE,
  });
  const house = new House();
  await house.choose({ game: "izakaya", pace: "days" });
  expect(house.there).toBe(true);
  expect(keys(house.open.shown)).toEqual(["i"]);
});

test("an answer that comes too late is not shown", async () => {
  const waiting = new Map<string, (body: unknown) => void>();
  vi.stubGlobal("fetch", async (path: string) => {
    const body = await new Promise((resolve) => waiting.set(path, resolve));
    return { ok: true, statusText: "", json: async () => body };
  });
  const house = new House();
  const slow = house.open.look({ game: "slow", pace: "" });
  const fast = house.open.look({ game: "fast", pace: "" });
  const answer = (game: string) =>
    waiting.get(`/api/tables?which=open&game=${game}&free=true&limit=8`)?.({
      tables: [listed(game)],
      next: null,
    });
  answer("fast");
  await fast;
  answer("slow");
  await slow;
  expect(keys(house.open.shown)).toEqual(["fast"]);
});

test("without a server the house is quiet", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("offline")));
  const house = new House();
  expect(house.there).toBeNull();
  await house.look();
  expect(house.there).toBe(false);
});
