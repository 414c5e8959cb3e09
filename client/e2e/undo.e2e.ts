/** Taking back: freely as long as nothing hidden was shown, else with the others' consent. */

import { linesOf, whoActs } from "./company.ts";
import { Traveller } from "./dangan.ts";
import { seatAll } from "./lobby.ts";
import { Player, TRAY } from "./play.ts";
import { KING } from "./tastes.ts";
import { expect, test } from "./test.ts";
import type { Guests } from "./browser.ts";

test("an own action is taken back at once", async ({ guests }) => {
  const pages = [await guests.visit(), await guests.visit()] as const;
  await seatAll({ game: "tokyo-dangan", setup: { start: "seat-0" } }, [...pages]);
  const [page, other] = pages;
  const traveller = new Traveller(page);
  expect(await traveller.turn()).toBe(true);
  await traveller.lay();
  await page.getByRole("img", { name: "2 actions left" }).waitFor();
  await other.getByRole("img", { name: "2 actions left" }).waitFor();
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await page.getByRole("img", { name: "3 actions left" }).waitFor();
  await other.getByRole("img", { name: "3 actions left" }).waitFor();
  expect(await page.getByRole("group", { name: "Your tiles" }).getByRole("button").count()).toBe(2);
});

/** Somebody keeps dice that may not be taken back freely, and asks. */
async function ask(guests: Guests) {
  const pages = [await guests.visit(), await guests.visit()];
  await seatAll({ game: "king-of-tokyo" }, pages);
  const [actor, other] = await whoActs(pages.map((page) => new Player(page, KING, TRAY)));
  if (other === undefined) throw new Error("two sit here");
  await actor.page.getByRole("button", { name: /^Roll 6 dice/ }).click();
  await actor.page.getByText("1 reroll left").waitFor();
  await actor.page.getByRole("button", { name: "Ask to undo" }).click();
  await actor.page.getByText(/^Undo requested/).waitFor();
  const question = other.page.getByRole("alertdialog", { name: /wants to undo a move/ });
  return { actor: actor.page, question };
}

test("a roll is taken back if the other one lets it", async ({ guests }) => {
  const { actor, question } = await ask(guests);
  await question.getByRole("button", { name: "Allow" }).click();
  await actor.getByText("2 rerolls left").waitFor();
  await question.waitFor({ state: "detached" });
});

test("and is not if the other one says no", async ({ guests }) => {
  const { actor, question } = await ask(guests);
  await question.getByRole("button", { name: "No", exact: true }).click();
  await actor.getByText(/^Undo requested/).waitFor({ state: "detached" });
  expect(await actor.getByText("1 reroll left").count()).toBe(1);
});

test("against bots a roll stays rolled, and the page says why", async ({ guests }) => {
  const page = await guests.visit();
  await page.getByRole("button", { name: "Play King of Tokyo against bots now" }).click();
  await whoActs([new Player(page, KING, TRAY)]);
  await page.getByRole("button", { name: /^Roll 6 dice/ }).click();
  await page.getByText("1 reroll left").waitFor();
  // It is disabled for those who cannot see why; pressed all the same, it tells.
  await page.getByRole("button", { name: "Undo", exact: true }).click({ force: true });
  await page
    .getByRole("status")
    .getByText(/^You can’t undo this/)
    .waitFor();
  expect(await page.getByText("1 reroll left").count()).toBe(1);
});

test("in practice everything can be taken back, and the log tells it in one line", async ({
  guests,
}) => {
  const page = await guests.visit();
  await page.goto("/play/king-of-tokyo");
  await page.getByRole("checkbox", { name: /^Practice/ }).check();
  await page.getByRole("button", { name: "Play against bots" }).click();
  await whoActs([new Player(page, KING, TRAY)]);
  await page.getByRole("button", { name: /^Roll 6 dice/ }).click();
  await page.getByText("1 reroll left").waitFor();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByText("2 rerolls left").waitFor();
  expect(await linesOf(page, /took back:/)).toBe(1);
  expect(await page.getByRole("heading", { level: 1 }).getByText("Practice").count()).toBe(1);
});
