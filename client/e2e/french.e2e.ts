/** In French: the page switches at once, and no message shows its key. */

import { keysShown } from "./care.ts";
import { atTable, GAMES } from "./sights.ts";
import { expect, test } from "./test.ts";

test("the language is the browser's, and can be changed", async ({ guests }) => {
  const page = await guests.visit({ language: "fr" });
  await page.getByText("Cinq jeux de société de Tokyo.").waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("fr");
  await page.getByLabel("Langue").selectOption("en");
  await page.getByText("Five tabletop games from Tokyo.").waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
  await page.reload();
  await page.getByText("Five tabletop games from Tokyo.").waitFor();
  await page.getByLabel("Language").selectOption("fr");
  await page.getByText("Cinq jeux de société de Tokyo.").waitFor();
});

test("every page and table speaks French", async ({ guests }) => {
  const page = await guests.visit({ language: "fr" });
  const shown: Record<string, string[]> = {};
  const look = async (where: string) => {
    const keys = await keysShown(page);
    if (keys.length > 0) shown[where] = keys;
  };
  await look("home");
  for (const game of GAMES) {
    await page.goto(`/play/${game}`);
    await page.getByText("Règles et options").click();
    await look(`new ${game}`);
    await page.getByRole("button", { name: "Jouer contre des robots" }).click();
    await atTable(page);
    await look(game);
    expect.soft(await page.getByText(/^(Your turn|Players|Choices|Undo|Log)$/).count(), game).toBe(0);
  }
  await page.goto("/perdu");
  await page.getByRole("heading", { name: "Cette page n’existe pas" }).waitFor();
  await look("lost");
  expect(shown).toEqual({});
});
