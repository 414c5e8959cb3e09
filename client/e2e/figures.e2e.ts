/** What players play with: chosen and named before the match, seen by everybody. */

import type { Page } from "playwright-core";
import { violations } from "./axe.ts";
import { sitDown } from "./lobby.ts";
import { expect, test } from "./test.ts";

const picker = (page: Page) => page.getByRole("group", { name: "Your monster" });
const kind = (page: Page, name: string) => picker(page).getByRole("radio", { name });

/** Names what was chosen, as somebody does who then goes on. */
async function call(page: Page, name: string): Promise<void> {
  await picker(page).getByLabel("Its name").fill(name);
  await page.keyboard.press("Tab");
}

test("a monster chosen and named is seen by the other browser", async ({ guests }) => {
  const host = await guests.visit({ at: "/play/king-of-tokyo" });
  await host.getByRole("radio", { name: "With friends" }).check();
  await host.getByRole("radio", { name: "3", exact: true }).check();
  await host.getByRole("button", { name: "Play with friends" }).click();
  await host.waitForURL(/\/table\//);
  const friend = await guests.visit({ at: host.url(), phone: true });
  await sitDown(friend, "Mika");

  await kind(host, "Dragon").check();
  await call(host, "Fafnir");
  const seats = friend.getByRole("list", { name: "Players" });
  const first = seats.getByRole("listitem").first();
  await first.getByText("Fafnir").waitFor();
  await first.locator('[data-figure="dragon"]').waitFor();
  // Nobody else can have it, and the player who wanted it is told why.
  expect(await kind(friend, "Dragon").isDisabled()).toBe(true);
  await kind(friend, "Ape").check();
  await host.locator('li [data-figure="ape"]').waitFor();
  expect(await violations(host)).toEqual([]);
  expect(await violations(friend)).toEqual([]);

  await host.getByRole("button", { name: /^Add a bot/ }).click();
  await host.getByRole("button", { name: "Start" }).click();
  for (const page of [host, friend]) {
    const plate = page.getByRole("group", { name: /^Fafnir \(/ });
    await plate.locator('[data-figure="dragon"]').waitFor();
    await page.locator('[data-figure="ape"]').first().waitFor();
    expect(await page.locator('[data-figure="dragon"]').count()).toBe(1);
  }
});

test("a monster for a match against bots is remembered for the next", async ({ guests }) => {
  const page = await guests.visit({ at: "/play/king-of-tokyo" });
  await kind(page, "Rabbit").check();
  await call(page, "Usagi");
  await page.getByRole("button", { name: "Play against bots" }).click();
  const plate = page.getByRole("group", { name: /^Usagi \(/ });
  await plate.locator('[data-figure="rabbit"]').waitFor();
  // Bots have the others, each another one.
  const seen = page.locator(".plate [data-figure]");
  await expect.poll(() => seen.count()).toBe(3);
  const kinds = await seen.evaluateAll((all) => all.map((one) => one.dataset["figure"]));
  expect(new Set(kinds).size).toBe(3);
  await page.goto("/play/king-of-tokyo");
  expect(await kind(page, "Rabbit").isChecked()).toBe(true);
  expect(await picker(page).getByLabel("Its name").inputValue()).toBe("Usagi");
});
