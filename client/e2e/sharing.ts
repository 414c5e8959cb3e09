/** Several people on one device: a match is opened, and goes from hand to hand. */

import type { Locator, Page } from "playwright-core";
import type { Touch } from "./play.ts";
import { expect } from "./test.ts";

/** Opens a match between Aki and Ben on this device, with this many players altogether. */
export async function share(page: Page, game: string, players = 2): Promise<void> {
  await page.goto(`/play/${game}`);
  await page.getByRole("radio", { name: "On one device" }).check({ force: true });
  const counts = page.getByRole("group", { name: "Players", exact: true });
  await counts.getByRole("radio", { name: String(players), exact: true }).check({ force: true });
  await page.getByLabel("Name of the orange player").fill("Aki");
  await page.getByLabel("Name of the blue player").fill("Ben");
  await page.getByRole("button", { name: "Start on this device" }).click();
}

export const curtain = (page: Page, name: string): Locator =>
  page.getByRole("region", { name: `${name}’s turn` });

/** Waits for the curtain before somebody, looks that there is nothing else, and draws it aside. */
export async function take(page: Page, name: string, touch: Touch = "click"): Promise<void> {
  await curtain(page, name).waitFor({ timeout: 60_000 });
  await nothingElse(page);
  await page.getByRole("button", { name: `I’m ${name}: show my table` })[touch]();
  await curtain(page, name).waitFor({ state: "detached" });
}

/** Nothing of the table is there behind the curtain: not seen, not heard, not drawn. */
export async function nothingElse(page: Page): Promise<void> {
  expect(await page.locator("canvas").count(), "scenes").toBe(0);
  const rest = await page.evaluate(() => {
    const main = document.querySelector("main")?.cloneNode(true) as HTMLElement;
    main.querySelector(".curtain")?.remove();
    return main.textContent?.trim() ?? "";
  });
  expect(rest).toBe("");
}
