import { expect, test, vi } from "vitest";
import { announce, announcements, hide, isLate, watchNotices } from "./notices.svelte.ts";

test("what is announced is shown until it is withdrawn or hidden", async () => {
  const all = [
    { id: 1, text: "Restart at noon" },
    { id: 2, text: "New game" },
  ];
  vi.stubGlobal("fetch", () =>
    Promise.resolve(Response.json({ announcements: all, keep_s: null, archives: false })),
  );
  const stop = watchNotices();
  await vi.waitUntil(() => announcements().length === 2);
  stop();
  hide(1);
  expect(announcements()).toEqual([{ id: 2, text: "New game" }]);
  const late = { id: 3, text: "Back in a minute" };
  announce([...all, late]);
  expect(announcements().filter(isLate)).toEqual([late]);
  announce([]);
  expect(announcements()).toEqual([]);
});
