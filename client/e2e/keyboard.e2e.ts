/** Without a mouse. */

import { tabTo, playByKeys } from "./keyboard.ts";
import { verdict } from "./play.ts";
import { expect, test } from "./test.ts";

test("a whole match of King of Tokyo with keys only", async ({ guests }) => {
  const page = await guests.visit();
  await tabTo(page, /^Play King of Tokyo against bots now$/);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "King of Tokyo", level: 1 }).waitFor();
  await playByKeys(page);
  expect(await verdict(page)).toMatch(/You win|wins|share|Nobody/);
  await tabTo(page, /^Play again$/);
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "The end" }).first().waitFor({ state: "detached" });
});

test("dice are held by digits, rolled with R", async ({ guests }) => {
  const page = await guests.visit();
  await page.getByRole("button", { name: "Play King of Tokyo against bots now" }).press("Enter");
  await page.getByRole("button", { name: /^Roll 6 dice/ }).waitFor();
  await page.keyboard.press("1");
  await page.keyboard.press("3");
  await page.getByRole("button", { name: /^Roll 4 dice/ }).waitFor();
  expect(await page.getByRole("button", { name: /^Die/, pressed: true }).count()).toBe(2);
  await page.keyboard.press("r");
  await page.getByText("1 reroll left").waitFor();
});

test("a plain table with Tab and Enter", async ({ guests }) => {
  const page = await guests.visit({ at: "/play/izakaya" });
  await tabTo(page, /^Play against bots$/);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Bid/ }).first().waitFor();
  await tabTo(page, /^Skip to the choices$/);
  await page.keyboard.press("Enter");
  await tabTo(page, /^Bid /);
  await page.keyboard.press("Enter");
  await page.getByRole("list", { name: "What happened" }).getByText(/bid/).first().waitFor();
});

test("Tokyo Dangan's map with arrows, R and Enter", async ({ guests }) => {
  const page = await guests.visit();
  await page.getByRole("button", { name: "Play Tokyo Dangan against bots now" }).press("Enter");
  await page.getByRole("button", { name: /^Pick up: /, disabled: false }).first().waitFor();
  await page.keyboard.press("1");
  await page.getByRole("button", { name: "Put back" }).waitFor();
  // Walks from where the own train stands to a square that takes the tile, row by row.
  await tabTo(page, /your train/);
  for (let step = 0; step < 60; step += 1) {
    const name = await page.evaluate(() => document.activeElement?.ariaLabel ?? "");
    if (name.includes("your tile fits here")) break;
    await page.keyboard.press(step % 7 === 6 ? "ArrowDown" : step % 14 < 7 ? "ArrowRight" : "ArrowLeft");
  }
  for (let turn = 0; turn < 4; turn += 1) {
    await page.keyboard.press("Enter");
    if (!(await page.getByRole("button", { name: "Put back" }).isVisible())) break;
    await page.keyboard.press("r");
  }
  await page.getByRole("img", { name: "2 actions left" }).waitFor();
});
