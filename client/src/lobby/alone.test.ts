import { beforeEach, expect, test, vi } from "vitest";
import type { GameView } from "../games/shelf.ts";
import { keptMatch, summaryOf } from "../match/kept.ts";
import { begin, choiceFor, isFirst, levelsFor, rememberChoice } from "./alone.ts";

const game = { id: "toy", title: "Toy", seats: [2, 5] } as unknown as GameView;

beforeEach(() => {
  vi.stubGlobal("localStorage", new Kept());
});

/** The parts of a browser's storage that are used. */
class Kept {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

test("levels are as many as bots", () => {
  expect(levelsFor(["easy", "hard"], 3)).toEqual(["easy", "hard", "hard"]);
  expect(levelsFor(["easy", "hard"], 1)).toEqual(["easy"]);
  expect(levelsFor([], 2)).toEqual(["normal", "normal"]);
});

test("what was chosen is chosen again, and fits the game", () => {
  expect(choiceFor(game).levels).toHaveLength(2);
  rememberChoice("toy", { levels: Array(9).fill("hard"), setup: { fast: true } });
  expect(choiceFor(game)).toEqual({ levels: Array(4).fill("hard"), setup: { fast: true } });
  rememberChoice("toy", { levels: [], setup: {} });
  expect(choiceFor(game).levels).toHaveLength(1);
  expect(choiceFor({ ...game, seats: [1, 5] }).levels).toEqual([]);
  localStorage.setItem("tokyo-choice-toy", "{");
  expect(choiceFor(game).levels).toHaveLength(2);
});

test("a level that is no longer offered is the gentle one", () => {
  rememberChoice("toy", { levels: ["random", "master"], setup: {} });
  expect(choiceFor(game).levels).toEqual(["easy", "master"]);
});

test("a first match is gentle, and as the game has it", () => {
  expect(choiceFor(game)).toEqual({ levels: ["easy", "easy"], setup: {} });
  const eased = { ...game, first: { players: 2, setup: { calm: true } } };
  expect(choiceFor(eased)).toEqual({ levels: ["easy"], setup: { calm: true } });
  expect(isFirst("toy")).toBe(true);
  rememberChoice("toy", { levels: ["hard"], setup: {} });
  expect(isFirst("toy")).toBe(false);
  expect(choiceFor(eased)).toEqual({ levels: ["hard"], setup: {} });
});

test("practice is off unless it is chosen, each time", () => {
  const choice = { levels: ["easy"], setup: {}, practice: true };
  rememberChoice("toy", choice);
  expect(choiceFor(game)).toEqual({ levels: ["easy"], setup: {} });
  const practiceOf = (path: string) => {
    const kept = keptMatch(path.split("/")[3] ?? "");
    return (JSON.parse(kept?.fresh ?? "{}") as { practice?: boolean }).practice;
  };
  expect(practiceOf(begin("toy", choice, "Ann"))).toBe(true);
  expect(practiceOf(begin("toy", choiceFor(game), "Ann"))).toBe(false);
});

test("a match begins with the person in the first seat, and is kept", () => {
  const path = begin("toy", { levels: ["easy", "hard"], setup: {} }, "Ann");
  const [, , , id = ""] = path.split("/");
  const kept = keptMatch(id);
  expect(kept).toMatchObject({ game: "toy", seat: 0, record: null });
  expect(kept && summaryOf(kept)).toMatchObject({
    names: ["Ann", "Ponta", "Kon"],
    moves: 0,
    over: false,
  });
});
