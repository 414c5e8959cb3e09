import { beforeEach, expect, test, vi } from "vitest";
import { noteLearnt } from "../learn/bookmarks.ts";
import { lessonOffer, notePlayed } from "./lesson.ts";

beforeEach(() => {
  const kept: Record<string, string> = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => (kept[key] = text),
    removeItem: (key: string) => delete kept[key],
  });
});

test("a lesson comes first until it was learnt, or a match of its game was played here", () => {
  const [go, shogi] = ["go", "shogi"].map((id) => ({ id, lesson: true }));
  expect(lessonOffer(go!)).toBe("first");
  notePlayed("go");
  expect([lessonOffer(go!), lessonOffer(shogi!)]).toEqual(["beside", "first"]);
  noteLearnt("shogi");
  expect(lessonOffer(shogi!)).toBe("beside");
});

test("a game without a lesson offers none", () => {
  expect(lessonOffer({ id: "go", lesson: false })).toBe("none");
});
