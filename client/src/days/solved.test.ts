import { expect, test } from "vitest";
import { rowOf, withDay, type Days } from "./solved.ts";

const done = (actions: number | null, ms: number) => ({ actions, best: false, ms });

test("days in a row end with today, or yesterday as long as today can still be done", () => {
  let days: Days = {};
  for (const day of ["2026-11-13", "2026-11-15", "2026-11-16"]) {
    days = withDay(days, day, done(5, 1), day);
  }
  expect(rowOf(days, "2026-11-16")).toBe(2);
  expect(rowOf(days, "2026-11-17")).toBe(2);
  expect(rowOf(days, "2026-11-18")).toBe(0);
  days = withDay(days, "2026-11-17", done(5, 1), "2026-11-17");
  expect(rowOf(days, "2026-11-17")).toBe(3);
});

test("a day that was made up for later does not join what lies around it", () => {
  let days: Days = {};
  days = withDay(days, "2026-11-15", done(5, 1), "2026-11-15");
  days = withDay(days, "2026-11-17", done(5, 1), "2026-11-17");
  days = withDay(days, "2026-11-16", done(5, 1), "2026-11-17");
  expect(rowOf(days, "2026-11-17")).toBe(1);
});

test("fewer actions count before less time, and a worse result changes nothing", () => {
  let days = withDay({}, "2026-11-17", done(6, 9_000), "2026-11-17");
  days = withDay(days, "2026-11-17", done(7, 100), "2026-11-18");
  expect(days["2026-11-17"]).toEqual({ ...done(6, 9_000), on: "2026-11-17" });
  days = withDay(days, "2026-11-17", done(6, 8_000), "2026-11-18");
  expect(days["2026-11-17"]).toEqual({ ...done(6, 8_000), on: "2026-11-17" });
  days = withDay(days, "2026-11-17", done(5, 90_000), "2026-11-18");
  expect(days["2026-11-17"]?.actions).toBe(5);
});

test("a limited number of days is kept, the newest", () => {
  let days: Days = {};
  for (let nth = 0; nth < 500; nth += 1) {
    const day = new Date(Date.UTC(2026, 0, 1 + nth)).toISOString().slice(0, 10);
    days = withDay(days, day, done(null, nth), day);
  }
  expect(Object.keys(days)).toHaveLength(400);
  expect(days["2026-01-01"]).toBeUndefined();
});
