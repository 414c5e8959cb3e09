/** In French: the page switches at once, and no message shows its key. */

import type { Page } from "playwright-core";
import { keysShown } from "./care.ts";
import { seatAll } from "./lobby.ts";
import { atTable, gamesOn, overAt } from "./sights.ts";
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

/** Whatever looked like a key, by the page that showed it. */
class Reader {
  readonly shown: Record<string, string[]> = {};

  constructor(readonly page: Page) {}

  async read(where: string): Promise<void> {
    const keys = await keysShown(this.page);
    if (keys.length > 0) this.shown[where] = keys;
    const english = this.page.getByText(
      /^(Your turn|Players|Choices|Undo|Log|Start|Rules|Replay)$/,
    );
    expect.soft(await english.allTextContents(), `English, ${where}`).toEqual([]);
  }
}

test("pages to read and to choose, and every game's table, speak French", async ({ guests }) => {
  const page = await guests.visit({ language: "fr" });
  const reader = new Reader(page);
  const games = await gamesOn(page);
  await reader.read("home");
  for (const { id, title } of games) {
    await page.goto(`/play/${id}`);
    await page.getByText("Règles et options").click();
    await reader.read(`new ${id}`);
    await page.getByRole("button", { name: "Jouer contre des robots" }).click();
    await atTable(page);
    await reader.read(id);
    await page.goto(`/rules/${id}`);
    await page.getByRole("heading", { name: `Règles de ${title}` }).waitFor();
    await page.getByRole("heading", { level: 2 }).first().waitFor();
    await reader.read(`rules of ${id}`);
  }
  await page.goto("/perdu");
  await page.getByRole("heading", { name: "Cette page n’existe pas" }).waitFor();
  await reader.read("lost");
  expect(reader.shown).toEqual({});
});

test("a table on the server, its replay and the check of its dice speak French", async ({
  guests,
}) => {
  const page = await guests.visit({ language: "fr", at: "/play/king-of-tokyo" });
  const reader = new Reader(page);
  await page.getByRole("radio", { name: "Entre amis" }).check();
  await reader.read("new with friends");
  await page.getByRole("button", { name: "Jouer entre amis" }).click();
  await page.getByRole("button", { name: "Copier le lien pour les amis" }).waitFor();
  await reader.read("waiting");
  const king = await seatAll({ game: "king-of-tokyo" }, [page, await guests.visit()]);
  await page.getByRole("region", { name: "Dés et décisions" }).waitFor();
  await atTable(page);
  await reader.read("a seat at King of Tokyo");
  await page.goto(`/verify/${king}`);
  await page.getByText("La partie n’est pas terminée").waitFor();
  await reader.read("verify, too early");

  const over = await overAt(guests, await guests.visit());
  await page.goto(`/table/${over}`);
  await page.getByRole("region", { name: "La fin", exact: true }).first().waitFor();
  await reader.read("over");
  await page.goto(`/replay/${over}`);
  await page.getByRole("heading", { name: "Revoir : Tokyo Dangan" }).waitFor();
  await page.getByText(/^0 \/ \d+$/).waitFor();
  await reader.read("replay");
  await page.goto(`/verify/${over}`);
  await page.getByText("Oui. Tout concorde.").waitFor();
  await reader.read("verify");
  expect(reader.shown).toEqual({});
});
