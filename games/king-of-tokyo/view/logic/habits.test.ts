import { expect, test } from "vitest";
import type { Offer } from "../match.ts";
import type { Command, Prospect } from "../types.ts";
import { automatic, declineOf, read, USUAL, write, type Habits } from "./habits.ts";
import type { Kind, Prompt } from "./prompt.ts";

const offers = (...commands: Command[]): Offer[] => commands.map((command) => ({ command }));

function prompt(kind: Kind, choices: Offer[], habit: string = kind): Prompt {
  return {
    kind,
    habit,
    card: null,
    source: null,
    blow: null,
    dice: [],
    count: 0,
    choices,
  };
}

function answer(
  habits: Partial<Habits>,
  kind: Kind,
  list: Offer[],
  life = 10,
  prospects: Prospect[] | null = [],
  habit?: string,
) {
  return automatic({ ...USUAL, ...habits }, prompt(kind, list, habit), list, life, prospects);
}

const TOKYO = offers("yield", "stay");

test("without habits everything but a forced step is asked", () => {
  expect(answer({}, "yield", TOKYO)).toBeNull();
  expect(answer({}, "buy", offers("sweep", "pass"))).toBeNull();
  expect(answer({}, "roll", offers("resolve"))?.why).toBe("forced");
  expect(answer({ forced: false }, "roll", offers("resolve"))).toBeNull();
});

test("Tokyo is yielded with little life and held with much; between, the player is asked", () => {
  const habits = { yieldAt: 3, stayFrom: 7 };
  expect(answer(habits, "yield", TOKYO, 3)?.offer.command).toBe("yield");
  expect(answer(habits, "yield", TOKYO, 7)?.offer.command).toBe("stay");
  expect(answer(habits, "yield", TOKYO, 5)).toBeNull();
});

test("staying is never chosen before a blow that yielding would avoid", () => {
  expect(answer({ stayFrom: 1 }, "jets", TOKYO, 9)).toBeNull();
  expect(answer({ yieldAt: 5 }, "jets", TOKYO, 4)?.offer.command).toBe("yield");
});

test("buying is skipped always, or where only sweeping is left", () => {
  const poor = offers("sweep", "pass");
  const rich = offers({ buy: { slot: 1 } }, "sweep", "pass");
  expect(answer({ skipBuying: true }, "buy", rich)?.offer.command).toBe("pass");
  expect(answer({ skipSweep: true }, "buy", poor)?.why).toBe("skip-sweep");
  expect(answer({ skipSweep: true }, "buy", rich)).toBeNull();
});

test("a card's question is passed by its own habit only", () => {
  const list = offers({ use: { card: "psychic-probe", with: { die: "claw" } } }, "pass");
  const pass = ["meddle:psychic-probe"];
  expect(answer({ pass }, "meddle", list, 10, [], "meddle:psychic-probe")?.offer.command).toBe(
    "pass",
  );
  expect(answer({ pass }, "ask", list, 10, [], "ask:metamorph")).toBeNull();
});

test("a habit only chooses what is offered, and nothing that can eliminate", () => {
  expect(answer({ skipBuying: true }, "buy", offers("sweep", { buy: { slot: 0 } }))).toBeNull();
  const deadly: Prospect[] = [{ command: "pass", falls: 0.5, wins: 0 }];
  expect(answer({ skipBuying: true }, "buy", offers("sweep", "pass"), 1, deadly)).toBeNull();
});

test("every question that can be declined can be declined for good", () => {
  const kinds: Kind[] = ["touch", "meddle", "hearts", "brace", "soften", "chance", "ask"];
  for (const kind of kinds) {
    const no: Command = kind === "touch" ? "resolve" : "pass";
    const list = offers({ use: { card: "wings", with: "nothing" } }, no);
    expect(declineOf(prompt(kind, list))?.command, kind).toBe(no);
    expect(answer({ pass: [kind] }, kind, list)?.offer.command, kind).toBe(no);
    expect(answer({}, kind, list), kind).toBeNull();
  }
  expect(
    declineOf(prompt("ask", offers({ use: { card: "mimic", with: "nothing" } }))),
  ).toBeUndefined();
  expect(declineOf(prompt("roll", offers("resolve")))).toBeUndefined();
  expect(answer({ pass: ["buy"] }, "buy", offers("sweep", "pass"))).toBeNull();
});

test("while the dangers are not known, only what has no alternative is done", () => {
  const habits = { yieldAt: 5, skipBuying: true, pass: ["brace"] };
  const list = offers({ use: { card: "wings", with: "nothing" } }, "pass");
  expect(answer(habits, "yield", TOKYO, 3, null)).toBeNull();
  expect(answer(habits, "buy", offers("sweep", "pass"), 3, null)).toBeNull();
  expect(answer(habits, "brace", list, 3, null)).toBeNull();
  expect(answer(habits, "roll", offers("resolve"), 3, null)?.why).toBe("forced");
});

test("nothing is bought any more once the game is won", () => {
  const list = offers({ buy: { slot: 0 } }, "sweep", "pass");
  const won: Prospect[] = [{ command: "pass", falls: 0, wins: 1 }];
  expect(answer({}, "buy", list, 5, won)?.why).toBe("wins");
  expect(answer({}, "buy", list, 5, [{ command: "pass", falls: 0, wins: 0.5 }])).toBeNull();
  expect(answer({ forced: false }, "buy", list, 5, won)).toBeNull();
});

test("what can be done at any time is never done by itself", () => {
  expect(answer({}, "any", offers({ use: { card: "rapid-healing", with: "nothing" } }))).toBeNull();
});

test("habits are kept, and what was never chosen is as usual", () => {
  const store = new Map<string, string>();
  const storage = {
    get: (key: string) => store.get(key) ?? null,
    set: (key: string, text: string) => store.set(key, text).has(key),
  };
  expect(read(storage)).toEqual(USUAL);
  write(storage, { ...USUAL, yieldAt: 4 });
  expect(read(storage).yieldAt).toBe(4);
  store.set([...store.keys()][0] ?? "", "not json");
  expect(read(storage)).toEqual(USUAL);
});
