import { expect, test } from "vitest";
import type { Store } from "../storage.ts";
import { forgetSeen, seenOf } from "./seen.ts";

/** A place that keeps everything. */
function place(): Store {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, text) => kept.set(key, text) === kept,
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
    clear: () => kept.clear(),
  };
}

test("each match remembers what was shown of it, and old ones make room", () => {
  const store = place();
  expect(seenOf(store, "one").read()).toBeNull();
  seenOf(store, "one").write(7);
  seenOf(store, "two").write(0);
  expect([seenOf(store, "one").read(), seenOf(store, "two").read()]).toEqual([7, 0]);
  seenOf(store, "one").write(9);
  for (let n = 0; n < 59; n += 1) seenOf(store, `other ${n}`).write(n);
  expect([seenOf(store, "one").read(), seenOf(store, "two").read()]).toEqual([9, null]);
  forgetSeen(store, "one");
  expect(seenOf(store, "one").read()).toBeNull();
  expect(store.keys()).toHaveLength(1);
});

test("what makes no sense is forgotten", () => {
  const store = place();
  store.set("tokyo-seen", "{");
  expect(seenOf(store, "one").read()).toBeNull();
  seenOf(store, "one").write(1);
  expect(seenOf(store, "one").read()).toBe(1);
});
