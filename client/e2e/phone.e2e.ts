/** Whole games with a finger, on a phone. */

import { playAlone, Traveller } from "./dangan.ts";
import { Player, TRAY, verdict } from "./play.ts";
import { KING } from "./tastes.ts";
import { expect, test } from "./test.ts";

test("King of Tokyo on a phone", async ({ guests }) => {
  const page = await guests.visit({ phone: true });
  await page.getByRole("button", { name: "Play King of Tokyo against bots now" }).tap();
  await new Player(page, KING, TRAY, "tap").playOut();
  expect(await verdict(page)).toMatch(/You win|wins|share|Nobody/);
});

test("Tokyo Dangan on a phone", async ({ guests }) => {
  const page = await guests.visit({ phone: true });
  await playAlone(page, 6);
  await new Traveller(page, "tap").playOut();
  expect(await verdict(page)).toMatch(/You win|wins|share/);
});
