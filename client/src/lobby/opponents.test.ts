import { expect, test } from "vitest";
import { botsOf, placesFor } from "./places.ts";

test("new places are for friends", () => {
  expect(placesFor(["hard"], 4)).toEqual(["hard", "friend", "friend"]);
  expect(placesFor(["hard", "easy"], 2)).toEqual(["hard"]);
});

test("the server seats bots from the last seat down", () => {
  expect(botsOf(["friend", "easy", "friend", "hard"])).toEqual(["hard", "easy"]);
  expect(botsOf(["friend"])).toEqual([]);
});
