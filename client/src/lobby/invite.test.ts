import { beforeEach, expect, test, vi } from "vitest";
import type { GameView } from "../games/shelf.ts";

vi.mock("../games/wasm.ts", () => ({ commitmentOf: async () => "commitment" }));

let { friendly, openTable } = {} as typeof import("./invite.ts");
beforeEach(async () => {
  const kept = { levels: [], setup: { mode: "solo" } };
  const store = { getItem: () => JSON.stringify(kept), setItem: () => undefined };
  vi.stubGlobal("localStorage", store);
  ({ friendly, openTable } = await import("./invite.ts"));
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

test.each([
  ["refused, is given up", { code: "wrong" }, ["", "/k/invite", "/k/leave"]],
  ["not heard of, may have gone out", { code: "unreachable" }, ["", "/k/invite"]],
])("a table whose invitation is %s", async (_, error, asked) => {
  const paths: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    paths.push(path);
    const ok = !path.endsWith("/invite");
    return { ok, json: async () => (ok ? { key: "k", secret_digest: "d" } : { error }) };
  });
  const opened = openTable({ game: "go", seats: 2, private: true }, { do: "invite", id: "ann" });
  await expect(opened).rejects.toMatchObject(error);
  expect(paths).toEqual(asked.map((path) => `/api/tables${path}`));
});
