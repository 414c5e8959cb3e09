import { expect, test } from "vitest";
import { entryOf } from "@shell/match/log.svelte.ts";
import { tagged } from "@shell/match/tagged.ts";
import { inEnglish } from "@shell/words/testing.ts";
import type { LogEntry } from "../match.ts";
import type { Event } from "../types.ts";
import { GAME } from "./recorded.ts";

const { recount } = await inEnglish(() => import("./recount.ts"));
const NAMES = ["Ana", "Ben", "Cho"];
const name = (seat: number) => NAMES[seat] ?? "";
const say = (key: string, args: Record<string, string | number> = {}) =>
  key === "log-with"
    ? `${args["what"]}: ${args["came"]}`
    : key === "log-begins"
      ? `${args["name"]} begins`
      : key;

/** The entries of some lines, each with its events and their words. */
function entries(...lines: [Event, string][][]): LogEntry[] {
  return lines.flatMap((events, idx) =>
    events.map(([event, text]): LogEntry => ({
      line: idx + 1,
      turn: { round: 1, seat: 0 },
      deed: "play",
      event,
      text,
    })),
  );
}

const told = (log: LogEntry[]) => recount(log, say, name).map(({ text }) => text);

test("a roll, its result and its consequences are one or two sentences", () => {
  const log = entries(
    [
      [{ "turn-began": { seat: 0 } }, "Ana's turn"],
      [{ rolled: { seat: 0, dice: [] } }, "Ana rolls"],
    ],
    [[{ rerolled: { seat: 0, dice: [], into: [] } }, "Ana rerolls"]],
    [
      [{ "dice-kept": { seat: 0, dice: [] } }, "Ana keeps 3 3 3 ⚡ claw claw"],
      [{ "points-gained": { seat: 0, points: 3 } }, "Ana gains 3 ★"],
      [{ "energy-gained": { seat: 0, energy: 1 } }, "Ana gains 1 ⚡"],
      [{ attacked: { seat: 0, claws: 2 } }, "Ana attacks with 2"],
      [{ "life-lost": { seat: 1, life: 2 } }, "Ben loses 2 ♥"],
      [{ "damage-prevented": { seat: 2 } }, "Cho takes no damage"],
    ],
  );
  expect(told(log)).toEqual([
    "Ana keeps 3 3 3 ⚡ claw claw: +3\u00a0★, +1\u00a0⚡",
    "Ana attacks with 2: Ben −2\u00a0♥, Cho log-safe",
  ]);
});

test("a price is told once, and the same for the same monster becomes one number", () => {
  const log = entries([
    [{ "energy-paid": { seat: 0, energy: 4 } }, "Ana pays 4 ⚡"],
    [{ "card-bought": { seat: 0, card: "skyscraper", price: 4 } }, "Ana buys Skyscraper for 4 ⚡"],
    [{ "points-gained": { seat: 0, points: 2 } }, "Ana gains 2 ★"],
    [{ "points-gained": { seat: 0, points: 2 } }, "Ana gains 2 ★"],
    [{ "card-revealed": { card: "energize" } }, "Energize is revealed"],
  ]);
  expect(told(log).at(-1)).toBe("Ana buys Skyscraper for 4 ⚡: +4\u00a0★");
  expect(told(log)).toHaveLength(1);
});

test("a blow that eliminates somebody is still the cause of what it does to the others", () => {
  const log = entries([
    [{ attacked: { seat: 0, claws: 3 } }, "Ana attacks with 3"],
    [{ "life-lost": { seat: 1, life: 4 } }, "Ben loses 4 ♥"],
    [{ eliminated: { seat: 1 } }, "Ben is eliminated"],
    [{ "life-lost": { seat: 2, life: 4 } }, "Cho loses 4 ♥"],
  ]);
  expect(told(log)).toEqual([
    "Ana attacks with 3: Ben −4\u00a0♥, Cho −4\u00a0♥",
    "Ben is eliminated",
  ]);
});

test("the beginning of a turn is worth a sentence only if something comes of it", () => {
  const began: [Event, string] = [{ "turn-began": { seat: 1 } }, "Ben's turn"];
  expect(told(entries([began]))).toEqual([]);
  const paid = entries([began, [{ "points-gained": { seat: 1, points: 2 } }, "Ben gains 2 ★"]]);
  expect(told(paid)).toEqual(["Ben begins: +2\u00a0★"]);
});

test("a whole game takes less than half the lines, and no blow is left out", () => {
  const seen = GAME.flatMap(({ events }) => events);
  const log = seen.map((event) => ({ ...entryOf(event), turn: { round: 1 } }));
  const sentences = told(log);
  expect(sentences.length).toBeGreaterThan(10);
  expect(sentences.length).toBeLessThan(log.length / 2);
  const blows = seen.filter(({ event }) => tagged(event).is === "attacked");
  expect(sentences.filter((text) => / attacks with /.test(text))).toHaveLength(blows.length);
});
