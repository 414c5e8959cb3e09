/** Whole games with a finger, on a phone. */

import { playAlone, Traveller } from "./dangan.ts";
import { plainly } from "./highway.ts";
import { Player, TRAY, verdict } from "./play.ts";
import { resumeAt } from "./resume.ts";
import { KING } from "./tastes.ts";
import { expect, test } from "./test.ts";

/** Before the first roll, in the seat that comes second. */
const BEGUN_BY_A_BOT = { record: "two-greedy", lines: 0, seat: 1 };

test("King of Tokyo on a phone", async ({ guests }) => {
  const page = await guests.visit({ phone: true });
  await page.getByRole("button", { name: "Play King of Tokyo against bots now" }).tap();
  await new Player(page, KING, TRAY, "tap").playOut();
  expect(await verdict(page)).toMatch(/You win|wins|share|Nobody/);
});

test("a second tap on “Skip to my turn” does not roll the dice", async ({ guests }) => {
  const page = await guests.visit({ phone: true, moves: true });
  // A bot begins: only then is there anything to skip.
  await resumeAt(page, "king-of-tokyo", BEGUN_BY_A_BOT);
  const skip = page.getByRole("button", { name: "Skip to my turn" });
  await skip.waitFor();
  // Both taps at once: no machine is too slow for the second.
  const pressed = await skip.evaluate(async (first) => {
    const tap = () => new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 });
    first.dispatchEvent(tap());
    for (let n = 0; n < 20; n += 1) await Promise.resolve();
    const roll = document.querySelector('[data-point="roll"]');
    roll?.dispatchEvent(tap());
    return roll !== null;
  });
  expect(pressed).toBe(true);
  const tray = page.getByRole("region", { name: TRAY, exact: true });
  expect(await tray.getAttribute("aria-busy")).toBe("false");
  await tray.getByText("2 rerolls left").waitFor();
});

for (const title of ["King of Tokyo", "Izakaya"]) {
  test(`three players of ${title} are all in sight on a phone`, async ({ guests }) => {
    const page = await guests.visit({ phone: true, finds: plainly });
    await page.getByRole("button", { name: `Play ${title} against bots now` }).tap();
    await page.locator('[data-chip="2"]').waitFor();
    const players = page.getByRole("list", { name: "Players" });
    const hidden = () => players.evaluate((list) => list.scrollWidth - list.clientWidth);
    await expect.poll(hidden).toBe(0);
    // Nobody's name is cut down to nothing.
    const names = await players
      .locator(".name")
      .evaluateAll((all) => all.map((name) => name.clientWidth).filter((width) => width > 1));
    expect(names).toHaveLength(2);
    expect(Math.min(...names)).toBeGreaterThan(28);
  });
}

test("Tokyo Dangan on a phone", async ({ guests }) => {
  const page = await guests.visit({ phone: true });
  await playAlone(page, 6);
  await new Traveller(page, "tap").playOut();
  expect(await verdict(page)).toMatch(/You win|wins|share/);
});
