import { expect, test } from "vitest";
import type { LogEntry } from "../match.ts";
import { gainsIn } from "./sources.ts";
import { GAME } from "./recorded.ts";

/** The log of the recorded game. */
const entries: LogEntry[] = GAME.flatMap(({ events }) =>
  events.map((seen) => ({ ...seen, deed: "play" as const })),
);

test("points come from dice, Tokyo and cards, and none is lost or made up", () => {
  const gains = gainsIn(entries);
  expect(new Set(gains.map(({ source }) => source))).toEqual(new Set(["dice", "tokyo", "cards"]));
  const told = entries.flatMap(({ event }) =>
    typeof event === "object" && "points-gained" in event ? event["points-gained"].points : [],
  );
  const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0);
  expect(sum(gains.map(({ points }) => points))).toBe(sum(told));
});

test("three of a number pay; a card that looks at the dice is a card", () => {
  const log = (...events: LogEntry["event"][]) =>
    events.map((event, line) => ({
      ...{ line, turn: { round: 1, seat: 0 }, deed: "play" as const, text: "" },
      ...(event === undefined ? {} : { event }),
    }));
  const gained = { "points-gained": { seat: 0, points: 2 } };
  const kept = (...dice: ("one" | "two" | "claw")[]) => ({ "dice-kept": { seat: 0, dice } });
  expect(gainsIn(log(kept("one", "one", "one"), gained))[0]?.source).toBe("dice");
  expect(gainsIn(log(kept("one", "one", "claw"), gained))[0]?.source).toBe("cards");
  expect(gainsIn(log({ "turn-began": { seat: 0 } }, gained))[0]?.source).toBe("tokyo");
  expect(gainsIn(log({ "turn-began": { seat: 1 } }, gained))[0]?.source).toBe("cards");
});
