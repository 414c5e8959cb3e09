import { afterEach, expect, test, vi } from "vitest";
import { House } from "./house.svelte.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

function answering(answers: Record<string, unknown>): void {
  vi.stubGlobal("fetch", async (path: string) => {
    const body = answers[path];
    return { ok: body !== undefined, statusText: "no", json: async () => body ?? null };
  });
}

test("one's own tables and full ones are not offered to be joined or watched", async () => {
  answering({
    "/api/me": { id: "1", name: "Ann" },
    "/api/tables?which=mine": [{ key: "a", mine: 0 }],
    "/api/tables?which=open": [
      { key: "a", mine: 0, seats: [null] },
      { key: "b", mine: null, seats: [{ name: "Bo", bot: null }, null] },
      { key: "c", mine: null, seats: [{ name: "Bo", bot: null }] },
    ],
    "/api/tables?which=live": [],
  });
  const house = new House();
  await house.look();
  expect(house.there).toBe(true);
  expect(house.me?.name).toBe("Ann");
  expect(house.mine.map((table) => table.key)).toEqual(["a"]);
  expect(house.open.map((table) => table.key)).toEqual(["b"]);
});

test("without a server the house is quiet", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("offline")));
  const house = new House();
  expect(house.there).toBeNull();
  await house.look();
  expect(house.there).toBe(false);
});
