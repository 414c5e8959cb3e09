/** Hints for the first matches, and the goal that is always a glance away. */

import type { Locator, Page } from "playwright-core";
import { expect, test } from "./test.ts";

const GOAL = "Be the first monster to score 20 victory points, or the last one left alive.";
const LATER = "Hints appear here when you have something to decide.";

async function play(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Play King of Tokyo against bots now" }).click();
  await page.getByRole("region", { name: "Dice and decisions" }).waitFor();
}

const strip = (page: Page): Locator => page.getByRole("region", { name: "Hint", exact: true });

async function chooseInMenu(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name }).click();
}

test("hints come with the first two matches, and on request", async ({ guests }) => {
  const page = await guests.visit({ hints: true });
  for (const shown of [true, true, false]) {
    await play(page);
    await page.getByText(GOAL).waitFor();
    expect(await strip(page).isVisible()).toBe(shown);
  }
  await chooseInMenu(page, "Show hints");
  await strip(page).getByRole("button", { name: "Got it" }).click();
  // Between hints the strip keeps its place.
  await strip(page).getByText(LATER).waitFor();
  await strip(page).getByRole("button", { name: "No more hints" }).click();
  await strip(page).waitFor({ state: "detached" });
  await page.reload();
  await page.getByText(GOAL).waitFor();
  expect(await strip(page).count()).toBe(0);
});

test("nothing on a phone moves when a hint comes or goes", async ({ guests }) => {
  const page = await guests.visit({ hints: true, phone: true });
  await play(page);
  const rivals = page.getByRole("group", { name: "The other monsters" });
  const place = async () => (await rivals.boundingBox())?.y;
  const before = await place();
  const box = await strip(page).boundingBox();
  const bottom = (box?.y ?? 0) + (box?.height ?? 0);
  expect(bottom, "the rivals are in sight").toBeLessThan(before ?? 0);
  const players = await page.getByRole("list", { name: "Players" }).boundingBox();
  expect(bottom, "and who plays is").toBeLessThan(players?.y ?? 0);
  await strip(page).getByRole("button", { name: "Got it" }).tap();
  await strip(page).waitFor({ state: "detached" });
  expect(await place()).toBe(before);
  await page.getByRole("button", { name: "Goal" }).tap();
  await page.getByText(GOAL).waitFor();
});

test("hints are there in other games and languages, by the rules of the same two matches", async ({
  guests,
}) => {
  const page = await guests.visit({ hints: true, language: "ja", phone: true });
  for (const shown of [true, true, false]) {
    await page.goto("/");
    await page.getByRole("button", { name: "『東京ダンガン』をボットとすぐ遊ぶ" }).tap();
    const hint = page.getByRole("region", { name: "ヒント", exact: true });
    await page.locator('[data-point^="tile-"]:enabled').first().waitFor();
    expect(await hint.isVisible()).toBe(shown);
    if (!shown) continue;
    await hint.getByText(/配置、回転、除去、移動から/).waitFor();
    await hint.getByRole("button", { name: "わかった" }).tap();
    await hint.waitFor({ state: "detached" });
  }
});
