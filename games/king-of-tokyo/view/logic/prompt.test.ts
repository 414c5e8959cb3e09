import { expect, test } from "vitest";
import type { Offer } from "../match.ts";
import { views } from "../samples.ts";
import type { Blow, Command, Frame, View } from "../types.ts";
import { aimsOf, promptOf } from "./prompt.ts";

const offers = (...commands: Command[]): Offer[] => commands.map((command) => ({ command }));

function ask(frame: Frame, list: Offer[], change: Partial<View> = {}) {
  const view = { ...views[0], asked: 0, stack: [frame], ...change } as View;
  return promptOf(view, 0, list);
}

const blow: Blow = {
  victim: 0,
  amount: 3,
  by: 1,
  attack: true,
  stage: "falling",
};
const WINGS: Command = { use: { card: "wings", with: "nothing" } };

test("every frame that asks is a prompt of its own", () => {
  const kinds = [
    ask("rolling", offers("resolve")),
    ask("last-touch", offers("resolve")),
    ask("buying", offers("pass")),
    ask({ meddle: { seat: 0, card: "psychic-probe" } }, offers("pass")),
    ask({ hearts: { left: 2, healed: 0, patients: [] } }, offers("pass")),
    ask({ blow }, offers("yield", "stay")),
    ask({ blow: { ...blow, stage: "softened" } }, offers(WINGS, "pass")),
    ask({ soften: { blow, dice: ["heart", "one", "two"] } }, offers("pass")),
    ask({ yield: { seat: 0 } }, offers("yield", "stay")),
    ask({ opportunity: { seat: 0, slots: 1 } }, offers("pass")),
    ask({ ask: { seat: 0, card: "mimic", source: "mimic", price: 1 } }, offers("pass")),
    ask({ "end-step": { left: ["herbivore"], poison: true } }, offers("poison")),
  ].map((prompt) => prompt?.kind);
  expect(kinds).toEqual([
    "roll",
    "touch",
    "buy",
    "meddle",
    "hearts",
    "jets",
    "brace",
    "soften",
    "yield",
    "chance",
    "ask",
    "order",
  ]);
});

test("who is not asked is only told what can be done at any time", () => {
  const heal = offers({ use: { card: "rapid-healing", with: "nothing" } });
  expect(ask("rolling", heal, { asked: 1 })?.kind).toBe("any");
  expect(ask("rolling", [])).toBeNull();
  expect(promptOf(views[0] as View, null, offers("resolve"))).toBeNull();
});

test("rerolls are not listed: they are made with the dice", () => {
  const prompt = ask("rolling", offers("resolve", { reroll: { dice: ["one"] } }));
  expect(prompt?.choices.map(({ command }) => command)).toEqual(["resolve"]);
});

test("the sensible answer comes first", () => {
  const first = (prompt: ReturnType<typeof ask>) => prompt?.choices[0]?.command;
  const tokyo = offers("yield", "stay");
  const hurt = (life: number) => ({
    monsters: views[0]?.monsters.map((one) => ({ ...one, life })) ?? [],
  });
  expect(first(ask({ yield: { seat: 0 } }, tokyo, hurt(8)))).toBe("stay");
  expect(first(ask({ yield: { seat: 0 } }, tokyo, hurt(2)))).toBe("yield");
  expect(first(ask({ blow }, offers("stay", "yield")))).toBe("yield");
  expect(first(ask("buying", offers({ buy: { slot: 0 } }, "sweep", "pass")))).toBe("pass");
  const turn = {
    ask: { seat: 0, card: "freeze-time", source: "freeze-time", price: 0 },
  } as const;
  const use: Command = { use: { card: "freeze-time", with: "nothing" } };
  expect(first(ask(turn, offers("pass", use)))).toEqual(use);
});

test("what can eliminate comes last, whatever most would choose", () => {
  const view = {
    ...views[0],
    asked: 0,
    stack: [{ blow: { ...blow, stage: "softened" } }],
  } as View;
  const list = offers("pass", WINGS);
  const deadly = [{ command: "pass" as const, falls: 1, wins: 0 }];
  expect(promptOf(view, 0, list)?.choices[0]?.command).toBe("pass");
  expect(promptOf(view, 0, list, deadly)?.choices[0]?.command).toEqual(WINGS);
});

test("passing for good is remembered for the card whose text asks", () => {
  const copied = ask(
    { ask: { seat: 0, card: "mimic", source: "metamorph", price: 0 } },
    offers("pass"),
  );
  expect(copied?.habit).toBe("ask:metamorph");
  expect(ask("buying", offers("pass"))?.habit).toBe("buy");
});

test("cards that change dice are aimed: the die first, then what it becomes", () => {
  const list = offers(
    "resolve",
    { use: { card: "stretchy", with: { turn: { from: "one", to: "claw" } } } },
    { use: { card: "stretchy", with: { turn: { from: "one", to: "heart" } } } },
    { use: { card: "herd-culler", with: { die: "two" } } },
    { use: { card: "telepath", with: "nothing" } },
  );
  const { plain, aims } = aimsOf(list);
  expect(plain.map(({ command }) => command)).toEqual([
    "resolve",
    { use: { card: "telepath", with: "nothing" } },
  ]);
  expect(aims.map((aim) => [aim.card, aim.dice.map((die) => die.face)])).toEqual([
    ["stretchy", ["one"]],
    ["herd-culler", ["two"]],
  ]);
  expect(aims[0]?.dice[0]?.turns.map((turn) => turn.to)).toEqual(["claw", "heart"]);
  expect(aims[1]?.dice[0]?.offer).toBe(list[3]);
});
