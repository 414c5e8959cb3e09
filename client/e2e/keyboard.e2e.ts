/** Without a mouse. */

import { withoutWebGl } from "./browser.ts";
import { walkTo } from "./dangan.ts";
import { Architect, plainly, playAlone } from "./highway.ts";
import { tabTo, playByKeys } from "./keyboard.ts";
import { ownName, verdict } from "./play.ts";
import { expect, test } from "./test.ts";

test("a whole match of King of Tokyo with keys only", async ({ guests }) => {
  const page = await guests.visit();
  await tabTo(page, /^Play King of Tokyo against bots now$/);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "King of Tokyo", level: 1 }).waitFor();
  await playByKeys(page);
  expect(await verdict(page)).toMatch(/You win|wins|share|Nobody/);
  await tabTo(page, /^Rematch$/);
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "Result" }).first().waitFor({ state: "detached" });
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
  const page = await guests.visit({ at: "/play/izakaya", finds: withoutWebGl });
  await tabTo(page, /^Play against bots$/);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Bid/ }).first().waitFor();
  await tabTo(page, /^Skip to your choices$/);
  await page.keyboard.press("Enter");
  await tabTo(page, /^Bid /);
  await page.keyboard.press("Enter");
  // What bots bid is secret: only one's own bid is told with its yen.
  const bid = new RegExp(`^${await ownName(page)} bid \\d+ yen$`);
  await page.getByRole("list", { name: "Match log" }).getByText(bid).waitFor();
});

test("Tokyo Dangan's map with arrows, R and Enter", async ({ guests }) => {
  const page = await guests.visit();
  await page.getByRole("button", { name: "Play Tokyo Dangan against bots now" }).press("Enter");
  await page
    .getByRole("button", { name: /^Pick up: /, disabled: false })
    .first()
    .waitFor();
  await page.keyboard.press("1");
  await page.getByRole("button", { name: "Put back" }).waitFor();
  await tabTo(page, /your train/);
  expect(await walkTo(page, /your tile fits here/)).toMatch(/your tile fits here/);
  // Some tiles are the same when turned: turned or not, it may be laid there.
  await page.keyboard.press("r");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Put back" }).waitFor({ state: "detached" });
  await page.getByRole("img", { name: "2 actions left" }).waitFor();
});

test("Tokyo Highway with nothing but keys: a base, a turn, a build, and it is taken back", async ({
  guests,
}) => {
  const page = await guests.visit({ finds: plainly });
  // A bot's build makes one's own final, except in practice.
  await playAlone(page, 2, true);
  const me = new Architect(page);
  await me.turn();
  await tabTo(page, /^Build from column/);
  await page.keyboard.press("Enter");
  await me.far.waitFor();
  expect(await me.until("Shift+PageUp", /^(Fits|Tight)/, 72)).toBe(true);
  await page.keyboard.press("ArrowUp");
  expect(await me.until("Shift+PageUp", /^(Fits|Tight)/, 72)).toBe(true);
  await page.keyboard.press("Enter");
  await me.far.waitFor({ state: "detached" });
  await me.turn();
  const roads = page
    .getByRole("table", { name: "What everyone has left" })
    .locator("tr.own td")
    .nth(1);
  expect(await roads.textContent()).toBe("13");
  await page.keyboard.press("u");
  await expect.poll(() => roads.textContent()).toBe("14");

  // The same by ideas in words: choosing one only shows it.
  await page.keyboard.press("b");
  await tabTo(page, /^To a column/);
  await page.keyboard.press("Enter");
  await me.far.waitFor();
  expect(await roads.textContent()).toBe("14");
  await tabTo(page, /^Build(,|$)/);
  await page.keyboard.press("Enter");
  await expect.poll(() => roads.textContent()).toBe("13");
});
