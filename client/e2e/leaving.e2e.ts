/** A match is paused, ended without a result, or goes on with somebody new. */

import type { Page } from "playwright-core";
import { seatAll } from "./lobby.ts";
import { TRAY } from "./play.ts";
import { expect, test } from "./test.ts";

const tray = (page: Page) => page.getByRole("region", { name: TRAY });
const asked = (page: Page) => page.getByRole("alertdialog");
const menu = (page: Page) => page.getByRole("button", { name: "Menu" }).click();

test("a pause by consent covers the table, outlives a crash and ends by consent", async ({
  guests,
  house,
}) => {
  const pages = [await guests.visit(), await guests.visit({ phone: true })] as const;
  const clock = { "per-move": { seconds: 600 } };
  await seatAll({ game: "king-of-tokyo", clock }, [...pages]);
  const [page, other] = pages;
  await tray(page).waitFor();
  await menu(page);
  await page.getByRole("combobox", { name: "Length of the pause" }).selectOption("1 hour");
  await page.getByRole("button", { name: "Ask for a pause" }).click();
  await page.getByText(/^You asked for a pause/).waitFor();
  await asked(other)
    .getByText(/asks for a pause of an hour/)
    .waitFor();
  await asked(other).getByRole("button", { name: "Agree" }).click();
  for (const each of pages) {
    await each.getByRole("heading", { name: "Paused" }).waitFor();
    await tray(each).waitFor({ state: "detached" });
  }
  await page.getByRole("list", { name: "Match log" }).getByText("The match is paused").waitFor();
  // Both know of each other, no matter who came first.
  expect(await page.getByText("away", { exact: true }).count()).toBe(0);
  guests.expectTrouble(/WebSocket connection to .* failed|net::ERR_CONNECTION_REFUSED/);
  await house.kill();
  await house.start();
  await page.reload();
  await page.getByRole("heading", { name: "Paused" }).waitFor();
  await page.getByText(/Play continues in 59:/).waitFor();
  await page.getByRole("button", { name: "Continue now" }).click();
  await asked(other)
    .getByText(/wants to continue now/)
    .waitFor({ timeout: 20_000 });
  await asked(other).getByRole("button", { name: "Agree" }).click();
  await Promise.all(pages.map((each) => tray(each).waitFor()));
});

test("a match that everybody wants to end has no result, on every page", async ({ guests }) => {
  const pages = [await guests.visit(), await guests.visit()] as const;
  const key = await seatAll({ game: "king-of-tokyo" }, [...pages]);
  const [page, other] = pages;
  await menu(page);
  await page.getByRole("button", { name: "End without a result…" }).click();
  await page.getByText(/if every player agrees/).waitFor();
  await page.getByRole("button", { name: "End without a result", exact: true }).click();
  await asked(other).getByRole("button", { name: "Decline" }).click();
  await page.getByText(/^You asked to end the match/).waitFor({ state: "detached" });
  expect(await page.getByRole("heading", { name: "Ended without a result" }).count()).toBe(0);
  await menu(other);
  await other.getByRole("button", { name: "End without a result…" }).click();
  await other.getByRole("button", { name: "End without a result", exact: true }).click();
  await asked(page).getByRole("button", { name: "Agree" }).click();
  const watcher = await guests.visit({ at: `/table/${key}` });
  for (const each of [...pages, watcher]) {
    await each.getByRole("heading", { name: "Ended without a result" }).waitFor();
    await each.getByText(/^Agreed by /).waitFor();
    expect(await each.getByText(/1st|You win|wins/).count()).toBe(0);
  }
  await watcher.goto(`/replay/${key}`);
  await watcher.getByRole("button", { name: "Go to end" }).click();
  await watcher.getByText("The match ends without a result").waitFor();
});

test("somebody new takes the seat of who gave up", async ({ guests }) => {
  const pages = [await guests.visit(), await guests.visit()] as const;
  const key = await seatAll({ game: "king-of-tokyo" }, [...pages]);
  const [host, quitter] = pages;
  const newcomer = await guests.visit({ at: `/table/${key}` });
  await newcomer.getByText("You are watching.").waitFor();
  await menu(quitter);
  await quitter.getByRole("button", { name: "Resign…" }).click();
  await quitter.getByText(/^You will lose the match/).waitFor();
  await quitter.getByRole("button", { name: "Resign", exact: true }).click();
  await quitter.getByText(/^You resigned/).waitFor();
  const offer = newcomer.getByRole("button", { name: /^Take over .* seat$/ });
  expect(await offer.count()).toBe(0);
  await menu(host);
  await host.getByRole("checkbox", { name: /^New players may take over seats/ }).check();
  await offer.click();
  await newcomer.getByText("You are watching.").waitFor({ state: "detached" });
  await newcomer.getByRole("list", { name: "Players" }).getByText("you", { exact: true }).waitFor();
  await quitter.getByText("You are watching.").waitFor();
  expect(await quitter.getByRole("button", { name: /^Take over/ }).count()).toBe(0);
});
