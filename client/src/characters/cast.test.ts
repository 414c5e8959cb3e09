import { expect, test } from "vitest";
import { keysIn } from "../words/lists.ts";
import english from "../words/characters.en.ftl?raw";
import { artOf } from "./art.ts";
import { botNames, characterOf, kindOf, LEVELS } from "./cast.ts";
import names from "./names.json";
import { MOMENTS, remarkKey } from "./remarks.ts";

test("every level that has names is a family", () => {
  expect([...LEVELS, "plain"]).toEqual(Object.keys(names));
});

test("every family has a picture of its own, a way to play, and something to say", () => {
  const kinds = LEVELS.map((level) => kindOf(level) ?? "");
  expect(new Set(kinds.map(artOf)).size).toBe(kinds.length);
  const known = new Set(keysIn(english));
  for (const kind of kinds) {
    expect(artOf(kind)).toContain("currentColor");
    const remarks = MOMENTS.flatMap((moment) =>
      Array.from({ length: 40 }, (_, version) => remarkKey(kind, { moment, seat: 1, version })),
    );
    expect([`style-${kind}`, ...remarks].filter((key) => !known.has(key))).toEqual([]);
  }
});

test("bots of one level have names of their own, and none has a person's", () => {
  for (const level of [...LEVELS, "random", "search:100"]) {
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
