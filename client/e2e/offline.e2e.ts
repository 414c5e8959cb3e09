/** Without a server: the page, its games and the matches that were begun are all still there. */

import { playAlone, Traveller } from "./dangan.ts";
import { Architect, plainly } from "./highway.ts";
import { Learner } from "./learner.ts";
import { LESSONS } from "./lessons.ts";
import { ending, Player, TRAY, verdict } from "./play.ts";
import { Puzzler } from "./puzzler.ts";
import { keepPlayed, resumeAt } from "./resume.ts";
import { KING } from "./tastes.ts";
import { curtain, share, take } from "./sharing.ts";
import { expect, test } from "./test.ts";

test("whole games with the server stopped", async ({ guests, house }) => {
  const page = await guests.visit({ keeps: true, finds: plainly });
  await page.getByText("Ready to play offline").waitFor({ timeout: 30_000 });
  guests.expectTrouble(/net::ERR_CONNECTION_REFUSED/);
  await house.kill();
  await page.reload();
  await page.getByText(/^You’re offline/).waitFor();

  // Languages that were never spoken here are here too.
  await page.getByLabel("Language").selectOption("fr");
  await page.getByText(/^Vous êtes hors ligne/).waitFor();
  await page.reload();
  await page.getByLabel("Langue").selectOption("en");
  await page.getByText(/^You’re offline/).waitFor();

  await page.getByRole("button", { name: "Play King of Tokyo against bots now" }).click();
  const king = new Player(page, KING, TRAY);
  for (let step = 0; step < 3; step += 1) expect(await king.step()).toBe(true);
  // Tomorrow: the match goes on where it was left.
  await king.look();
  await page.reload();
  await king.playOut();
  expect(await verdict(page)).toMatch(/You win|wins|share|Nobody/);

  await playAlone(page, 6);
  await new Traveller(page).playOut();
  expect(await verdict(page)).toMatch(/You win|wins|share/);

  await page.goto("/play/tokyo-highway");
  await page.getByRole("button", { name: "Play against bots" }).click();
  await new Architect(page).playOut();
  expect(await verdict(page)).toMatch(/You win|wins|share/);

  // Two people on this device, with a curtain between them.
  await share(page, "tokyo-dangan");
  const begins = curtain(page, "Aki").or(curtain(page, "Ben")).getByRole("heading");
  await take(page, (await begins.textContent())?.includes("Aki") === true ? "Aki" : "Ben");
  await page.getByRole("grid", { name: /^Map of/ }).waitFor();

  await page.goto("/rules/izakaya");
  await page.getByRole("heading", { name: "How to play Izakaya" }).waitFor();
  await page.getByRole("heading", { level: 2 }).first().waitFor();
});

test("a lesson, a guide and the clauses in other languages, with the server stopped", async ({
  guests,
  house,
}) => {
  await house.kill();
  await house.start();
  const page = await guests.visit({ keeps: true, language: "ja" });
  await page.getByText("オフラインでも遊べます").waitFor({ timeout: 30_000 });
  guests.expectTrouble(/net::ERR_CONNECTION_REFUSED/);
  await house.kill();
  const headings = () => page.getByRole("heading", { level: 2 }).first().waitFor();

  // None of them was opened before.
  await page.goto("/learn/tokyo-dangan");
  const learner = new Learner(page, "click");
  expect(await learner.finish(LESSONS["tokyo-dangan"](learner))).toBeGreaterThan(7);

  await page.goto("/rules/tokyo-highway");
  await page.getByRole("heading", { level: 1, name: "トーキョーハイウェイの遊び方" }).waitFor();
  await headings();
  const picture = page.locator("main img").first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);

  await page.goto("/settings");
  await page.getByRole("main").getByLabel("言語").selectOption("fr");
  await page.getByRole("heading", { level: 1, name: "Réglages" }).waitFor();
  await page.goto("/rules/izakaya/clauses");
  await page.getByRole("heading", { level: 1, name: "Règles d’Izakaya" }).waitFor();
  await headings();
  expect(await page.locator("main").innerText()).toContain("4.4");
});

test("cards, portraits, a result's picture and today's puzzle, with the server stopped", async ({
  guests,
  house,
}) => {
  await house.kill();
  await house.start();
  const page = await guests.visit({
    keeps: true,
    finds: () => localStorage.setItem("tokyo-pace", "at-once"),
  });
  await page.getByText("Ready to play offline").waitFor({ timeout: 30_000 });
  guests.expectTrouble(/net::ERR_CONNECTION_REFUSED/);
  await house.kill();

  await resumeAt(page, "king-of-tokyo", { record: "four-greedy", lines: 80, seat: 3 });
  await page.locator('svg[viewBox="0 0 240 160"] g > *').first().waitFor();
  await ending(page).getByRole("button", { name: "Share a picture" }).click();
  await page.getByRole("img", { name: /^Picture of the result/ }).waitFor();

  await page.goto("/");
  await page.getByRole("button", { name: "Play King of Tokyo against bots now" }).click();
  await page.locator("[data-character] svg").first().waitFor();

  await page.goto("/solo/tokyo-dangan");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await new Puzzler(page).counted(0);
});

test("a match is analysed with the server stopped", async ({ guests, house }) => {
  await house.kill();
  await house.start();
  const page = await guests.visit({ keeps: true });
  await page.getByText("Ready to play offline").waitFor({ timeout: 30_000 });
  guests.expectTrouble(/net::ERR_CONNECTION_REFUSED/);
  await house.kill();
  await keepPlayed(page, "king-of-tokyo", { record: "two-greedy", seat: 0 });
  await page.goto("/analysis/alone/played");
  await page.getByText("The analysis is finished.").waitFor({ timeout: 90_000 });
  await page.getByText(/^Luck (gave|took|was)/).waitFor();
});
