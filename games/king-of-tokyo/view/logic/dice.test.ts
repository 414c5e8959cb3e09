import { expect, test } from "vitest";
import type { Face } from "../types.ts";
import { hold, loose, rerollOf, settle, thrown, toggle, type Die } from "./dice.ts";

const faces = (dice: readonly Die[]) => dice.map((die) => die.face);
const held = (dice: readonly Die[]) => dice.filter((die) => die.held).map((die) => die.face);

test("dice are thrown in the order of the rules", () => {
  expect(faces(thrown(["claw", "one", "heart", "one"]))).toEqual(["one", "one", "heart", "claw"]);
});

test("held dice stay where they lie, and the others tumble", () => {
  const dice = hold(thrown(["one", "two", "claw", "claw"]), ["claw"]);
  const next = settle(dice, ["three", "claw", "claw", "energy"], ["one", "two", "claw"]);
  expect(faces(next)).toEqual(["three", "energy", "claw", "claw"]);
  expect(held(next)).toEqual(["claw"]);
  expect(next.map((die) => die.rolls)).toEqual([2, 2, 1, 2]);
});

test("a die of another player stays unless it was rolled", () => {
  const dice = thrown(["one", "one", "heart"]);
  const next = settle(dice, ["one", "heart", "heart"], ["one"]);
  expect(faces(next)).toEqual(["heart", "one", "heart"]);
});

test("a held die that a card rolls is let go", () => {
  const dice = hold(thrown(["three", "three"]), ["three", "three"]);
  const next = settle(dice, ["three", "claw"], ["three"]);
  expect(faces(next)).toEqual(["claw", "three"]);
  expect(held(next)).toEqual(["three"]);
});

test("another number of dice is a new throw, and every die tumbles", () => {
  expect(settle(thrown(["one"]), ["two", "two"], []).map((die) => die.rolls)).toEqual([2, 2]);
  expect(thrown(["one"], thrown(["one"])).map((die) => die.rolls)).toEqual([2]);
});

test("what is not held is what the reroll asks for, and only if it is offered", () => {
  const dice = toggle(thrown(["claw", "one", "two"]), 2);
  expect(loose(dice)).toEqual(["one", "two"]);
  const offer = { command: { reroll: { dice: ["one", "two"] as Face[] } } };
  expect(rerollOf(dice, [{ command: "resolve" }, offer])).toBe(offer);
  expect(rerollOf(toggle(dice, 0), [offer])).toBeUndefined();
});
