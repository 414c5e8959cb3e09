import { beforeEach, expect, test, vi } from "vitest";
import { lessonOffer, notePlayed } from "./lesson.ts";

beforeEach(() => {
  const kept: Record<string, string> = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => (kept[key] = text),
  });
});

test("a lesson comes first until a match of its game was played here", () => {
  const [go, shogi] = ["go", "shogi"].map((id) => ({ id, lesson: true }));
  expect(lessonOffer(go!)).toBe("first");
  notePlayed("go");
  expect([lessonOffer(go!), lessonOffer(shogi!)]).toEqual(["beside", "first"]);
});

test("a game without a lesson offers none", () => {
  expect(lessonOffer({ id: "go", lesson: false })).toBe("none");
});
