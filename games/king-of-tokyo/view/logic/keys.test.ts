import { expect, test } from "vitest";
import type { Offer } from "../match.ts";
import type { Command } from "../types.ts";
import { wishOf, type Moment } from "./keys.ts";
import type { Prompt } from "./prompt.ts";

const offer = (command: Command): Offer => ({ command });
const [resolve, stay, pass] = [offer("resolve"), offer("stay"), offer("pass")];
const reroll = offer({ reroll: { dice: ["one"] } });

function moment(choices: Offer[], change: Partial<Moment> = {}): Moment {
  const prompt: Prompt = {
    kind: "roll",
    habit: "roll",
    card: null,
    source: null,
    blow: null,
    dice: [],
    count: 0,
    choices,
  };
  return {
    prompt,
    reroll: undefined,
    canHold: false,
    focused: false,
    ...change,
  };
}

test("numbers hold dice while dice can be held, and else take a choice", () => {
  expect(wishOf("3", moment([resolve], { canHold: true }))).toEqual({
    do: "hold",
    idx: 2,
  });
  expect(wishOf("2", moment([stay, pass]))).toEqual({
    do: "choose",
    offer: pass,
  });
  expect(wishOf("3", moment([stay, pass]))).toBeNull();
});

test("letters take what they stand for, if it is offered", () => {
  expect(wishOf("r", moment([resolve], { reroll }))).toEqual({
    do: "choose",
    offer: reroll,
  });
  expect(wishOf("K", moment([resolve]))).toEqual({
    do: "choose",
    offer: resolve,
  });
  expect(wishOf("y", moment([stay]))).toBeNull();
  expect(wishOf("r", moment([resolve]))).toBeNull();
});

test("Enter takes the first choice, unless it would press a button", () => {
  expect(wishOf("Enter", moment([stay, pass]))).toEqual({
    do: "choose",
    offer: stay,
  });
  expect(wishOf("Enter", moment([resolve], { reroll }))).toEqual({
    do: "choose",
    offer: reroll,
  });
  expect(wishOf("Enter", moment([stay], { focused: true }))).toBeNull();
});

test("help and odds need nothing to decide", () => {
  const idle = { ...moment([]), prompt: null };
  expect(wishOf("?", idle)).toEqual({ do: "help" });
  expect(wishOf("o", idle)).toEqual({ do: "odds" });
  expect(wishOf("1", idle)).toBeNull();
});
