import { expect, test } from "vitest";
import type { Store } from "../storage.ts";
import { Mutes } from "./mutes.svelte.ts";

function memory(kept: Record<string, string> = {}): Store {
  const map = new Map(Object.entries(kept));
  return {
    get: (key) => map.get(key) ?? null,
    set: (key, text) => (map.set(key, text), true),
    remove: (key) => void map.delete(key),
    keys: () => [...map.keys()],
    clear: () => map.clear(),
  };
}

const line = (number: number, speaker?: string) => ({
  number,
  name: "Bo",
  text: "hey",
  ...(speaker === undefined ? {} : { speaker }),
});

test("lines of muted people are hidden, and are no news", () => {
  const mutes = new Mutes(memory());
  const chat = [line(1, "bo"), line(2, "ann"), line(3), line(4, "bo")];
  expect(mutes.unread({ chat, chatRead: 1 })).toBe(3);
  mutes.set("bo", "Bo", true);
  expect(mutes.heard(chat).map(({ number }) => number)).toEqual([2, 3]);
  expect(mutes.unread({ chat, chatRead: 2 })).toBe(1);
  mutes.set("bo", "Bo", false);
  expect(mutes.heard(chat).length).toBe(4);
});

test("the muted are remembered, but not without end", () => {
  const store = memory();
  const mutes = new Mutes(store);
  for (let number = 0; number < 250; number += 1) mutes.set(`p${number}`, "Bo", true);
  const again = new Mutes(store);
  expect(again.people.length).toBe(200);
  expect(again.has("p249")).toBe(true);
  expect(again.has("p0")).toBe(false);
});

test("what somebody else wrote there does no harm", () => {
  for (const text of ["", "{", "{}", "[1]", '[["a"]]', "null"]) {
    expect(new Mutes(memory({ "muted-people": text })).people).toEqual([]);
  }
});
