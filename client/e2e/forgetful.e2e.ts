/** Browsers that keep nothing: where storage is forbidden, or full. */

import type { Page } from "playwright-core";
import { withoutWebGl } from "./browser.ts";
import { ownName } from "./play.ts";
import { test } from "./test.ts";

/** Runs in the page: as where cookies and site data are blocked. */
function forbidden(): void {
  const get = (): never => {
    throw new DOMException("the test forbids it", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, { get });
}

/** Runs in the page: as where nothing more goes in. */
function full(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException("the test says so", "QuotaExceededError");
  };
}

/** King of Tokyo keeps habits of its own, besides what the shell keeps. */
async function rollOnce(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Play King of Tokyo against bots now" }).click();
  await page.getByRole("button", { name: /^Roll 6 dice/, disabled: false }).click();
  await page.getByText("1 reroll left").waitFor();
}

/** Izakaya is played on the plain table, for want of 3D: whatever fails here is the shell's. */
async function bidOnce(page: Page): Promise<void> {
  await page.evaluate(withoutWebGl);
  await page.getByRole("button", { name: "Play Izakaya against bots now" }).click();
  await page.getByRole("button", { name: /^Bid /, disabled: false }).first().click();
  const bid = new RegExp(`^${await ownName(page)} bid \\d+ yen$`);
  await page.getByRole("list", { name: "Match log" }).getByText(bid).waitFor();
}

for (const finds of [forbidden, full]) {
  test(`a match on the plain table, storage ${finds.name}`, async ({ guests }) => {
    await bidOnce(await guests.visit({ finds }));
  });

  test(`a match on a game's own table, storage ${finds.name}`, async ({ guests }) => {
    await rollOnce(await guests.visit({ finds }));
  });
}
