/**
 * Over plain http from another machine, as at a party: no secure context, so browsers hide
 * service workers, the clipboard, and some of their chance.
 */

import { ownName } from "./play.ts";
import { expect, test } from "./test.ts";

test("a match against bots, and a word about https", async ({ guests, house }) => {
  const page = await guests.visit({ at: house.plainUrl });
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByText(/^To play offline, open this page over https/).waitFor();
  await page.getByRole("button", { name: "Play King of Tokyo against bots now" }).click();
  await page.getByRole("button", { name: /^Roll 6 dice/, disabled: false }).click();
  await page.getByText("1 reroll left").waitFor();
});

test("a table on the server, whose link is copied by hand", async ({ guests, house }) => {
  const page = await guests.visit({ at: `${house.plainUrl}/play/izakaya` });
  await page.getByRole("radio", { name: "With friends" }).check();
  await page.getByRole("radio", { name: "2", exact: true }).check();
  await page.getByRole("button", { name: "Play with friends" }).click();
  await page.getByRole("button", { name: "Copy the link for friends" }).click();
  const link = page.getByRole("textbox", { name: "Copy the link for friends" });
  expect(await link.inputValue()).toBe(page.url());
  await page.getByRole("button", { name: "Add a bot as blue" }).click();
  await page.getByRole("button", { name: "Start", disabled: false }).click();
  await page.getByRole("button", { name: /^Bid /, disabled: false }).first().click();
  await page.keyboard.press("l");
  const bid = new RegExp(`^${await ownName(page)} bid \\d+ yen$`);
  await page.getByRole("list", { name: "Match log" }).getByText(bid).waitFor();
});
