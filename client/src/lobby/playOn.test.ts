import { beforeEach, expect, test, vi } from "vitest";
import { keptMatch } from "../match/kept.ts";
import type { Json } from "../match/wire.ts";
import { playOn } from "./playOn.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

test("a match goes on with one person, bots and the same figures", () => {
  const sitters = [
    { figure: { kind: "dragon", name: "Fafnir", chosen: true } },
    {},
    { figure: { kind: "robot", chosen: false } },
  ];
  const setup = { mode: "hand-built" };
  const state = JSON.stringify({ setup, turn: 7 });
  const path = playOn({ game: "toy", state, sitters, seat: 1, level: "hard", you: "Kitsune" });
  const [, page, game, id] = path.split("/");
  expect([page, game]).toEqual(["alone", "toy"]);
  const kept = keptMatch(id ?? "");
  expect(kept).toMatchObject({ game: "toy", seat: 1, record: null });
  const fresh = JSON.parse(kept?.fresh ?? "") as { [key: string]: Json };
  const seats = fresh.seats as { name: string; bot?: string; figure?: Json }[];
  expect(fresh.state).toEqual({ setup, turn: 7 });
  expect(seats[1]).toEqual({ name: "Kitsune" });
  expect(seats.map(({ bot }) => bot)).toEqual(["hard", undefined, "hard"]);
  expect(seats.map(({ figure }) => figure)).toEqual([
    { kind: "dragon" },
    undefined,
    { kind: "robot" },
  ]);
  expect(new Set(seats.map(({ name }) => name)).size).toBe(3);
});
