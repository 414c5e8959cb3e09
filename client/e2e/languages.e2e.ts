/** Every kind of page in the other languages, on a desk and on a phone: axe, width, sizes, words. */

import { describe } from "vitest";
import { fitsSmallest, takesCare } from "./care.ts";
import { plainly } from "./highway.ts";
import { Learner } from "./learner.ts";
import { gamesOn } from "./sights.ts";
import { expect, test } from "./test.ts";

const TONGUES = [
  { language: "fr", phone: false },
  { language: "fr", phone: true },
  { language: "ja", phone: false },
  { language: "ja", phone: true },
] as const;

describe.each(TONGUES)("$language, on a phone: $phone", ({ language, phone }) => {
  test("pages to read and to choose", async ({ guests }) => {
    const page = await guests.visit({ language, phone });
    const games = await gamesOn(page);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    await takesCare(page, "home");
    if (phone) await fitsSmallest(page, "home");
    for (const { id } of games) {
      for (const at of [`/play/${id}`, `/rules/${id}`]) {
        await page.goto(at);
        const level = at.startsWith("/play/") ? 1 : 2;
        await page.getByRole("heading", { level }).first().waitFor();
        await takesCare(page, at);
        if (phone) await fitsSmallest(page, at);
      }
    }
    for (const at of ["/privacy", "/settings"]) {
      await page.goto(at);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await takesCare(page, at);
      if (phone) await fitsSmallest(page, at);
    }
  });

  test("tables, with their lessons", async ({ guests }) => {
    const page = await guests.visit({ language, phone, finds: plainly });
    for (const { id } of await gamesOn(page)) {
      await page.goto(`/learn/${id}`);
      await new Learner(page, "click").said();
      await takesCare(page, `lesson of ${id}`);
    }
  });
});
