/** Every page, light and dark: axe, width, words, no console error. */

import type { Page } from "playwright-core";
import { fitsSmallest, takesCare } from "./care.ts";
import { plainly } from "./highway.ts";
import { seatAll } from "./lobby.ts";
import { ending, Player, TRAY } from "./play.ts";
import { aloneAt, gamesOn, overAt } from "./sights.ts";
import { KING } from "./tastes.ts";
import { test } from "./test.ts";

/** The tests of all pages on a phone, or on a desk. */
export function testPages(phone: boolean): void {
  const on = phone ? "on a phone" : "on a desk";

  async function check(page: Page, where: string): Promise<void> {
    await takesCare(page, where);
    if (phone) await fitsSmallest(page, where);
  }

  test(`pages to read and to choose, ${on}`, async ({ guests }) => {
    const page = await guests.visit({ phone });
    const games = await gamesOn(page);
    await page.getByRole("heading", { name: "Open tables" }).waitFor();
    await check(page, "home");
    for (const { id } of games) {
      await page.goto(`/play/${id}`);
      await page.getByText("Rules and options").click();
      await check(page, `new ${id}`);
    }
    await page.goto("/play/king-of-tokyo");
    await page.getByRole("radio", { name: "With friends" }).check();
    await page.getByRole("button", { name: "Play with friends" }).waitFor();
    await check(page, "new with friends");
    // Guides and clauses are read in rules.e2e.ts.
    for (const id of ["tokyo-dangan", "tokyo-jutaku"]) {
      await page.goto(`/solo/${id}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await check(page, `alone at ${id}`);
    }
    await page.goto("/privacy");
    await page.getByRole("button", { name: "Delete my data" }).click();
    await page.getByRole("button", { name: "Cancel" }).waitFor();
    await check(page, "privacy");
    await page.goto("/me");
    await page.getByRole("button", { name: "Make a personal link" }).click();
    await page.getByRole("img", { name: "QR code of the link" }).waitFor();
    await check(page, "my page");
    await page.goto("/settings");
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    await check(page, "settings");
    await page.goto("/nowhere/at/all");
    await page.getByRole("heading", { name: "Page not found" }).waitFor();
    await check(page, "lost");
  });

  test(`tables against bots, ${on}`, async ({ guests }) => {
    const page = await guests.visit({ phone, finds: plainly });
    for (const game of await gamesOn(page)) {
      await aloneAt(page, game);
      await check(page, game.title);
    }
    await page.goto("/");
    await page.getByRole("heading", { name: "Your matches" }).waitFor();
    await check(page, "home with matches");
    await aloneAt(page, { id: "king-of-tokyo", title: "King of Tokyo" });
    await new Player(page, KING, TRAY).playOut();
    await check(page, "King of Tokyo, over");
  });

  test(`tables on the server, ${on}`, async ({ guests }) => {
    const page = await guests.visit({ phone, at: "/play/king-of-tokyo" });
    await page.getByRole("radio", { name: "With friends" }).check();
    await page.getByRole("button", { name: "Play with friends" }).click();
    await page.getByRole("button", { name: "Copy the link for friends" }).waitFor();
    await check(page, "waiting");

    const other = await guests.visit();
    const king = await seatAll({ game: "king-of-tokyo" }, [page, other]);
    await page.getByRole("region", { name: "Dice and decisions" }).waitFor();
    await check(page, "a seat at King of Tokyo");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).waitFor();
    await check(page, "menu");
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("dialog", { name: "Settings" }).getByRole("slider").waitFor();
    await check(page, "settings at a table");
    await page.keyboard.press("Escape");
    const watcher = await guests.visit({ phone, at: `/table/${king}` });
    await watcher.getByText("You are watching.").waitFor();
    await check(watcher, "watching");
    await watcher.goto(`/verify/${king}`);
    await watcher.getByText("The match isn’t over").waitFor();
    await check(watcher, "verify, too early");

    const key = await overAt(guests, page);
    await ending(page).waitFor();
    await check(page, "Tokyo Dangan, over");
    await page.goto(`/replay/${key}`);
    await page.getByRole("heading", { name: "Replay: Tokyo Dangan" }).waitFor();
    await check(page, "replay");
    await page.getByRole("link", { name: "Analyse" }).click();
    await page.getByRole("heading", { name: "Analysis: Tokyo Dangan" }).waitFor();
    await check(page, "analysis");
    await page.goto(`/verify/${key}`);
    await page.getByText("Yes. Everything matches.").waitFor();
    await check(page, "verify");
  });
}
