import { expect, test, vi } from "vitest";
import type { Store } from "../storage.ts";
import { choice, onOff, percent } from "./setting.svelte.ts";

/** A place that keeps everything, beginning with this. */
function place(...kept: [string, string][]): Store & { kept: Map<string, string> } {
  const map = new Map(kept);
  return {
    kept: map,
    get: (key) => map.get(key) ?? null,
    set: (key, text) => map.set(key, text) === map,
    remove: (key) => void map.delete(key),
    keys: () => [...map.keys()],
    clear: () => map.clear(),
  };
}

test("what is chosen is remembered", () => {
  const store = place();
  const size = choice("size", ["small", "large"], "small", store);
  expect(size.now).toBe("small");
  expect(store.kept.size).toBe(0);
  size.choose("large");
  expect(choice("size", ["small", "large"], "small", store).now).toBe("large");
});

test("what makes no sense is as good as nothing", () => {
  expect(choice("size", ["small", "large"], "small", place(["size", "huge"])).now).toBe("small");
  expect(onOff("switch", "on", place(["switch", "maybe"])).now).toBe("on");
  for (const odd of ["", "-1", "101", "3.5", "loud", "NaN"]) {
    expect(percent("loud", 70, place(["loud", odd])).now).toBe(70);
  }
});

test("a level goes from nothing to everything", () => {
  const store = place();
  const loud = percent("loud", 70, store);
  for (const level of [0, 5, 100]) {
    loud.choose(level);
    expect(percent("loud", 70, store).now).toBe(level);
  }
});

test("watchers are told at once, and at every change until they stop", () => {
  const size = choice("size", ["small", "large"], "small", place());
  const watcher = vi.fn();
  const stop = size.each(watcher);
  size.choose("large");
  stop();
  size.choose("small");
  expect(watcher.mock.calls).toEqual([["small"], ["large"]]);
});
