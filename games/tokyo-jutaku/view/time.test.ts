import { expect, test } from "vitest";
import { views } from "./samples.ts";
import { choiceUntil, countdownOf, deadlineOf, lateFor, sprintOf } from "./time.ts";
import type { View } from "./types.ts";

const [sample] = views;
if (sample === undefined) throw new Error("there are samples");
const view = (change: Partial<View>, setup: Partial<View["setup"]> = {}): View => ({
  ...sample,
  ...change,
  setup: { ...sample.setup, ...setup },
});

test("a countdown counts whole seconds down to one", () => {
  const counting = view({ phase: { countdown: { until: 10_000 } } });
  expect([7_000, 7_001, 9_001, 9_999].map((now) => countdownOf(counting, now))).toEqual([
    3, 3, 1, 1,
  ]);
  expect(countdownOf(counting, 10_000)).toBeNull();
  expect(countdownOf(view({ phase: "building" }), 1)).toBeNull();
});

test("a tour ends after its minutes, less what false stops cost", () => {
  const [own] = sample.architects;
  if (own === undefined) throw new Error("somebody sits there");
  const alone = view({ architects: [{ ...own, penalty: 10_000 }] }, { mode: "attack", attack: 5 });
  expect(deadlineOf(alone)).toBe(290_000);
  expect(sprintOf(alone, 1)).toBeNull();
  expect(sprintOf(view(alone, { mode: "race" }), 5_000)).toBe(15_000);
  expect(deadlineOf(view(alone, { mode: "beats", limit: 3 }))).toBeNull();
});

test("whoever is asked on the map has so long, but not in beats", () => {
  const phase = { draft: { order: [0], until: 15_000 } };
  expect(choiceUntil(view({ phase }, { mode: "race" }), 0)).toBe(15_000);
  expect(choiceUntil(view({ phase }, { mode: "beats" }), 0)).toBeNull();
});

test("whoever lets time run out is told what the clock did, and nobody else", () => {
  const before = view({ phase: { draft: { order: [0], until: 15_000 } } }, { mode: "race" });
  const after = view({ phase: "building" }, { mode: "race" });
  const started = { started: { seat: 0, token: "mado", cell: "a1" } } as const;
  expect(lateFor(started, { before, after }, 0)).toBe("start");
  expect(lateFor(started, { before, after }, 1)).toBeNull();
  expect(lateFor({ kept: { seat: 0 } }, { before, after }, 0)).toBe("move");
  const patient = view(before, { mode: "beats" });
  expect(lateFor(started, { before: patient, after }, 0)).toBeNull();
});

test("a match that the clock ends says so; one that a house ends does not", () => {
  const before = view({ phase: "building" });
  const ended = (end: "time-up" | "fourth-site") =>
    lateFor(
      { over: { winners: [1] } },
      { before, after: view({ phase: { over: { end, winners: [1] } } }) },
      0,
    );
  expect(ended("time-up")).toBe("over");
  expect(ended("fourth-site")).toBeNull();
});
