/** The log belongs to the match: people who come later are told, too. And nothing is told twice. */

import type { Page } from "playwright-core";
import { linesOf, whoActs } from "./company.ts";
import { Traveller } from "./dangan.ts";
import { seatAll } from "./lobby.ts";
import { Player, TRAY } from "./play.ts";
import { KING } from "./tastes.ts";
import { expect, test } from "./test.ts";

const log = (page: Page) => page.getByRole("list", { name: "Match log" });
const away = (page: Page) => log(page).getByText("While you were away");

test("people who come later, or come back, are told what happened", async ({ guests }) => {
  const pages = [await guests.visit(), await guests.visit()] as const;
  const key = await seatAll({ game: "tokyo-dangan", setup: { start: "seat-0" } }, [...pages]);
  const [host, friend] = pages;
  await friend.getByText("Nothing has happened yet.").waitFor();
  await friend.goto("/");
  const traveller = new Traveller(host);
  expect(await traveller.turn()).toBe(true);
  await traveller.lay();
  await host.getByRole("img", { name: "2 actions left" }).waitFor();

  await friend.goto(`/table/${key}`);
  await away(friend).waitFor();
  const watcher = await guests.visit({ at: `/table/${key}` });
  await log(watcher)
    .getByRole("heading", { name: /^Round 1 · / })
    .waitFor();
  expect(await away(watcher).count()).toBe(0);
  const told = await log(host).innerText();
  expect(await log(watcher).innerText()).toBe(told);

  // What was seen is no news the next time, and is told all the same.
  await friend.reload();
  await log(friend)
    .getByRole("heading", { name: /^Round 1 · / })
    .waitFor();
  expect(await away(friend).count()).toBe(0);
  expect(await log(friend).innerText()).toBe(told);
});

/** How many things on the page say this, in the viewer’s words. */
const seen = (page: Page, text: RegExp) => page.getByText(text).filter({ visible: true }).count();

test("a table has one undo, and says once whose turn it is", async ({ guests }) => {
  for (const phone of [false, true]) {
    for (const title of ["King of Tokyo", "Tokyo Dangan"]) {
      const page = await guests.visit({ phone });
      await page.getByRole("button", { name: `Play ${title} against bots now` }).click();
      if (title === "King of Tokyo") await whoActs([new Player(page, KING, TRAY)]);
      else await new Traveller(page).turn();
      await expect.poll(() => seen(page, /^\s*Your turn\s*$/)).toBe(1);
      expect(await seen(page, /^\s*(Undo|Ask to undo)\s*$/)).toBe(1);
      expect(await seen(page, /to act$/)).toBe(0);
      await page.close();
    }
  }
});

test("King of Tokyo tells a turn in few sentences, and all of it if asked", async ({ guests }) => {
  const page = await guests.visit();
  await page.getByRole("button", { name: "Play King of Tokyo against bots now" }).click();
  const king = new Player(page, KING, TRAY);
  await king.step();
  await king.look();
  const rolls = await linesOf(page, /\b(rolls|rerolls)\b/);
  expect(rolls).toBe(0);
  await log(page)
    .getByRole("button", { name: /^All \d+ steps$/ })
    .last()
    .click();
  await expect.poll(() => linesOf(page, /\b(rolls|rerolls)\b/)).toBeGreaterThan(0);
});
