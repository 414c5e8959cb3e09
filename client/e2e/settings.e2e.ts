/** What is chosen for a device: it is remembered, and everything obeys. */

import type { Locator, Page } from "playwright-core";
import { beatsOf } from "./beats.ts";
import { begun, buzzes, gain, graphs, withEars } from "./listening.ts";
import { seatAll } from "./lobby.ts";
import { Player, TRAY } from "./play.ts";
import { aloneAt, gamesOn } from "./sights.ts";
import { KING } from "./tastes.ts";
import { expect, test } from "./test.ts";

const TITLE = { id: "king-of-tokyo", title: "King of Tokyo" };
/** More choices than there are from one own turn to the next. */
const MOST_STEPS = 20;

const radio = (page: Page, group: string, name: string): Locator =>
  page.getByRole("group", { name: group }).getByRole("radio", { name });
const mute = (page: Page) => page.getByRole("button", { name: "Sound", exact: true });
const roll = (page: Page) => page.getByRole("button", { name: /^Roll 6 dice/, disabled: false });

/** Opens the settings from the menu of a table. */
async function settingsAtTable(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  const sheet = page.getByRole("dialog", { name: "Settings" });
  await sheet.getByRole("slider", { name: "Volume" }).waitFor();
  return sheet;
}

test("settings are remembered", async ({ guests }) => {
  const page = await guests.visit();
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("heading", { name: "Settings" }).waitFor();
  const root = page.locator("html");
  // The device asks for little motion; the person who chooses knows better.
  await expect.poll(() => root.getAttribute("data-motion")).toBe("reduced");
  await radio(page, "Motion", "Full").check();
  await expect.poll(() => root.getAttribute("data-motion")).toBe("full");
  await radio(page, "Speed of other players’ moves", "Fast").check();
  await radio(page, "Theme", "Dark").check();
  await page.getByRole("slider", { name: "Volume" }).fill("25");
  await page.getByRole("checkbox", { name: /^Hints for newcomers/ }).uncheck();
  await page.getByRole("checkbox", { name: /^Sound/ }).uncheck();
  expect(await page.getByRole("button", { name: "Test sound" }).isDisabled()).toBe(true);

  await page.reload();
  await page.getByRole("heading", { name: "Settings" }).waitFor();
  expect(await radio(page, "Motion", "Full").isChecked()).toBe(true);
  expect(await radio(page, "Speed of other players’ moves", "Fast").isChecked()).toBe(true);
  expect(await radio(page, "Theme", "Dark").isChecked()).toBe(true);
  expect(await page.getByRole("slider", { name: "Volume" }).inputValue()).toBe("25");
  expect(await page.getByRole("checkbox", { name: /^Hints/ }).isChecked()).toBe(false);
  expect(await page.getByRole("checkbox", { name: /^Sound/ }).isChecked()).toBe(false);
  expect(await root.getAttribute("data-motion")).toBe("full");
  expect(await root.getAttribute("data-theme")).toBe("dark");
});

test("muted means silent", async ({ guests }) => {
  const page = await guests.visit({ finds: withEars });
  await aloneAt(page, TITLE);
  await roll(page).click();
  await expect.poll(() => begun(page)).toBeGreaterThan(0);
  expect(await graphs(page)).toBe(1);
  expect(await gain(page)).toBeGreaterThan(0);
  // The dice lie still: nothing of the roll sounds later.
  await page.getByText("1 reroll left").waitFor();

  await mute(page).click();
  await expect.poll(() => mute(page).getAttribute("aria-pressed")).toBe("false");
  await expect.poll(async () => ((await gain(page)) ?? 1) < 0.001).toBe(true);
  const before = await begun(page);
  const king = new Player(page, KING, TRAY);
  for (let step = 0; step < 4; step += 1) await king.step();
  await king.look();
  expect(await begun(page)).toBe(before);

  await page.reload();
  await king.look();
  expect(await mute(page).getAttribute("aria-pressed")).toBe("false");
  await king.step();
  await king.look();
  expect([await begun(page), await graphs(page)]).toEqual([0, 0]);
  // It is no accident: the same table sounds again when it may.
  await mute(page).click();
  await king.step();
  await expect.poll(() => begun(page)).toBeGreaterThan(0);
});

