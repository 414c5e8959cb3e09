import { expect, test } from "vitest";

const texts = import.meta.glob<string>(
  ["../**/*.{svelte,css}", "../../../games/*/view/**/*.{svelte,css}"],
  { query: "?raw", import: "default", eager: true },
);

test("no style sheet asks the device whether things move: the setting would not hold there", () => {
  const all = Object.entries(texts);
  expect(all.length).toBeGreaterThan(100);
  const asking = all.filter(([, text]) => text.includes("prefers-reduced-motion"));
  expect(asking.map(([path]) => path)).toEqual([]);
});
