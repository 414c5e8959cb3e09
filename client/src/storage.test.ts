import { expect, test } from "vitest";
import { storeOf } from "./storage.ts";

/** A browser's storage with room for this many characters. */
function storage(room: number): Storage {
  const place: Record<string, string> = {};
  const hidden = {
    getItem: (key: string) => place[key] ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new DOMException("full", "QuotaExceededError");
      place[key] = text;
    },
    removeItem: (key: string) => {
      delete place[key];
    },
    clear: () => {
      for (const key of Object.keys(place)) delete place[key];
    },
  };
  return new Proxy(place, {
    get: (_, name) => hidden[name as keyof typeof hidden] ?? place[name as string],
  }) as unknown as Storage;
}

test("what the browser takes is kept there", () => {
  const place = storage(100);
  expect(storeOf(() => place).set("one", "1")).toBe(true);
  expect(storeOf(() => place).get("one")).toBe("1");
  expect(storeOf(() => place).keys()).toEqual(["one"]);
});

test("what it does not take is remembered by the page", () => {
  const place = storage(3);
  const store = storeOf(() => place);
  store.set("one", "old");
  expect(store.set("one", "newer")).toBe(false);
  expect(store.get("one")).toBe("newer");
  expect(store.keys()).toEqual(["one"]);
  store.remove("one");
  expect(store.get("one")).toBe(null);
});

test("a browser that forbids even the question is no fault", () => {
  const store = storeOf(() => {
    throw new DOMException("no", "SecurityError");
  });
  expect(store.get("one")).toBe(null);
  store.set("one", "1");
  expect(store.get("one")).toBe("1");
});

test("everything is forgotten, whatever it is called and wherever it is", () => {
  const place = storage(9);
  const store = storeOf(() => place);
  for (const key of ["tokyo-seat-a", "muted-people", "old"]) store.set(key, "kept");
  store.set("tokyo-match-1", "too long for the browser");
  expect(store.keys().length).toBe(4);
  store.clear();
  expect(store.keys()).toEqual([]);
  expect(Object.keys(place)).toEqual([]);
});
