/** A way to every page that there is, each with what tells that it is ready. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Guests } from "./browser.ts";
import { Traveller } from "./dangan.ts";
import { Architect } from "./highway.ts";
import { Builder } from "./jutaku.ts";
import { Regular } from "./izakaya.ts";
import { seatAll } from "./lobby.ts";
import { ending, Player, TRAY } from "./play.ts";
import { KING } from "./tastes.ts";

/** A box on the shelf. */
export interface Game {
  id: string;
  title: string;
}

/** Every game that stands on the shelf of the first page: a new one is seen here by itself. */
export async function gamesOn(page: Page): Promise<Game[]> {
  await page.goto("/");
  const boxes = page.getByRole("article").getByRole("heading", { level: 2 }).getByRole("link");
  await boxes.first().waitFor();
  const games = await boxes.evaluateAll((links) =>
    links.map((link) => ({
      id: link.getAttribute("href")?.replace("/play/", "") ?? "",
      title: link.textContent?.trim() ?? "",
    })),
  );
  expect(games.length, "games on the shelf").toBeGreaterThanOrEqual(5);
  return games;
}

/** Waits for a table in the middle of a match: something to press, or somebody else's turn. */
export async function atTable(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  const status = page.getByText(
    /^(Your turn|You can act now|.*’s turn|Waiting for .*|À .* de jouer|Vous pouvez agir|On attend .*)/,
  );
  await status.filter({ visible: true }).first().waitFor();
}

/** A match against bots that has just begun. */
export async function aloneAt(page: Page, { id, title }: Game): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: `Play ${title} against bots now` }).click();
  await atTable(page);
  if (id === "king-of-tokyo") await new Player(page, KING, TRAY).look();
  else if (id === "tokyo-dangan") await new Traveller(page).turn();
  else if (id === "tokyo-highway") await new Architect(page).turn();
  else if (id === "tokyo-jutaku") await new Builder(page).map.waitFor();
  else if (id === "izakaya") await new Regular(page).asked();
  else await page.getByRole("img", { name: `The table of ${title}` }).waitFor();
}

/** A match on the server that is over, seen by who played it. */
export async function overAt(guests: Guests, page: Page): Promise<string> {
  const other = await guests.visit();
  const key = await seatAll({ game: "tokyo-dangan", setup: { round_cap: 1 } }, [page, other]);
  await Promise.all([page, other].map((one) => new Traveller(one).playOut()));
  await ending(page).waitFor();
  return key;
}
