import { expect, test } from "vitest";
import { botNames, characterOf } from "./cast.ts";

test("bots of one level have names of their own, and none has a person's", () => {
  for (const level of ["easy", "normal", "hard", "random", "search:100"]) {
    const names = botNames(Array.from({ length: 7 }, () => level));
    expect(new Set(names).size).toBe(7);
    expect(botNames([level], [names[0] ?? ""])).toEqual([names[1]]);
  }
});

test("a name tells the level, whatever is played", () => {
  const [easy = "", hard = ""] = botNames(["easy", "hard"]);
  expect(botNames(["hard", "easy"])).toEqual([hard, easy]);
});

test("each level is a family, and its members differ", () => {
  const [one = "", other = ""] = botNames(["hard", "hard"]);
  const [first, second] = [one, other].map((name) => characterOf({ name, bot: "hard" }));
  expect(first?.kind).toBe("fox");
  expect(second?.kind).toBe("fox");
  expect(first?.fur).not.toBe(second?.fur);
  expect(characterOf({ name: "Hana", bot: "easy" })?.kind).toBe("tanuki");
});

test("people, programs, and bots in somebody's place have no character", () => {
  expect(characterOf({ name: "Ann" })).toBeNull();
  expect(characterOf({ name: "Ann", bot: null })).toBeNull();
  expect(characterOf({ name: "Hana", bot: "random" })).toBeNull();
  expect(characterOf({ name: "Ann", bot: "normal", why: "left" })).toBeNull();
});
