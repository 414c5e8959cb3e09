/** The rules in two layers: a guide with terms and pictures, and clauses that can be searched. */

import type { Page } from "playwright-core";
import { violations } from "./axe.ts";
import { fitsSmallest, takesCare } from "./care.ts";
import { gamesOn } from "./sights.ts";
import { expect, test } from "./test.ts";

/** Text too small to be read. */
const smallTexts = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>("main *")) {
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const size = parseFloat(getComputedStyle(element).fontSize);
      if (own && element.checkVisibility() && size < 11)
        found.add(`${size} px: ${element.tagName}`);
    }
    return [...found];
  });

/** Scrolls through the whole page, so that every picture is fetched; tells which were not. */
async function missingPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>("main img")];
    for (const picture of pictures) {
      picture.loading = "eager";
      await picture.decode().catch(() => undefined);
    }
    return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
  });
}

for (const language of ["en", "fr", "ja"] as const) {
  for (const phone of [false, true]) {
    test(`guides and clauses can be read: ${language}, ${phone ? "phone" : "desk"}`, async ({
      guests,
    }) => {
      const page = await guests.visit({ language, phone });
      for (const { id } of await gamesOn(page)) {
        for (const part of [id, `${id}/clauses`]) {
          await page.goto(`/rules/${part}`);
          await page.getByRole("heading", { level: 2 }).first().waitFor();
          expect(await missingPictures(page), part).toEqual([]);
          expect(await smallTexts(page), part).toEqual([]);
          await takesCare(page, `${part} in ${language}`);
          if (phone) await fitsSmallest(page, `${part} in ${language}`);
        }
      }
    });
  }
}

test("a term is explained to a mouse, to keys and to a finger", async ({ guests }) => {
  const page = await guests.visit({ at: "/rules/izakaya" });
  const term = page.getByRole("button", { name: "quarter", exact: true });
  const explained = page.getByRole("tooltip");
  await term.hover();
  await explained.getByText(/square of site cards/).waitFor();
  await page.keyboard.press("Escape");
  await explained.waitFor({ state: "hidden" });
  await page.mouse.move(0, 0);
  await term.focus();
  await explained.getByText(/square of site cards/).waitFor();
  expect(await term.getAttribute("aria-describedby")).toBe(await explained.getAttribute("id"));
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Tab");
  await explained.getByText(/wood that has not been built/).waitFor();
  // It stays by its term when the page scrolls, and goes with it.
  const low = (await explained.boundingBox())?.y ?? 0;
  await page.mouse.wheel(0, 60);
  await expect.poll(async () => (await explained.boundingBox())?.y).toBe(low - 60);
  await page.mouse.wheel(0, 4_000);
  await explained.waitFor({ state: "hidden" });
  await term.focus();
  await explained.waitFor();
  await page.keyboard.press("Escape");
  await explained.waitFor({ state: "hidden" });

  const small = await guests.visit({ at: "/rules/izakaya", language: "ja", phone: true });
  const word = small.getByRole("button", { name: "すき間", exact: true });
  await word.tap();
  const box = await small.getByRole("tooltip").boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 390).toBe(true);
  await word.tap();
  await small.getByRole("tooltip").waitFor({ state: "hidden" });
});

test("a guide leads to a clause, and back", async ({ guests }) => {
  const page = await guests.visit({ at: "/rules/king-of-tokyo" });
  await page.getByRole("link", { name: "rule 4.1", exact: true }).click();
  await page.locator("[id='4.1'].lit").waitFor();
  expect(page.url()).toMatch(/\/rules\/king-of-tokyo\/clauses#4\.1$/);
  await page.goBack();
  await page.getByRole("heading", { name: "How to play King of Tokyo" }).waitFor();
  // Links from before there were guides still lead to the clause.
  await page.goto("/rules/king-of-tokyo#4.6");
  await page.locator("[id='4.6'].lit").waitFor();
});

test("clauses are found by number and by words, with the keyboard alone", async ({ guests }) => {
  const page = await guests.visit({ at: "/rules/king-of-tokyo/clauses", language: "fr" });
  await page.getByRole("heading", { level: 2 }).first().waitFor();
  await page.keyboard.press("/");
  const field = page.getByRole("searchbox", { name: "Chercher dans les règles" });
  await page.keyboard.type("DEGATS baffe");
  await page.getByText(/règles? trouvées?$/).waitFor();
  expect(await page.locator("mark").first().textContent()).toMatch(/dégâts|baffe/i);
  expect(page.url()).toContain("?q=DEGATS+baffe");
  await page.keyboard.press("Enter");
  const first = page.locator("a.number").first();
  expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press("ArrowUp");
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.press("Escape");
  expect(await field.inputValue()).toBe("");
  await page.keyboard.type("4.6");
  await page.getByText(/règles? trouvées?$/).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.locator("[id='4.6'].lit").waitFor();
  expect(page.url()).toMatch(/clauses#4\.6$/);
  await page.goto("/rules/king-of-tokyo/clauses?q=zzz");
  await page.getByText("Aucune règle ne correspond à votre recherche.").waitFor();

  const reader = await guests.visit({ at: "/rules/tokyo-jutaku/clauses", language: "ja" });
  await reader.getByRole("searchbox").fill("すとっく");
  expect(await reader.locator("mark").first().textContent()).toBe("ストック");
});
