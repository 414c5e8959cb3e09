import { afterEach, expect, test, vi } from "vitest";
import { peopleAround } from "./around.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("friends who are online come first, nobody comes twice, and blocked people never", async () => {
  const here = { online: true, day: "2026-11-17" };
  const answers: Record<string, unknown> = {
    "/api/me/people": {
      people: [
        { id: "gone", presence: { ...here, online: false } },
        { id: "friend", presence: here },
        { id: "secret" },
        { id: "blocked", blocked: true, presence: here },
      ],
    },
    "/api/people": { people: [{ id: "stranger" }, { id: "friend" }] },
  };
  vi.stubGlobal("fetch", async (path: string) => ({ ok: true, json: async () => answers[path] }));
  expect((await peopleAround()).map(({ id }) => id)).toEqual(["friend", "stranger"]);
});
