import { expect, test } from "vitest";
import { inEnglish } from "../words/testing.ts";

const { presenceOf } = await inEnglish(() => import("./presence.ts"));
const seat = (here: boolean) => ({
  name: "Ann",
  bot: null,
  commitment: null,
  revealed: false,
  here,
  vacant: false,
});

test("people are connected or not, with a word and a mark", () => {
  expect(presenceOf({}, seat(true))).toEqual({ key: "here", mark: "●" });
  expect(presenceOf({}, seat(false))).toEqual({ key: "not-here", mark: "○" });
});

test("a bot is one, and says whose place it keeps", () => {
  expect(presenceOf({ bot: "hard" }, null)).toEqual({ key: "bot", mark: "⚙" });
  expect(presenceOf({ bot: "hard", why: "left" }, seat(true))?.key).toBe("away-left");
  expect(presenceOf({ bot: "hard", why: "resigned" }, seat(false))?.key).toBe("away-resigned");
});

test("a match in this browser knows of nobody else", () => {
  expect(presenceOf({}, undefined)).toBeNull();
});
