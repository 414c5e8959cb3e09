import { expect, test } from "vitest";
import { botsOf, opponentsFor } from "./opponents.ts";

test("new opponents are friends", () => {
  expect(opponentsFor(["hard"], 4)).toEqual(["hard", "friend", "friend"]);
  expect(opponentsFor(["hard", "easy"], 2)).toEqual(["hard"]);
});

test("the server seats bots from the last seat down", () => {
  expect(botsOf(["friend", "easy", "friend", "hard"])).toEqual(["hard", "easy"]);
  expect(botsOf(["friend"])).toEqual([]);
});
