import { beforeEach, expect, test, vi } from "vitest";
import { keptMatch, pathOf, summaryOf } from "../match/kept.ts";
import { inEnglish } from "../words/testing.ts";
import { beginAgain } from "./alone.ts";

const { beginShared, calledBy, LONGEST, peopleFor } = await inEnglish(() => import("./device.ts"));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

const matchAt = (path: string) => keptMatch(path.split("/")[3] ?? "");

test("people sit first, then bots; a match is kept as one of this device", () => {
  const people = [" Aki ", "Ben"];
  const path = beginShared("toy", { people, levels: ["easy"], setup: { fast: true } });
  expect(path).toMatch(/^\/device\/toy\//);
  const kept = matchAt(path);
  expect(kept).toMatchObject({ game: "toy", seat: null, shared: true, record: null });
  expect(kept && summaryOf(kept).names).toEqual(["Aki", "Ben", "Ponta"]);
  expect(kept && pathOf(kept)).toBe(path);
  const fresh = JSON.parse(kept?.fresh ?? "{}") as { seats: object[]; setup: object };
  expect(fresh.seats).toEqual([{ name: "Aki" }, { name: "Ben" }, { name: "Ponta", bot: "easy" }]);
  expect(fresh.setup).toEqual({ fast: true });
});

test("the people who shared the device last are named again", () => {
  expect(peopleFor(2)).toEqual(["", ""]);
  beginShared("toy", { people: ["Aki", "", "x".repeat(40)], levels: [], setup: {} });
  expect(peopleFor(4)).toEqual(["Aki", "", "x".repeat(LONGEST), ""]);
  localStorage.setItem("tokyo-people", "{");
  expect(peopleFor(2)).toEqual(["", ""]);
});

test("people without a name are called by a colour, never by a number", () => {
  expect(calledBy("  ", 1)).toBe("Blue");
  expect(calledBy(" Ben ", 1)).toBe("Ben");
});

test("a rematch is on this device too", () => {
  const first = matchAt(beginShared("toy", { people: ["Aki", "Ben"], levels: [], setup: {} }));
  const again = first && beginAgain(first);
  expect(again).toMatch(/^\/device\/toy\//);
  expect(matchAt(again ?? "")).toMatchObject({ shared: true, record: null });
});
