import { expect, test } from "vitest";
import type { Connect, Ears } from "./link.ts";
import { Match } from "./match.svelte.ts";
import type { Inbound } from "./wire.ts";

test("hands are shown and seen, the last news of each", () => {
  let ears: Ears | undefined;
  const said: Inbound[] = [];
  const connect: Connect = (to) => {
    ears = to;
    return { say: (message) => void said.push(message), close: () => undefined };
  };
  const match = new Match(connect);
  match.wave([17, 0, 900]);
  expect(said).toEqual([{ do: "wave", gesture: [17, 0, 900] }]);
  expect(match.pending.size).toBe(0);
  ears?.hear({ is: "waves", waves: [{ seat: 1, gesture: [3] }] });
  ears?.hear({
    is: "waves",
    waves: [
      { seat: 1, gesture: [4] },
      { seat: 2, gesture: [] },
    ],
  });
  expect([...match.hands].map(([seat, { gesture }]) => [seat, gesture])).toEqual([
    [1, [4]],
    [2, []],
  ]);
});
