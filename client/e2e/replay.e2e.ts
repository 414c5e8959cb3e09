/** Replays from a link, through any eyes; and whether the dice were honest. */

import type { Page } from "playwright-core";
import type { Guests } from "./browser.ts";
import { Traveller } from "./dangan.ts";
import { seatAll } from "./lobby.ts";
import { ending, Player, TRAY } from "./play.ts";
import { KING } from "./tastes.ts";
import { expect, test } from "./test.ts";

/** A game of Tokyo Dangan that is soon over: its destinations are secret, so eyes matter. */
async function played(guests: Guests): Promise<{ pages: [Page, Page]; key: string }> {
  const pages: [Page, Page] = [await guests.visit(), await guests.visit()];
  const key = await seatAll({ game: "tokyo-dangan", setup: { round_cap: 1 } }, pages);
  await Promise.all(pages.map((page) => new Traveller(page).playOut()));
  return { pages, key };
}

/** The destinations that are shown as somebody's own. */
const goals = (page: Page) => page.getByRole("button", { name: /your destination/ }).count();

test("a replay from a link: a seat's view, a watcher's, all-seeing", async ({ guests }) => {
  const { pages, key } = await played(guests);
  const [host] = pages;
  await ending(host).getByRole("link", { name: "Replay" }).click();
  await host.getByRole("heading", { name: "Replay: Tokyo Dangan" }).waitFor();
  expect(await goals(host)).toBe(5);

  // Whoever follows the link later has no seat: nothing secret is shown until it is asked for.
  const reader = await guests.visit({ at: `/replay/${key}` });
  await reader.getByRole("heading", { name: "Replay: Tokyo Dangan" }).waitFor();
  const eyes = reader.getByLabel("Seen by");
  expect(await eyes.inputValue()).toBe("public");
  expect(await goals(reader)).toBe(0);
  await eyes.selectOption("1");
  await expect.poll(() => goals(reader)).toBe(5);
  await eyes.selectOption("all");
  await expect.poll(() => goals(reader)).toBe(5);

  // The address says what is shown: step and eyes.
  await eyes.selectOption("0");
  await reader.waitForURL(/as=0/);
  const friend = await guests.visit({ at: reader.url() });
  await expect.poll(() => goals(friend)).toBe(5);
  expect(await friend.getByLabel("Seen by").inputValue()).toBe("0");
});
