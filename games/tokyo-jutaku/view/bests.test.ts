import type { SoloResult } from "@shell/match/wire.ts";
import { expect, test } from "vitest";
import { bestRows } from "./bests.ts";

const result = (key: string, score: number, options: SoloResult["options"]): SoloResult => ({
  key,
  game: "tokyo-jutaku",
  options,
  score,
  ending: options["mode"] === "attack" ? "time-up" : "fourth-site",
  day: "2026-11-17",
});

test("the best of each race is told, fewer seconds and more yen", () => {
  const results = [
    result("slow", 300, { mode: "race", side: "blue", assist: "guided" }),
    result("fast", 200, { mode: "race", side: "blue", assist: "guided" }),
    result("poor", 900, { mode: "attack", attack: 5, side: "white", assist: "master" }),
    result("rich", 950, { mode: "attack", attack: 5, side: "white", assist: "master" }),
    { ...result("broken off", 10, { side: "blue", assist: "guided" }), ending: "time-up" },
  ];
  const rows = bestRows(results, (race) => (race === "race-blue-guided" ? 180 : null));
  expect(
    rows.map(({ race, side, assist, server, device }) => [race, side, assist, server?.key, device]),
  ).toEqual([
    ["sprint", "blue", "guided", "fast", 180],
    ["attack", "white", "master", "rich", null],
  ]);
});

test("options that were left out have their defaults", () => {
  const rows = bestRows([result("plain", 77, {})], () => null);
  expect(rows.map(({ race, side, assist }) => [race, side, assist])).toEqual([
    ["sprint", "white", "standard"],
  ]);
});
