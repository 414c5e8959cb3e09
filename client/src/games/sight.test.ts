import { expect, test } from "vitest";
import type { Phrase } from "../match/wire.ts";
import { sightsIn } from "./sight.ts";
import type { RawSight } from "./wasm.ts";

type Question = { near: number };
type Answer = { found: number };
type Command = { go: string };

/** A module that writes down what it is called with. */
function recorder() {
  const calls: unknown[][] = [];
  let freed = 0;
  class Sight implements RawSight {
    constructor(...made: unknown[]) {
      calls.push(made);
    }
    asked = () => true;
    ask = (question: string) => {
      calls.push(["ask", question]);
      return '{"found":3}';
    };
    judge = (command: string) =>
      command.includes("north") ? "null" : '{"clause":"4.1","why":"no","pieces":[]}';
    label = (command: string) => `does ${command}`;
    offers = () => '[{"command":{"go":"north"},"label":"Go north"}]';
    say = (phrase: string) => `says ${phrase}`;
    free = () => {
      freed += 1;
    };
  }
  return { module: { Sight }, calls, freed: () => freed };
}

test("a view is read once, and asked without waiting", () => {
  const { module, calls } = recorder();
  const players = [{ name: "Hana", figure: null }];
  const sight = sightsIn<Question, Answer, Command>(module, "go")({ board: 1 }, 2, "fr", players);
  expect(calls).toEqual([["go", '{"board":1}', 2, "fr", JSON.stringify(players)]]);
  expect(sight.asked).toBe(true);
  expect(sight.ask({ near: 5 })).toEqual({ found: 3 });
  expect(calls.at(-1)).toEqual(["ask", '{"near":5}']);
  expect(sight.judge({ go: "north" })).toBeNull();
  expect(sight.judge({ go: "south" })).toEqual({ clause: "4.1", why: "no", pieces: [] });
  expect(sight.label({ go: "north" })).toBe('does {"go":"north"}');
  expect(sight.offers()).toEqual([{ command: { go: "north" }, label: "Go north" }]);
  const phrase: Phrase = { key: "too-far" };
  expect(sight.say(phrase)).toBe('says {"key":"too-far"}');
});

test("a spectator has no seat", () => {
  const { module, calls } = recorder();
  sightsIn<Question, Answer, Command>(module, "go")(null, null, "en");
  expect(calls).toEqual([["go", "null", undefined, "en", "[]"]]);
});

test("what was freed is freed once and says so", () => {
  const { module, freed } = recorder();
  const sight = sightsIn<Question, Answer, Command>(module, "go")({}, 0, "en");
  sight.free();
  sight.free();
  expect(freed()).toBe(1);
  expect(() => sight.ask({ near: 1 })).toThrow("has been freed");
  expect(() => sight.say({ key: "too-far" })).toThrow("has been freed");
});
