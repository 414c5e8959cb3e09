/** A way to every page that there is, each with what tells that it is ready. */

import type { Page } from "playwright-core";
import type { Guests } from "./browser.ts";
import { Traveller } from "./dangan.ts";
import { seatAll } from "./lobby.ts";
import { ending, Player, TRAY } from "./play.ts";
import { KING } from "./tastes.ts";

export const TITLES = {
  "king-of-tokyo": "King of Tokyo",
  "tokyo-dangan": "Tokyo Dangan",
  "tokyo-highway": "Tokyo Highway",
  "tokyo-jutaku": "Tokyo Jutaku",
  izakaya: "Izakaya",
} as const;
export type Game = keyof typeof TITLES;
export const GAMES = Object.keys(TITLES) as Game[];

/** Waits for a table in the middle of a match: something to press, or somebody else's turn. */
export async function atTable(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  const status = page.getByText(/^(Your turn|You may act|.* (is|are) to act|À vous|C’est .*)/);
  await status.filter({ visible: true }).first().waitFor();
}

/** A match against bots that has just begun. */
export async function aloneAt(page: Page, game: Game): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: `Play ${TITLES[game]} against bots now` }).click();
  await atTable(page);
  if (game === "king-of-tokyo") await new Player(page, KING, TRAY).look();
  else if (game === "tokyo-dangan") await new Traveller(page).turn();
  else await page.getByRole("img", { name: `The table of ${TITLES[game]}` }).waitFor();
}

/** A match on the server that is over, seen by who played it. */
export async function overAt(guests: Guests, page: Page): Promise<string> {
  const other = await guests.visit();
  const key = await seatAll({ game: "tokyo-dangan", setup: { round_cap: 1 } }, [page, other]);
  await Promise.all([page, other].map((one) => new Traveller(one).playOut()));
  await ending(page).waitFor();
  return key;
}
