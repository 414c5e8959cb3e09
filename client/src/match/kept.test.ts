import { beforeEach, expect, test, vi } from "vitest";
import { keep, keptMatch, keptMatches, summaryOf, type Kept } from "./kept.ts";

/** A storage with room for this many letters. */
function storage(room: number): Storage {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    removeItem: (key: string) => void delete kept[key],
    setItem: (key: string, value: string) => {
      const used = Object.entries(kept).filter(([other]) => other !== key);
      const letters = used.reduce((sum, [, text]) => sum + text.length, value.length);
      if (letters > room) throw new Error("full");
      kept[key] = value;
    },
  };
  return new Proxy(kept, {
    get: (_, name) => methods[name as keyof typeof methods] ?? kept[name as string],
  }) as unknown as Storage;
}

const match = (id: string, record: string | null = null): Kept => ({
  id,
  game: "toy",
  seat: 0,
  record,
  fresh: JSON.stringify({ seats: [{ name: "Ann" }] }),
  at: 0,
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", storage(1_000_000));
});

function keepAt(at: number, kept: Kept): void {
  vi.setSystemTime(at);
  keep(kept);
}

test("the latest match comes first, and the twenty-first makes room", () => {
  for (let idx = 0; idx < 21; idx += 1) keepAt(idx, match(`m${idx}`));
  const kept = keptMatches();
  expect(kept).toHaveLength(20);
  expect(kept[0]?.id).toBe("m20");
  expect(keptMatch("m0")).toBeNull();
});

test("where the browser has no more room, the oldest goes", () => {
  vi.stubGlobal("localStorage", storage(900));
  keepAt(1, match("old", "x".repeat(300)));
  keepAt(2, match("mid", "x".repeat(100)));
  keepAt(3, match("new", "x".repeat(300)));
  expect(keptMatches().map((kept) => kept.id)).toEqual(["new", "mid"]);
});

test("a list says who plays and whether it is over", () => {
  const record = { seats: [{ name: "Ann" }, { name: "Hana" }], lines: [1, 2], outcome: {} };
  expect(summaryOf(match("a"))).toMatchObject({ names: ["Ann"], moves: 0, over: false });
  expect(summaryOf(match("a", JSON.stringify(record)))).toEqual({
    names: ["Ann", "Hana"],
    moves: 2,
    over: true,
    noResult: false,
  });
  const agreed = { ...record, outcome: { ending: "no-result" } };
  expect(summaryOf(match("a", JSON.stringify(agreed)))).toMatchObject({
    over: true,
    noResult: true,
  });
});
