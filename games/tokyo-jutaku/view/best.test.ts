import { beforeEach, expect, test, vi } from "vitest";
import { bestOf, keepBest, keepMedal, medalOf, raceOf } from "./best.ts";
import { views } from "./samples.ts";

const kept = new Map<string, string>();
vi.mock("@shell/storage.ts", () => ({
  local: {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
  },
}));
beforeEach(() => kept.clear());

test("less time and more yen are better, and only the best is kept", () => {
  expect(keepBest("race", { is: "seconds", value: 90 })).toBe(true);
  expect(keepBest("race", { is: "seconds", value: 95 })).toBe(false);
  expect(keepBest("race", { is: "seconds", value: 80 })).toBe(true);
  expect(bestOf("race")).toBe(80);
  expect(keepBest("attack", { is: "yen", value: 500 })).toBe(true);
  expect(keepBest("attack", { is: "yen", value: 400 })).toBe(false);
  expect(keepBest("attack", { is: "yen", value: 900 })).toBe(true);
});

test("what cannot be read is as good as nothing", () => {
  kept.set("tokyo-jutaku-best", "{nonsense");
  expect(bestOf("race")).toBeNull();
  kept.set("tokyo-jutaku-medals", '{"tour":"tin"}');
  expect(medalOf("tour")).toBeNull();
});

test("a better medal takes the place of a lesser one, never the other way", () => {
  expect(medalOf("tour")).toBeNull();
  keepMedal("tour", "silver");
  keepMedal("tour", "bronze");
  expect(medalOf("tour")).toBe("silver");
  keepMedal("tour", "gold");
  expect(medalOf("tour")).toBe("gold");
});

test("only like is compared with like", () => {
  const setup = views[0]?.setup;
  if (setup === undefined) throw new Error("there are samples");
  const races = [
    raceOf({ ...setup, mode: "race", side: "white" }, null),
    raceOf({ ...setup, mode: "race", side: "blue" }, null),
    raceOf({ ...setup, mode: "attack", side: "blue", attack: 5 }, null),
    raceOf({ ...setup, mode: "attack", side: "blue", attack: 10 }, null),
    raceOf({ ...setup, mode: "daily", side: "white" }, 3),
    raceOf({ ...setup, mode: "daily", side: "white" }, 4),
    raceOf({ ...setup, mode: "daily", side: "white", day: "2026-11-16" }, 4),
    raceOf({ ...setup, mode: "daily", side: "white", day: "2026-11-17" }, 4),
  ];
  expect(new Set(races).size).toBe(8);
});
