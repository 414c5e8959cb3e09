import { beforeEach, expect, test, vi } from "vitest";
import type { GameView } from "../games/shelf.ts";

let friendly: typeof import("./invite.ts").friendly;
beforeEach(async () => {
  const kept = { levels: [], setup: { mode: "solo" } };
  const store = { getItem: () => JSON.stringify(kept), setItem: () => undefined };
  vi.stubGlobal("localStorage", store);
  ({ friendly } = await import("./invite.ts"));
});

const game = (least: number, most: number) =>
  ({ id: "go", seats: [least, most] }) as unknown as GameView;

test("friends need a seat, even where somebody played alone last time", () => {
  expect(friendly(game(1, 4))).toEqual({
    game: "go",
    seats: 2,
    setup: { mode: "solo" },
    private: true,
  });
});

test("never fewer seats than the game needs", () => {
  expect(friendly(game(3, 6)).seats).toBe(3);
});
