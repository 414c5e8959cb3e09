/** Replays: from a link, through any eyes, from a file; and whether the dice were honest. */

import type { Page } from "playwright-core";
import type { Guests } from "./browser.ts";
import { Traveller } from "./dangan.ts";
import { seatAll } from "./lobby.ts";
import { ending, Player, TRAY } from "./play.ts";
import { KING } from "./tastes.ts";
import { expect, test } from "./test.ts";

/** A game of Tokyo Dangan that is soon over: its destinations are secret, so eyes matter. */
async function played(guests: Guests): Promise<{ host: Page; key: string }> {
  const pages = [await guests.visit(), await guests.visit()] as const;
  const key = await seatAll({ game: "tokyo-dangan", setup: { round_cap: 1 } }, [...pages]);
  await Promise.all(pages.map((page) => new Traveller(page).playOut()));
  return { host: pages[0], key };
}

/** Whether the viewer’s destinations are shown. */
const goals = (page: Page) =>
  page.getByRole("heading", { name: /^Your .*destinations/ }).isVisible();
const title = (page: Page) => page.getByRole("heading", { name: "Replay: Tokyo Dangan" });

test("a replay from a link: a seat's view, a watcher's, all-seeing", async ({ guests }) => {
  const { host, key } = await played(guests);
  await ending(host).getByRole("link", { name: "Replay" }).click();
  await title(host).waitFor();
  await expect.poll(() => goals(host)).toBe(true);

  // Somebody who follows the link later has no seat: nothing secret is shown until it is asked for.
  const reader = await guests.visit({ at: `/replay/${key}` });
  await title(reader).waitFor();
  const eyes = reader.getByLabel("View as");
  expect(await eyes.inputValue()).toBe("public");
  await reader.getByRole("button", { name: "Next step" }).click();
  await reader.getByText(/^1 \/ \d+$/).waitFor();
  expect(await goals(reader)).toBe(false);
  await eyes.selectOption("1");
  await expect.poll(() => goals(reader)).toBe(true);
  await eyes.selectOption("public");
  await expect.poll(() => goals(reader)).toBe(false);
  await eyes.selectOption("all");
  await expect.poll(() => goals(reader)).toBe(true);

  // The address says what is shown: step and eyes.
  await eyes.selectOption("0");
  await reader.waitForURL(/step=1&as=0/);
  const friend = await guests.visit({ at: reader.url() });
  await expect.poll(() => goals(friend)).toBe(true);
  expect(await friend.getByLabel("View as").inputValue()).toBe("0");
  await friend.getByText(/^1 \/ \d+$/).waitFor();
});

test("a match against bots is replayed, also from its file", async ({ guests }) => {
  const page = await guests.visit();
  await page.getByRole("button", { name: "Play King of Tokyo against bots now" }).click();
  await new Player(page, KING, TRAY).playOut();
  const download = page.waitForEvent("download");
  await ending(page).getByRole("button", { name: "Save the match" }).click();
  const file = await (await download).path();
  await ending(page).getByRole("link", { name: "Replay" }).click();
  await page.getByRole("heading", { name: "Replay: King of Tokyo" }).waitFor();
  const steps = page.getByText(/^\d+ \/ \d+$/);
  const [, last] = /\/ (\d+)/.exec((await steps.textContent()) ?? "") ?? [];
  expect(Number(last)).toBeGreaterThan(5);
  await page.getByRole("button", { name: "Go to end" }).click();
  await page.getByText(`${last} / ${last}`, { exact: true }).waitFor();
  await page.keyboard.press("ArrowLeft");
  await page.getByText(`${Number(last) - 1} / ${last}`, { exact: true }).waitFor();

  // A new match begins from any step but the last.
  const playOn = page.getByRole("button", { name: "Play on from here" });
  await playOn.click();
  const sheet = page.getByRole("dialog", { name: "Play on from here" });
  expect(await sheet.getByLabel("Your seat").inputValue()).toBe("0");
  await sheet.getByLabel("Level of the bots").selectOption("easy");
  await page.keyboard.press("Escape");
  await page.keyboard.press("End");
  await expect.poll(() => playOn.isDisabled()).toBe(true);
  await page.keyboard.press("Home");
  await playOn.click();
  await sheet.getByRole("button", { name: "Start" }).click();
  await page.waitForURL(/\/alone\/king-of-tokyo\/[0-9a-f]{32}$/);
  await new Player(page, KING, TRAY).playOut();

  const stranger = await guests.visit();
  await stranger.getByLabel("Open a saved game…").setInputFiles(file);
  await stranger.getByRole("heading", { name: "Replay: King of Tokyo" }).waitFor();
  await stranger.getByText(`0 / ${last}`, { exact: true }).waitFor();

  // A file is known until the page is loaded again; then it can be opened once more, right here.
  await stranger.reload();
  await stranger.getByRole("alert").waitFor();
  await stranger.getByLabel("Open a saved game…").setInputFiles(file);
  await stranger.getByText(`0 / ${last}`, { exact: true }).waitFor();
});

test("the dice can be checked after the end, and a lie is found out", async ({ guests }) => {
  const { host, key } = await played(guests);
  await ending(host).getByRole("link", { name: "Check the dice" }).click();
  await host.getByText("Yes. Everything matches.").waitFor();
  expect(await host.getByText("Confirmed.").count()).toBe(4);

  const doubter = await guests.visit();
  await doubter.route(`**/api/tables/${key}`, async (route) => {
    const answer = await route.fetch();
    const told = (await answer.json()) as { secret_digest: string };
    const secret_digest = told.secret_digest.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
    await route.fulfill({ response: answer, json: { ...told, secret_digest } });
  });
  await doubter.goto(`/verify/${key}`);
  await doubter.getByText("No: something doesn’t match.").waitFor();
  expect(await doubter.getByText("Not confirmed.").count()).toBe(1);
  const signs = doubter.locator(".checks li > span:first-child");
  const colours = await signs.evaluateAll((all) => all.map((sign) => getComputedStyle(sign).color));
  expect(new Set(colours).size, "what is wrong has a colour of its own").toBe(2);
});

test("before the end the secret stays a secret", async ({ guests }) => {
  const pages = [await guests.visit(), await guests.visit()];
  const key = await seatAll({ game: "king-of-tokyo" }, pages);
  const curious = await guests.visit({ at: `/verify/${key}` });
  await curious.getByText("The match isn’t over, so the secret is still hidden.").waitFor();
  guests.expectTrouble(/status of 40\d/);
  await curious.goto(`/replay/${key}`);
  await curious.getByText("This match isn’t over yet").waitFor();
});
