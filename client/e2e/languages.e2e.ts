/** Every kind of page in the other languages, on a desk and on a phone: axe, width, sizes, words. */

import type { Page } from "playwright-core";
import { describe } from "vitest";
import { fitsSmallest, takesCare } from "./care.ts";
import { decide } from "./decide.ts";
import { DEEP } from "./deep.ts";
import { plainly } from "./highway.ts";
import { Learner } from "./learner.ts";
import { saidIn } from "./lists.ts";
import { seatAll } from "./lobby.ts";
import { resumeAt, type Cut } from "./resume.ts";
import { gamesOn } from "./sights.ts";
import { expect, test } from "./test.ts";

/** French has the longest lines, and so is looked at where there is least room. */
const TONGUES = [
  { language: "fr", phone: true },
  { language: "ja", phone: false },
  ...(DEEP
    ? ([
        { language: "fr", phone: false },
        { language: "ja", phone: true },
      ] as const)
    : []),
] as const;

/** A decision in the middle of a match of each game, and what shows that the table is ready. */
const MIDDLES: Readonly<Record<string, Cut & { ready: string }>> = {
  "king-of-tokyo": { record: "four-greedy", lines: 10, seat: 3, ready: ".market .buy" },
  "tokyo-dangan": { record: "two-hard", lines: 60, seat: 0, ready: '[data-point^="tile-"]' },
  "tokyo-highway": { record: "two-normal", lines: 4, seat: 0, ready: '[data-grip^="base-"]' },
  "tokyo-jutaku": { record: "beats", lines: 24, seat: 0, ready: ".scene-prompt .row button" },
  izakaya: { record: "two-greedy", lines: 2, seat: 1, ready: '[data-point^="colour-"]' },
};

/** Goes on with a match in its middle, and waits for the table. */
async function middleOf(page: Page, game: string): Promise<void> {
  const middle = MIDDLES[game];
  if (middle === undefined) throw new Error(`no match of ${game} is to be looked at`);
  const { ready, ...cut } = middle;
  await resumeAt(page, game, cut);
  await page.locator(ready).filter({ visible: true }).first().waitFor();
}

/** Over a page and over a scene; deep tests look at all of them, and learn.e2e.ts reads them. */
const TAUGHT = DEEP ? Object.keys(MIDDLES) : ["king-of-tokyo", "tokyo-highway"];

describe.each(TONGUES)("$language, on a phone: $phone", ({ language, phone }) => {
  const word = (key: string) => saidIn(language, key);
  const button = (page: Page, key: string) =>
    page.getByRole("button", { name: word(key), exact: true }).first();

  async function check(page: Page, where: string): Promise<void> {
    await takesCare(page, where);
    if (phone) await fitsSmallest(page, where);
  }

  test("pages to read and to choose", async ({ guests }) => {
    const page = await guests.visit({ language, phone });
    const games = await gamesOn(page);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    await check(page, "home");
    // Guides and clauses are read in rules.e2e.ts.
    const rest = ["/privacy", "/settings", "/solo/tokyo-dangan", "/solo/tokyo-jutaku"];
    for (const at of [...games.map(({ id }) => `/play/${id}`), ...rest]) {
      await page.goto(at);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await check(page, at);
    }
    await page.goto("/me");
    await button(page, "other-device-make").click();
    await page.getByRole("img", { name: word("qr-of") }).waitFor();
    await check(page, "/me");
  });

  test("tables in the middle of a match", async ({ guests }) => {
    const page = await guests.visit({ language, phone, finds: plainly });
    for (const { id } of await gamesOn(page)) {
      await middleOf(page, id);
      await check(page, `middle of ${id}`);
    }
  });

  test("menu and settings at a table", async ({ guests }) => {
    const page = await guests.visit({ language, phone, finds: plainly });
    await middleOf(page, "king-of-tokyo");
    await button(page, "menu").click();
    const menu = page.getByRole("dialog", { name: word("menu") });
    await menu.waitFor();
    await check(page, "menu");
    await menu.getByRole("button", { name: word("settings") }).click();
    await page.getByRole("dialog", { name: word("settings") }).waitFor();
    await check(page, "settings at a table");
  });

  test.for(TAUGHT)("the card of a lesson: %s", async (id, { guests }) => {
    const page = await guests.visit({ language, phone, finds: plainly, at: `/learn/${id}` });
    await new Learner(page, "click").said();
    await check(page, `lesson of ${id}`);
  });

  test("one device, and the end of a match: result, replay, dice", async ({ guests }) => {
    const page = await guests.visit({ language, phone, at: "/play/tokyo-dangan" });
    await page.getByRole("radio", { name: word("with-device") }).check({ force: true });
    await button(page, "device-play").waitFor();
    await check(page, "new on one device");
    await button(page, "device-play").click();
    await page.locator(".curtain button").first().waitFor();
    await check(page, "curtain");

    // People who share a device need not be known to the server.
    await page.goto("/");
    const setup = { round_cap: 1 };
    const key = await seatAll({ game: "tokyo-dangan", setup, bots: ["random"] }, [page]);
    expect((await decide(page, key, Infinity, language)).over).toBe(true);
    await page
      .getByRole("link", { name: word("replay"), exact: true })
      .first()
      .waitFor();
    await check(page, "over");
    await page.goto(`/replay/${key}`);
    await page.getByText(/^0 \/ \d+$/).waitFor();
    await check(page, "replay");
    await page.goto(`/verify/${key}`);
    await page.getByText(word("verify-good")).waitFor();
    await check(page, "verify");
    await page.goto("/me");
    await page.getByRole("table").first().waitFor();
    await check(page, "/me after a match");
  });
});
