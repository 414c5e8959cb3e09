/** Somebody without a mouse: Tab, Enter, and the keys of the table. */

import type { Page } from "playwright-core";
import { ending } from "./play.ts";

/** More presses of Tab than any page needs. */
const MOST_TABS = 150;
const MOST_STEPS = 600;

/** What has the focus, in words. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const on = document.activeElement;
    return on?.ariaLabel ?? on?.textContent?.replace(/\s+/g, " ").trim() ?? "";
  });
}

/** Walks on with Tab until something with this name has the focus. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press("Tab");
    if (name.test(await focused(page))) return;
  }
  throw new Error(`Tab never comes to ${name.source}`);
}

/** The keys of King of Tokyo's table, by what they choose. */
const KEYS: [RegExp, string][] = [
  [/^Keep the dice/, "k"],
  [/^Stay in Tokyo/, "s"],
  [/^(Done buying|Pass|Don’t buy it|Stop using hearts|Take the damage)/, "p"],
];

/** What the tray offers, once it is ready; nothing when the match is over. */
async function offered(page: Page): Promise<string[] | null> {
  const told = await page.waitForFunction(
    () => {
      if (document.querySelector('section[aria-label="Result"]')) return [];
      const tray = document.querySelector('section[aria-label="Dice and decisions"]');
      const asks = tray?.querySelectorAll<HTMLButtonElement>(".decision button:enabled") ?? [];
      const names = [...asks].map((button) => (button.textContent ?? "").trim());
      return tray?.ariaBusy === "true" || names.length === 0 ? null : names;
    },
    null,
    { polling: 20, timeout: 30_000 },
  );
  const names = (await told.jsonValue()) as string[];
  return names.length === 0 ? null : names;
}

/** Plays King of Tokyo to the end with nothing but keys. */
export async function playByKeys(page: Page): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const names = await offered(page);
    if (names === null) return ending(page).waitFor();
    const key = KEYS.find(([like]) => names.some((name) => like.test(name)))?.[1];
    // Whatever has no letter of its own is reached by its number.
    await page.keyboard.press(key ?? "1");
  }
  throw new Error("the match does not end");
}
