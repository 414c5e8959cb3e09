/** Several at one table of King of Tokyo: who has to act, and what they saw happen. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { Player } from "./play.ts";

/** The guest who has to choose first, and the others. */
export async function whoActs(players: readonly Player[]): Promise<[Player, ...Player[]]> {
  const looks = players.map(async (player) => {
    await player.look();
    return player;
  });
  // The others look in vain, and may be gone before they have seen anything.
  for (const look of looks) look.catch(() => null);
  const first = await Promise.race(looks);
  return [first, ...players.filter((player) => player !== first)];
}

/** How many lines of the log say this. */
export function linesOf(page: Page, text: RegExp): Promise<number> {
  const log = page.getByRole("list", { name: "Match log" });
  return log.getByRole("listitem").filter({ hasText: text }).count();
}

/** Waits until the connection is said to be so. */
export async function reaches(page: Page, text: "Connected" | "Connection lost"): Promise<void> {
  await page.getByRole("status").getByText(text, { exact: true }).waitFor({ timeout: 20_000 });
}

/** Marks a page, to know later that it was never reloaded. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
}

export async function expectSame(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.hasAttribute("data-same"))).toBe(true);
}
