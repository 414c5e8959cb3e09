import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Replay } from "../games/wasm.ts";
import { eyesFor, Film, stepFor } from "./film.svelte.ts";

const STEPS = 5;
let asked: string[];

/** Five steps that seats 0 and 1 take in turns. */
const replay: Replay = {
  steps: () => STEPS,
  welcome(step, eyes) {
    asked.push(`welcome ${step} ${eyes}`);
    const seat = eyes === "all" ? (step + 1) % 2 : eyes === "public" ? undefined : Number(eyes);
    return JSON.stringify({ is: "welcome", game: "toy", seat, chat: [], ...standing(step) });
  },
  update(step, eyes) {
    asked.push(`update ${step} ${eyes}`);
    const events = [{ line: step, turn: { round: 1 }, event: step, text: `step ${step}` }];
    return JSON.stringify({ is: "update", after: step - 1, events, ...standing(step) });
  },
  log: () => "[]",
  acting: (step) => String((step + 1) % 2),
  state: (step) => `state ${step}`,
  statistics: () => "{}",
  free: () => undefined,
};

function standing(version: number): object {
  return { version, at_ms: 0, view: version, awaiting: {}, sitters: [], undo_is_free: false };
}

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the next step is a movement, any other one is not", () => {
  const film = new Film(replay, 2, 2, "0");
  expect(film.match.standing?.version).toBe(2);
  film.go(3);
  expect(asked.at(-1)).toBe("update 3 0");
  expect(film.match.last?.before).toBe(2);
  film.go(1);
  expect(asked.at(-1)).toBe("welcome 1 0");
  expect(film.match.standing?.version).toBe(1);
  expect(film.match.last?.before).toBeNull();
  film.go(99);
  expect(film.step).toBe(STEPS);
  film.go(-1);
  expect(film.step).toBe(0);
});

test("who sees all first sees what the acting seat saw", () => {
  const film = new Film(replay, 2, 1, "all");
  expect(film.match.seat).toBe(0);
  asked = [];
  film.go(2);
  expect(asked).toEqual(["welcome 1 1", "update 2 all"]);
  expect(film.match.seat).toBe(1);
  expect(film.match.last?.before).toBe(1);
});

test("it plays to the end by itself, as fast as wanted", () => {
  const film = new Film(replay, 2, 3, "public");
  film.speed = 4;
  film.play();
  vi.advanceTimersByTime(450);
  expect(film.step).toBe(4);
  vi.advanceTimersByTime(5_000);
  expect(film.step).toBe(STEPS);
  expect(film.playing).toBe(false);
  film.play();
  expect(film.step).toBe(0);
  film.pause();
  vi.advanceTimersByTime(5_000);
  expect(film.step).toBe(0);
});

test("a link names a step and eyes, as far as there are such", () => {
  expect(eyesFor("1", 2)).toBe("1");
  expect(eyesFor("2", 2)).toBe("public");
  expect(eyesFor("all", 2)).toBe("all");
  expect(eyesFor(null, 2)).toBe("public");
  expect(stepFor("12")).toBe(12);
  expect(stepFor("-1")).toBe(0);
  expect(stepFor(null)).toBe(0);
});

test("a time lapse shows the whole match from its beginning, step by step", () => {
  const film = new Film(replay, 2, 3, "public");
  film.lapse();
  expect(film.step).toBe(0);
  expect(film.match.past?.speed).toBe(8);
  vi.advanceTimersByTime(1_000);
  expect(film.step).toBe(STEPS);
  expect(film.playing).toBe(false);
  expect(asked.slice(-STEPS)).toEqual([1, 2, 3, 4, 5].map((step) => `update ${step} public`));
});
