/** With everything moving: elsewhere in these tests nothing does, so that they take less time. */

import { beatsOf } from "./beats.ts";
import { Player, TRAY } from "./play.ts";
import { KING } from "./tastes.ts";
import { expect, test } from "./test.ts";

/** More choices than there are from one own turn to the next. */
const MOST_STEPS = 20;

test("King of Tokyo from one own turn to the next, beat by beat", async ({ guests }) => {
  const page = await guests.visit({ moves: true });
  const beats = await beatsOf(page);
  await page.getByRole("button", { name: "Play King of Tokyo against bots now" }).click();
  const fresh = page.getByText("2 rerolls left");
  await fresh.waitFor({ timeout: 30_000 });
  await page.getByRole("button", { name: /^Roll 6 dice/, disabled: false }).click();
  await page.getByText("1 reroll left").waitFor();

  const king = new Player(page, KING, TRAY);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const look = await king.look();
    if (look.over || (await fresh.isVisible())) break;
    await king.press(look);
  }
  // The table has caught up with the match: it is one's own turn again, and it can be played.
  await page.getByRole("button", { name: /^Roll 6 dice/, disabled: false }).click();
  await page.getByText("1 reroll left").waitFor();
  const told = await beats.jsonValue();
  for (const bot of ["Ponta", "Mame"]) {
    expect(
      told.filter((text) => text.includes(bot)),
      `beats of ${bot}`,
    ).not.toEqual([]);
  }
});
