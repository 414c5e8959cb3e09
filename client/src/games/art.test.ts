import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
/** In bytes, before anything is packed. */
const MOST = 250_000;

const games = readdirSync(join(ROOT, "games")).map((game) => `games/${game}/src/draw/art`);
/** Everything that is drawn and fetched with a table. */
const FOLDERS = [
  ...games.filter((folder) => existsSync(join(ROOT, folder))),
  "client/src/characters/art",
  "client/src/avatars",
];

const drawingsIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".svg"))
    .map((file) => join(folder, file));

test("all drawings together stay small", () => {
  const drawings = FOLDERS.map(drawingsIn);
  expect(drawings.map((some) => some.length)).not.toContain(0);
  const sum = drawings.flat().reduce((all, file) => all + statSync(join(ROOT, file)).size, 0);
  expect(sum).toBeLessThan(MOST);
});