test("nothing plays before somebody touches the page", async ({ guests }) => {
  const page = await guests.visit();
  const other = await guests.visit();
  const key = await seatAll({ game: "king-of-tokyo" }, [page, other]);
  const watcher = await guests.visit({ at: `/table/${key}`, finds: withEars });
  await watcher.getByText("You are watching.").waitFor();
  await watcher.getByText("2 rerolls left").waitFor();
  const first = (await roll(page).isVisible()) ? page : other;
  await roll(first).click();
  await watcher.getByText("1 reroll left").waitFor();
  expect([await begun(watcher), await graphs(watcher)]).toEqual([0, 0]);

  await watcher.getByRole("heading", { level: 1 }).click();
  await first.getByRole("button", { name: /^Roll \d dice/, disabled: false }).click();
  await expect.poll(() => begun(watcher)).toBeGreaterThan(0);
});

test("every table has a button for sound and the way to all settings", async ({ guests }) => {
  const page = await guests.visit();
  for (const game of await gamesOn(page)) {
    await aloneAt(page, game);
    expect(await mute(page).getAttribute("aria-pressed"), game.id).toBe("true");
    const at = page.url();
    const sheet = await settingsAtTable(page);
    await sheet.getByRole("button", { name: "Close" }).click();
    await sheet.waitFor({ state: "hidden" });
    expect(page.url()).toBe(at);
  }
});

test("at once, others' acts are shown without waiting", async ({ guests }) => {
  const page = await guests.visit({ moves: true });
  const beats = await beatsOf(page);
  await page.getByRole("button", { name: "Play King of Tokyo against bots now" }).click();
  const sheet = await settingsAtTable(page);
  await radio(page, "Speed of other players’ moves", "Instant").check();
  await sheet.getByRole("button", { name: "Close" }).click();
  const fresh = page.getByText("2 rerolls left");
  await fresh.waitFor({ timeout: 30_000 });
  // Bots may have begun before anybody chose.
  await beats.evaluate((told) => void told.splice(0));
  await roll(page).click();
  await page.getByText("1 reroll left").waitFor();
  const king = new Player(page, KING, TRAY);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const look = await king.look();
    if (look.over || (await fresh.isVisible())) break;
    await king.press(look);
  }
  await roll(page).waitFor();
  const told = await beats.jsonValue();
  // One's own acts are still seen, step by step.
  expect(told).not.toEqual([]);
  const begins = (name: string) => told.filter((text) => text.startsWith(`${name} rolls`));
  expect([...begins("Ponta"), ...begins("Mame")]).toEqual([]);
});

test("on a phone one's turn is felt, unless that is switched off", async ({ guests }) => {
  const desk = await guests.visit({ at: "/settings" });
  await desk.getByRole("checkbox", { name: /^Sound/ }).waitFor();
  expect(await desk.getByRole("checkbox", { name: /^Vibration/ }).count()).toBe(0);

  const page = await guests.visit({ phone: true, finds: withEars });
  await aloneAt(page, TITLE);
  const king = new Player(page, KING, TRAY, "tap");
  const before = await buzzes(page);
  for (let step = 0; step < MOST_STEPS && (await buzzes(page)) === before; step += 1) {
    if (!(await king.step())) break;
    await king.look();
  }
  expect(await buzzes(page)).toBeGreaterThan(before);
  const sheet = await settingsAtTable(page);
  await sheet.getByRole("checkbox", { name: /^Vibration/ }).uncheck();
  await sheet.getByRole("button", { name: "Close" }).click();
  const felt = await buzzes(page);
  for (let step = 0; step < MOST_STEPS; step += 1) if (!(await king.step())) break;
  expect(await buzzes(page)).toBe(felt);
});
