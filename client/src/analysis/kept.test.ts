import { expect, test } from "vitest";
import type { Store } from "../storage.ts";
import { keepAnalysis, keptAnalysis, nameOf, type KeptAnalysis } from "./kept.ts";
import { toldOf } from "./testing.ts";

/** A store with room for this many texts. */
function storeFor(most: number): Store {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? null,
    set(key, text) {
      const there = kept.has(key) || kept.size < most;
      if (there) kept.set(key, text);
      return there;
    },
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
    clear: () => kept.clear(),
  };
}

const some: KeptAnalysis = {
  language: "en",
  everybody: false,
  done: true,
  stopped: false,
  analysis: toldOf(1000),
};

test("what was kept is found again; what cannot be read is nothing", () => {
  const store = storeFor(99);
  keepAnalysis("a", some, store);
  expect(keptAnalysis("a", store)).toMatchObject(some);
  expect(keptAnalysis("b", store)).toBeNull();
  store.set("tokyo-analysis-b", "{");
  expect(keptAnalysis("b", store)).toBeNull();
  store.set("tokyo-analysis-b", JSON.stringify({ ...some, format: 0 }));
  expect(keptAnalysis("b", store)).toBeNull();
});

test("of many analyses the oldest go, and where there is no room too", () => {
  const store = storeFor(99);
  for (let idx = 0; idx < 15; idx += 1) {
    keepAnalysis(`m${idx}`, some, store);
    const written = JSON.parse(store.get(`tokyo-analysis-m${idx}`) ?? "") as object;
    store.set(`tokyo-analysis-m${idx}`, JSON.stringify({ ...written, at: idx }));
  }
  expect(keptAnalysis("m2", store)).toBeNull();
  expect(keptAnalysis("m3", store)).not.toBeNull();
  expect(store.keys().length).toBe(12);

  const small = storeFor(2);
  small.set("tokyo-match-x", "{}");
  keepAnalysis("old", some, small);
  keepAnalysis("new", some, small);
  expect(keptAnalysis("old", small)).toBeNull();
  expect(keptAnalysis("new", small)).not.toBeNull();
  expect(small.get("tokyo-match-x")).toBe("{}");
});

test("a record from a file has a name of its own", () => {
  expect(nameOf("a")).toMatch(/^file-[0-9a-f]{16}$/);
  expect(nameOf("a")).toBe(nameOf("a"));
  expect(nameOf("a")).not.toBe(nameOf("b"));
});
