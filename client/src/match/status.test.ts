import { expect, test } from "vitest";
import { inEnglish } from "../words/testing.ts";
import type { Awaiting } from "./wire.ts";

const { standIn, statusOf } = await inEnglish(() => import("./status.ts"));
const sitters = [{ name: "Ann" }, { name: "Hana", bot: "easy" }, { name: "Bo" }];
const waits = (must: number[], may: number[] = []): Awaiting => ({ seats: { must, may } });

test.each([
  [waits([0]), 0, "status-yours", {}],
  [waits([1], [0]), 0, "status-may", {}],
  [waits([1, 2]), 0, "status-others", { names: "Hana, Bo", count: 2 }],
  [waits([0]), null, "status-others", { names: "Ann", count: 1 }],
  [waits([1]), 1, "status-others", { names: "Hana", count: 1 }],
  [waits([]), 0, "status-clock", {}],
  [{ over: { winners: [], places: [], scores: [], ending: "x" } }, 0, "status-over", {}],
] as const)("case %#: what is said", (awaiting, seat, key, args) => {
  expect(statusOf(awaiting as Awaiting, sitters, seat)).toEqual({ key, args });
});

test("a bot that stands in is told from one that began", () => {
  expect(standIn({ name: "Hana", bot: "easy" })).toBeNull();
  expect(standIn({ name: "Ann", bot: "normal", why: "left" })).toBe("left");
  expect(standIn({ name: "Ann", why: "returned" })).toBeNull();
  expect(standIn(undefined)).toBeNull();
});

test("nobody's turn is announced during a pause", () => {
  const awaiting = { seats: { must: [0], may: [] } };
  expect(statusOf(awaiting, [{ name: "Ann" }], 0, true).key).toBe("paused");
});
