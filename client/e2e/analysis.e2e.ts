/** How a match was played: win chances, graded decisions, luck and skill; and a coach to ask. */

import type { Page } from "playwright-core";
import { withoutWebGl } from "./browser.ts";
import { fitsSmallest, takesCare } from "./care.ts";
import { seatAll } from "./lobby.ts";
import { ending, Player, TRAY } from "./play.ts";
import { keepPlayed, resumeAt } from "./resume.ts";
import { KING } from "./tastes.ts";
import { expect, test } from "./test.ts";

/** A match of two that is soon over, and soon analysed. */
const DUEL = { record: "two-random", seat: 0 };
/** Longer than this no analysis of it takes, on whatever machine, in milliseconds. */
const PATIENCE = 90_000;

const plot = (page: Page) => page.getByRole("slider", { name: "Win chances" });
const decisions = (page: Page) => page.getByRole("region", { name: "Decisions", exact: true });
const decision = (page: Page) => page.getByRole("region", { name: "Decision", exact: true });
const working = (page: Page) => page.getByRole("progressbar");
const stepShown = async (page: Page) => Number(await plot(page).getAttribute("aria-valuenow"));

/** Opens the analysis of a match that was played in this browser, and waits for its end. */
async function analyse(page: Page, game = "king-of-tokyo", played = DUEL): Promise<void> {
  await keepPlayed(page, game, played);
  await page.goto("/analysis/alone/played");
  await plot(page).waitFor();
  await done(page);
}

async function done(page: Page): Promise<void> {
  await page.getByText("The analysis is finished.").waitFor({ timeout: PATIENCE });
  expect(await working(page).count()).toBe(0);
}

test("a match is analysed to its end, and what is known of it is kept", async ({ guests }) => {
  const page = await guests.visit();
  await analyse(page);
  // The end is certain: one has won, and nobody else.
  await plot(page).focus();
  await page.keyboard.press("End");
  expect(await plot(page).getAttribute("aria-valuetext")).toMatch(/Aki (100|0)%, Bot 1 (0|100)%$/);
  await page.keyboard.press("Home");
  expect(await plot(page).getAttribute("aria-valuetext")).toMatch(/^Start: /);
  await page.getByText("if everyone played at Master level from here").waitFor();

  // Every decision has a place of its own, and the parts of the result add up as they are shown.
  const rows = decisions(page).locator(".list button");
  const count = await rows.count();
  expect(count).toBeGreaterThan(5);
  const sum = page.getByRole("region", { name: "Luck or skill?" });
  await sum.getByText("All players as a table").click();
  const numbers = await sum
    .getByRole("table")
    .getByRole("row")
    .evaluateAll((all) =>
      all.slice(1).map((row) => {
        const cells = [...row.querySelectorAll("td")];
        return cells.map((cell) =>
          Number((cell.textContent ?? "").replace("−", "-").replace("%", "")),
        );
      }),
    );
  const column = (idx: number) => numbers.map((row) => row[idx] ?? NaN);
  for (const parts of [column(0), column(1)]) {
    const result = parts.pop();
    // Shares are told in whole percents.
    expect(Math.abs(parts.reduce((all, part) => all + part, 0) - (result ?? NaN))).toBeLessThan(1);
  }

  // On the next visit nothing has to be worked out any more.
  await page.reload();
  await expect.poll(() => rows.count()).toBe(count);
  expect(await working(page).count()).toBe(0);
});

test("a decision leads to its position, in the list, on the plot and by keys", async ({
  guests,
}) => {
  const page = await guests.visit();
  await analyse(page);
  await decisions(page).getByLabel("Whose decisions").selectOption({ label: "Aki" });
  await decisions(page).getByLabel("Only decisions that could be better").check();
  const worst = decisions(page).locator(".list button").last();
  const grade = (await worst.locator("b").textContent()) ?? "";
  expect(["Inaccuracy", "Mistake", "Blunder"]).toContain(grade);
  await worst.click();
  await decision(page).getByRole("heading", { name: grade }).waitFor();
  await decision(page)
    .getByText(/^−\d+\.\d% win chance$/)
    .waitFor();
  await decision(page).getByText("played", { exact: true }).waitFor();
  const step = await stepShown(page);
  await page.waitForURL(new RegExp(`step=${step}&as=0`));

  // Its mark on the plot leads to the same place.
  await plot(page).focus();
  await page.keyboard.press("End");
  expect(await stepShown(page)).not.toBe(step);
  await page.locator(".spot").last().click();
  await expect.poll(() => stepShown(page)).toBe(step);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => stepShown(page)).toBe(step + 1);
  await decision(page).getByRole("button", { name: "Show this position" }).click();
  await expect.poll(() => stepShown(page)).toBe(step);
});

