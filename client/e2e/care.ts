/** What every page is held to: width, words, and that nobody is kept out. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { CONTRAST, violations } from "./axe.ts";
import { PHONE } from "./browser.ts";
import { DEEP } from "./deep.ts";

/** Words that only look like keys. */
const WORDS = ["cul-de-sac", "par-dessus", "par-dessous"];

/** Runs in the page: texts that look like the key of a message, such as `level-normal`. */
function keysIn(): string[] {
  const key = /^[a-z]+([A-Z][a-z]+)?(-[a-zA-Z0-9]+)+$/;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
    for (const name of ["aria-label", "title", "placeholder"]) {
      texts.push(element.getAttribute(name) ?? "");
    }
  }
  const code = (text: string) => key.test(text.trim());
  return [...new Set(texts.filter(code).map((text) => text.trim()))];
}

/** Runs in the page: what sticks out to the right. Phones show more when there is more: so they are told. */
function tooWide(width: number): string[] {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= width) return [];
  const wide = [...document.querySelectorAll("body *")].filter(
    (element) => element.getBoundingClientRect().right > width + 1,
  );
  const named = wide.slice(0, 5).map((element) => {
    const { right } = element.getBoundingClientRect();
    return `${element.tagName.toLowerCase()}.${element.classList[0] ?? ""} ends at ${Math.round(right)}`;
  });
  return [`${scrollWidth} wide, where ${width} are shown`, ...named];
}

/** Runs in the page: words of the page that are too small to read; those in pictures grow with them. */
function tooSmall(least: number): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small: string[] = [];
  while (walker.nextNode()) {
    const [text, around] = [
      walker.currentNode.textContent?.trim(),
      walker.currentNode.parentElement,
    ];
    if (!text || !around || around.closest("svg, .unseen") || !around.checkVisibility()) continue;
    const size = parseFloat(getComputedStyle(around).fontSize);
    if (size < least) small.push(`${text.slice(0, 40)} (${size} px)`);
  }
  return small;
}

/** Nothing that is to be read is smaller, in pixels. */
const READABLE = 11;

/**
 * Colours and sizes that change take a frame or two, even without movement. Right after a phone's
 * size changes, Chromium sometimes draws no frame until something else happens: so no wait is endless.
 */
async function settled(): Promise<void> {
  const patience = () => new Promise((done) => setTimeout(done, 1_000));
  const frame = () =>
    Promise.race([new Promise((done) => requestAnimationFrame(done)), patience()]);
  await frame();
  await frame();
  const ends = (animation: Animation) => animation.effect?.getComputedTiming().endTime !== Infinity;
  // What is cancelled has ended too.
  const finished = document
    .getAnimations()
    .filter(ends)
    .map((animation) => animation.finished);
  await Promise.race([Promise.allSettled(finished), patience()]);
}

async function fits(page: Page, where: string): Promise<void> {
  await page.evaluate(settled);
  const width = page.viewportSize()?.width ?? 0;
  expect.soft(await page.evaluate(tooWide, width), `${where} fits`).toEqual([]);
}

export async function keysShown(page: Page): Promise<string[]> {
  return (await page.evaluate(keysIn)).filter((text) => !WORDS.includes(text));
}

/** Which colours axe looks at: on a desk by day and on a phone by night, unless it is deep. */
function coloursAt(page: Page): ("light" | "dark")[] {
  if (DEEP) return ["light", "dark"];
  return (page.viewportSize()?.width ?? 0) > PHONE.width ? ["light"] : ["dark"];
}

/**
 * Everything that holds for every page. Roles, names and colours are the same in every language, so
 * axe, which takes longest, looks at pages in English only, unless it is deep.
 */
export async function takesCare(page: Page, where: string): Promise<void> {
  await fits(page, where);
  expect.soft(await keysShown(page), `${where} says no keys`).toEqual([]);
  const small = await page.evaluate(tooSmall, READABLE);
  expect.soft(small, `${where} can be read`).toEqual([]);
  const language = await page.evaluate(() => document.documentElement.lang);
  if (language !== "en" && !DEEP) return;
  for (const [idx, colorScheme] of coloursAt(page).entries()) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(settled);
    // What is not about colour is looked at once.
    const found = await violations(page, idx === 0 ? undefined : CONTRAST);
    expect.soft(found.join("\n"), `${where}, ${colorScheme}`).toBe("");
  }
}

/** The same on the smallest phone, as far as width goes. */
export async function fitsSmallest(page: Page, where: string): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 640 });
  await fits(page, `${where}, 360 px wide,`);
  if (size) await page.setViewportSize(size);
}
