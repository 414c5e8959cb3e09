import { expect, test } from "vitest";
import { GOALS } from "./logic/odds.ts";
import { views } from "./samples.ts";
import { keysIn as keys } from "@shell/words/lists.ts";
import english from "./words/en.ftl?raw";
import englishCards from "../words/cards.en.ftl?raw";

/** Everything that is said in so many words; what is put together is said by tests of its own. */
function said(): string[] {
  const sources = import.meta.glob<string>("./**/*.svelte", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  return Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\bt\(\s*"([^"]+)"/g)].map(([, key]) => key ?? ""),
  );
}

test("everything that parts of the table say has words", () => {
  const words = new Set(keys(english));
  expect(said().length).toBeGreaterThan(50);
  expect(said().filter((key) => !words.has(key))).toEqual([]);
});

test("what is put together has words too", () => {
  const words = new Set(keys(english));
  const kinds = "roll touch meddle hearts jets brace soften yield buy chance ask order any".split(
    " ",
  );
  const faces = "one two three energy heart claw".split(" ");
  const why = "forced wins yield-at stay-from skip-buying skip-sweep pass".split(" ");
  const wanted = [
    ...kinds.map((kind) => `ask-${kind}`),
    ...faces.map((face) => `face-${face}`),
    ..."touch hearts brace soften chance".split(" ").map((kind) => `habit-${kind}`),
    ...why.map((reason) => `why-${reason}`),
    ...GOALS.map(({ goal }) => `goal-${goal}`),
    ...["deadly", "risky", "rerolls"].map((reason) => `doubt-${reason}`),
    ...["city", "bay"].flatMap((place) => [`in-${place}`, `tokyo-${place}`, `enters-${place}`]),
  ];
  expect(wanted.filter((key) => !words.has(key))).toEqual([]);
});

test("every card has words of its own", () => {
  const view = views[0];
  if (!view) throw new Error("no view");
  const hands = view.monsters.flatMap((monster) => monster.cards);
  const cards = [
    ...view.deck,
    ...view.discard,
    ...hands,
    ...view.row.filter((card) => card !== null),
  ];
  const titles = new Set(cards.map((card) => card.replace(/-2$/, "")));
  expect(titles.size).toBe(64);
  expect(keys(englishCards).sort()).toEqual([...titles].map((title) => `card-${title}`).sort());
});

test("Burrowing says in every language what happens from Tokyo Bay", () => {
  const lists = import.meta.glob<string>("../words/cards.*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  expect(Object.keys(lists).length).toBeGreaterThan(1);
  for (const [path, list] of Object.entries(lists)) {
    expect(list, path).toMatch(
      /card-burrowing = .*(Tokyo City|トーキョーシティ).*(Tokyo Bay|トーキョーベイ)/,
    );
  }
});