test("one plays on from the position that is shown", async ({ guests }) => {
  const page = await guests.visit();
  await analyse(page);
  await decisions(page).locator(".list button").first().click();
  await page.getByRole("button", { name: "Play on from here" }).click();
  const sheet = page.getByRole("dialog", { name: "Play on from here" });
  expect(await sheet.getByLabel("Your seat").inputValue()).toBe("0");
  await sheet.getByRole("button", { name: "Start" }).click();
  await page.waitForURL(/\/alone\/king-of-tokyo\/[0-9a-f]{32}$/);
  await new Player(page, KING, TRAY).look();
});

test("the work can be held, left, and gone on with", async ({ guests }) => {
  // A table drawn in 3D by the processor would leave the page no time to hear a click.
  const page = await guests.visit({ finds: withoutWebGl });
  // Nothing that is analysed in a moment: it must not be over before it is held. At a table of five
  // every position is played to its end many times.
  await keepPlayed(page, "izakaya", { record: "five-towers", seat: 1 });
  await page.goto("/analysis/alone/played");
  // Before anything is known there is nothing to keep.
  await page
    .getByText(/^Analysing… [1-9]/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Stop" }).click();
  await page
    .getByText(/^Stopped at \d+%\.$/)
    .first()
    .waitFor();
  await page.reload();
  await page
    .getByText(/^Stopped at/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Go on" }).click();
  await page
    .getByText(/^Analysing…/)
    .first()
    .waitFor();
});

test("every match that is over leads to its analysis; one that runs does not", async ({
  guests,
}) => {
  const page = await guests.visit();
  await resumeAt(page, "king-of-tokyo", { record: "four-greedy", lines: 80, seat: 3 });
  await ending(page).waitFor({ timeout: 60_000 });
  await ending(page).getByRole("link", { name: "Analyse" }).click();
  await page.getByRole("heading", { name: "Analysis: King of Tokyo" }).waitFor();
  await page.getByRole("link", { name: "Replay" }).click();
  await page.getByRole("heading", { name: "Replay: King of Tokyo" }).waitFor();
  await page.getByRole("link", { name: "Analyse" }).waitFor();

  const early = await guests.visit();
  await resumeAt(early, "king-of-tokyo", { record: "two-greedy", lines: 8, seat: 0 });
  await new Player(early, KING, TRAY).look();
  await early.goto("/analysis/alone/resumed");
  await early.getByText("This match isn’t over yet.").waitFor();
});

test("on a phone nothing is too wide, and who chooses is led to the table", async ({ guests }) => {
  const page = await guests.visit({ phone: true });
  await analyse(page);
  await takesCare(page, "an analysis on a phone");
  await fitsSmallest(page, "an analysis on a phone");
  await decisions(page).locator(".list button").last().tap();
  await expect.poll(async () => (await decision(page).boundingBox())?.y ?? 9_999).toBeLessThan(400);
});

test("an analysis takes care of everybody, on a desk", async ({ guests }) => {
  const page = await guests.visit();
  await analyse(page);
  await takesCare(page, "an analysis");
});

test("a coach gives a hint, the move and the reason; the result tells how often", async ({
  guests,
}) => {
  const page = await guests.visit();
  await resumeAt(page, "king-of-tokyo", { record: "two-greedy", lines: 20, seat: 0 });
  const player = new Player(page, KING, TRAY);
  await player.look();
  await page.getByRole("button", { name: "Ask the coach" }).click();
  await page.getByText("A hint", { exact: true }).waitFor({ timeout: 60_000 });
  await page.getByRole("button", { name: "Show me the move" }).click();
  await page.getByText("The move", { exact: true }).waitFor({ timeout: 60_000 });
  await page.getByRole("button", { name: "Say why" }).click();
  await page.getByText("The reason", { exact: true }).waitFor({ timeout: 60_000 });
  await takesCare(page, "a table with a coach");
  await page.getByRole("button", { name: "Play it" }).click();
  await page.getByText("The move", { exact: true }).waitFor({ state: "detached" });
  await player.playOut();
  const told = "The coach helped with 1 decision and showed 1 move.";
  await ending(page).getByText(told).waitFor();
  await page.reload();
  await ending(page).getByText(told).waitFor();
});

test("nobody is coached where other people play", async ({ guests }) => {
  const pages = [await guests.visit(), await guests.visit()];
  await seatAll({ game: "king-of-tokyo" }, pages);
  for (const page of pages) {
    await page.getByRole("region", { name: "Dice and decisions" }).waitFor();
    expect(await page.getByRole("button", { name: "Ask the coach" }).count()).toBe(0);
  }
});
