/** The first page: friends are one click away, and what waits for you comes first. */

import type { Page } from "playwright-core";
import { DESK, PHONE } from "./browser.ts";
import { fitsSmallest, takesCare } from "./care.ts";
import { seatAll } from "./lobby.ts";
import { expect, test } from "./test.ts";

/** Counts real clicks from now on, for as long as the page is not reloaded. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset["clicks"] = "0";
    const count = () => (dataset["clicks"] = String(Number(dataset["clicks"]) + 1));
    document.addEventListener("click", count, { capture: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset["clicks"]));
}

for (const phone of [false, true]) {
  test(`friends are one click away, and their link two (${phone ? "phone" : "desk"})`, async ({
    guests,
  }) => {
    const page = await guests.visit({ phone });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const how = page.getByRole("heading", { name: "Play with friends" });
    const friends = page.getByRole("button", { name: "Play King of Tokyo with friends" });
    // A desk has room to say how; on a phone the first game itself is enough.
    for (const seen of phone ? [friends] : [friends, how]) {
      const place = await seen.boundingBox();
      const end = (place?.y ?? Infinity) + (place?.height ?? 0);
      expect(end, "in sight at once").toBeLessThan((phone ? PHONE : DESK).height);
    }
    const clicks = await countClicks(page);
    await friends.click();
    await page.waitForURL(/\/table\//);
    expect(await clicks()).toBe(1);
    await page.getByRole("button", { name: "Copy the link for friends" }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    expect(await clicks()).toBe(2);
    const friend = await guests.visit({ at: page.url() });
    await friend.getByRole("button", { name: "Sit here" }).first().waitFor();
  });
}

test("matches that wait for you come first, then the others, then the games", async ({
  guests,
}) => {
  const [page, other] = [await guests.visit(), await guests.visit()] as const;
  const start = { game: "tokyo-dangan", setup: { start: "seat-0" } };
  const mine = await seatAll(start, [page, other]);
  const theirs = await seatAll(start, [other, page]);
  await page.goto("/");
  const running = page.getByRole("region", { name: "Your matches" });
  const rows = running.getByRole("listitem");
  await rows.nth(1).waitFor();
  const href = (row: number) => rows.nth(row).getByRole("link").getAttribute("href");
  expect([await href(0), await href(1)]).toEqual([`/table/${mine}`, `/table/${theirs}`]);
  expect(await rows.nth(0).getByText("Your turn").count()).toBe(1);
  expect(await rows.nth(1).getByText("Your turn").count()).toBe(0);
  const [above, below] = [
    await running.boundingBox(),
    await page.locator("article").first().boundingBox(),
  ];
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
});

for (const phone of [false, true]) {
  test(`games that do not fit step back (${phone ? "phone" : "desk"})`, async ({ guests }) => {
    const page = await guests.visit({ phone });
    const boxes = page.getByRole("article").getByRole("heading", { level: 2 });
    await boxes.first().waitFor();
    const all = await boxes.allTextContents();
    const players = page.getByRole("group", { name: "Players" });
    const place = () => players.boundingBox();
    const before = await place();
    await players.getByRole("radio", { name: "5", exact: true }).check();
    await page.getByText("3 of 5 games fit").waitFor();
    // By keys: one to the right of what is chosen.
    await page.getByRole("group", { name: "Time" }).getByRole("radio", { name: "Any" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.getByText("2 of 5 games fit").waitFor();
    expect(await place(), "nothing moves under the pointer").toEqual(before);
    const chosen = await boxes.allTextContents();
    expect(chosen.slice(0, 2)).toEqual(["King of Tokyo", "Tokyo Jutaku"]);
    expect([...chosen].sort()).toEqual([...all].sort());
    await takesCare(page, "home with a wish");
    await fitsSmallest(page, "home with a wish");
    await page.reload();
    await page.getByText("2 of 5 games fit").waitFor();
    expect(await boxes.allTextContents()).toEqual(chosen);
    const last = page.getByRole("article").last();
    await last.getByText("2–5 players").waitFor();
    await last.getByText("(doesn’t fit)").waitFor({ state: "attached" });
    await last.getByRole("button", { name: /against bots now/ }).click();
    await page.waitForURL(/\/alone\/izakaya\//);
  });
}

test("a lesson comes first for people who have not played the game here", async ({ guests }) => {
  const page = await guests.visit();
  const box = page.getByRole("article").filter({ hasText: "King of Tokyo" });
  const learn = page.getByRole("link", { name: "Learn King of Tokyo in 2 minutes" });
  await learn.waitFor();
  expect(await learn.getAttribute("href")).toBe("/learn/king-of-tokyo");
  const deeds = box.locator(".deeds > *");
  expect(await deeds.first().textContent()).toContain("Learn");
  await takesCare(page, "home with lessons");
  await page.goto("/play/king-of-tokyo");
  await page.getByText("New to King of Tokyo?").waitFor();
  await learn.waitFor();
  await takesCare(page, "new match with a lesson");
  await page.evaluate(() => localStorage.setItem("tokyo-played-king-of-tokyo", "yes"));
  await page.reload();
  await learn.waitFor();
  expect(await page.getByText("New to King of Tokyo?").count()).toBe(0);
  await page.goto("/");
  await learn.waitFor();
  expect(await deeds.first().textContent()).toContain("Play now");
});
