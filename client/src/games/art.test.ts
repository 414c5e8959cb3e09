import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
/** Everything that is drawn and fetched with a table: cards, monsters, characters, people's pictures. */
const FOLDERS = [
  "games/king-of-tokyo/src/draw/art",
  "client/src/characters/art",
  "client/src/avatars",
];
/** In bytes, before anything is packed. */
const MOST = 400_000;
/** Titles of cards: two of them are on two cards. */
const CARDS = 64;

const drawings = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".svg"))
    .map((file) => join(folder, file)),
);

test("all drawings together stay small", () => {
  const sum = drawings.reduce((all, file) => all + statSync(join(ROOT, file)).size, 0);
  expect(drawings.filter((file) => file.includes("art/cards/"))).toHaveLength(CARDS);
  expect(sum).toBeLessThan(MOST);
});
