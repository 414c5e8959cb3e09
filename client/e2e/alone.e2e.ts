/** Alone against bots, to the end: each of the five games. */

import type { Page } from "playwright-core";
import { playAlone, Traveller } from "./dangan.ts";
import { Architect, plainly } from "./highway.ts";
import { Player, TRAY, verdict } from "./play.ts";
import { IZAKAYA, JUTAKU, KING } from "./tastes.ts";
import { expect, test } from "./test.ts";

/** From the first page, with one press. */
async function playNow(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: `Play ${title} against bots now` }).click();
}

test("King of Tokyo, on its own table", async ({ guests }) => {
  const page = await guests.visit();
  await playNow(page, "King of Tokyo");
  await new Player(page, KING, TRAY).playOut();
  await page.getByRole("heading", { name: /is King of Tokyo|Nobody is left/ }).waitFor();
  expect(await verdict(page)).toMatch(/You win|wins|share|Nobody/);
});

test("Tokyo Dangan, on its own map", async ({ guests }) => {
  const page = await guests.visit();
  await playAlone(page, 6);
  await new Traveller(page).playOut();
  expect(await verdict(page)).toMatch(/You win|wins|share/);
});

test("Tokyo Highway, on its own table", async ({ guests }) => {
  const page = await guests.visit({ finds: plainly });
  await playNow(page, "Tokyo Highway");
  await new Architect(page).playOut();
  expect(await verdict(page)).toMatch(/You win|wins|share/);
});

test("Tokyo Jutaku, on its own table by labelled choices, by options that end it soon", async ({
  guests,
}) => {
  const page = await guests.visit({ at: "/play/tokyo-jutaku", finds: plainly });
  await page.getByText("Rules and options").click();
  await page.getByLabel("How the race is run").selectOption("beats");
  await page.getByLabel(/the match ends after this many minutes/).fill("1");
  await page.getByRole("button", { name: "Play against bots" }).click();
  await page.getByRole("button", { name: "All choices" }).click();
  await new Player(page, JUTAKU).playOut();
  expect(await verdict(page)).toMatch(/You win|wins|share/);
});

test("Izakaya, on its own table by labelled choices", async ({ guests }) => {
  const page = await guests.visit({ at: "/play/izakaya", finds: plainly });
  await page.getByRole("button", { name: "Play against bots" }).click();
  await page.getByRole("button", { name: "All choices" }).click();
  await new Player(page, IZAKAYA).playOut();
  expect(await verdict(page)).toMatch(/You win|wins|share/);
});
