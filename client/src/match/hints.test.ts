import { expect, test } from "vitest";
import type { Store } from "../storage.ts";
import { Hints } from "./hints.svelte.ts";

/** A place that keeps everything. */
function place(text = "{}"): Store {
  const kept = new Map([["tokyo-hints", text]]);
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, text) => kept.set(key, text) === kept,
    remove: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    keys: () => [...kept.keys()],
  };
}

/** Whether somebody who sits down to that match gets hints. */
function on(store: Store, game: string, match: string): boolean {
  const hints = new Hints(game, match, store);
  hints.begin();
  return hints.on;
}

test("the first two matches of each game come with hints, however often they are opened", () => {
  const store = place();
  expect(["a", "a", "b", "a", "c", "b"].map((match) => on(store, "go", match))).toEqual([
    true,
    true,
    true,
    true,
    false,
    true,
  ]);
  expect(on(store, "shogi", "d")).toBe(true);
});

test("what was chosen holds for the game from then on", () => {
  const store = place();
  const hints = new Hints("go", "a", store);
  hints.begin();
  hints.choose(false);
  expect([hints.on, on(store, "go", "b"), on(store, "shogi", "c")]).toEqual([false, false, true]);
  hints.choose(true);
  expect(["x", "y", "z"].map((match) => on(store, "go", match))).toEqual([true, true, true]);
});

test("a hint that was understood is not shown again, until somebody asks for hints", () => {
  const hints = new Hints("go", "a", place());
  expect(hints.shown("Take a corner.")).toBeNull();
  hints.begin();
  expect(hints.shown("Take a corner.")).toBe("Take a corner.");
  expect(hints.shown(undefined)).toBeNull();
  hints.understand("Take a corner.");
  expect(hints.shown("Take a corner.")).toBeNull();
  expect(hints.shown("Count your stones.")).toBe("Count your stones.");
  hints.choose(true);
  expect(hints.shown("Take a corner.")).toBe("Take a corner.");
});

test("whatever a browser kept cannot break a table", () => {
  for (const text of ["", "null", "[", '{"go":3}', '{"go":{"matches":"all"}}']) {
    expect(on(place(text), "go", "a")).toBe(true);
  }
});
