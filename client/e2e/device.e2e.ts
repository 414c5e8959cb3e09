/** Several people on one device: turns, the curtain between them, and what it hides. */

import type { Page } from "playwright-core";
import { violations } from "./axe.ts";
import { Traveller } from "./dangan.ts";
import { Regular } from "./izakaya.ts";
import { Player, TRAY, verdict } from "./play.ts";
import { curtain, share, take } from "./sharing.ts";
import { KING } from "./tastes.ts";
import { expect, test } from "./test.ts";

/** Everything that the page says, to eyes and to ears. */
function said(page: Page): Promise<string> {
  return page.evaluate(() => {
    const named = [...document.querySelectorAll("[aria-label], [title], [aria-valuetext]")];
    const names = ["aria-label", "title", "aria-valuetext"];
    const labels = named.flatMap((one) => names.map((name) => one.getAttribute(name) ?? ""));
    return [document.body.textContent, ...labels].join("\n");
  });
}

test("Izakaya: two people bid behind the curtain, and nobody sees the other’s bid", async ({
  guests,
}) => {
  const page = await guests.visit();
  await share(page, "izakaya");
  const regular = new Regular(page);
  await take(page, "Aki");
  expect(await regular.asked()).toBe("bid");
  await regular.bid(300);

  // Somebody else opens the page meanwhile: the curtain is still there.
  await curtain(page, "Ben").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await take(page, "Ben");
  expect(await regular.asked()).toBe("bid");
  const seen = await said(page);
  expect(seen).toContain("Aki");
  expect(seen).not.toMatch(/Aki[^\n]{0,40}300/);
  await page.getByRole("button", { name: "Match log" }).click();
  const log = page.getByRole("list", { name: "Match log" });
  await log.getByText(/Aki/).first().waitFor();
  expect(await log.textContent()).not.toContain("300");
  await page.keyboard.press("l");

  // Ben bids least, so Aki begins: with all bids open, without a curtain.
  await regular.bid(0);
  await page.getByRole("status").getByText("Aki’s turn").waitFor();
  expect(await regular.asked()).toBe("act");
  expect(await said(page)).toContain("300");
});

test("King of Tokyo is passed on without a curtain, to the end", async ({ guests }) => {
  const page = await guests.visit();
  await share(page, "king-of-tokyo", 3);
  await page.evaluate(() => {
    // Every hand-over that is said, as it is said.
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => {
      const told = document.querySelector(".over[role=status]")?.textContent?.trim() ?? "";
      if (told !== "" && told !== heard.at(-1)) heard.push(told);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await new Player(page, KING, TRAY).playOut();
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(new Set(heard)).toEqual(new Set(["Aki’s turn", "Ben’s turn"]));
  // The end belongs to everybody.
  expect(await verdict(page)).toMatch(/(Aki|Ben|wins|share|Nobody)/);
  expect(await verdict(page)).not.toContain("You");
  await page.getByRole("button", { name: "Rematch" }).click();
  await page.waitForURL(/\/device\/king-of-tokyo\//);
  await new Player(page, KING, TRAY).look();
});

test("Tokyo Dangan on a phone: a curtain before every turn", async ({ guests }) => {
  const page = await guests.visit({ phone: true, dark: true });
  await share(page, "tokyo-dangan");
  const traveller = new Traveller(page, "tap");
  const begins = curtain(page, "Aki").or(curtain(page, "Ben")).getByRole("heading");
  const first = (await begins.textContent())?.includes("Aki") ? "Aki" : "Ben";
  const second = first === "Aki" ? "Ben" : "Aki";
  for (const name of [first, second, first]) {
    await curtain(page, name).waitFor({ timeout: 60_000 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    expect(await violations(page)).toEqual([]);
    await take(page, name, "tap");
    await traveller.turn();
    await traveller.lay();
    await traveller.endTurn.tap();
  }
});

test("Tokyo Jutaku is shared in beats, because a race leaves no time for turns", async ({
  guests,
}) => {
  const page = await guests.visit();
  await page.goto("/play/tokyo-jutaku");
  await page.getByRole("radio", { name: "On one device" }).check({ force: true });
  await page.getByText(/runs in real time/).waitFor();
  await page.getByRole("button", { name: /^Use “/ }).click();
  await page.getByText(/runs in real time/).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Start on this device" }).click();
  await page.waitForURL(/\/device\/tokyo-jutaku\//);
});
