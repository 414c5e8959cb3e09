/** What the rules refuse leads to its clause, and from there back to the match: in every game. */

import type { Page } from "playwright-core";
import { Architect, plainly } from "./highway.ts";
import { Builder } from "./jutaku.ts";
import { shelved } from "./lists.ts";
import { resumeAt, type Cut } from "./resume.ts";
import { expect, test } from "./test.ts";
import { press, type Way } from "./ways.ts";

/** A match in which something can be tried that the rules do not allow. */
interface Refused {
  game: string;
  language: "en" | "fr" | "ja";
  way: Way;
  cut: Cut;
  /** Tries it. */
  tries: (page: Page, way: Way) => Promise<void>;
  /** The clause that forbids it. */
  clause: string;
}

/** Ways and languages are spread over the games; Izakaya's own test has its mouse and English. */
const REFUSED: readonly Refused[] = [
  {
    game: "king-of-tokyo",
    language: "fr",
    way: "keys",
    cut: { record: "four-greedy", lines: 10, seat: 3 },
    // A card that costs more than there is.
    tries: (page, way) => press(page, way, page.locator(".market .buy.poor").first()),
    clause: "6.1",
  },
  {
    game: "tokyo-dangan",
    language: "ja",
    way: "tap",
    cut: { record: "two-hard", lines: 3, seat: 1 },
    // A tile where one lies already.
    tries: async (page, way) => {
      await press(page, way, page.locator('[data-point^="tile-"]:enabled').first());
      await press(page, way, page.locator('[data-point="square-b6"]'));
    },
    clause: "3.3",
  },
  {
    game: "tokyo-highway",
    language: "fr",
    way: "click",
    cut: { record: "two-normal", lines: 4, seat: 0 },
    // A column into another one.
    tries: async (page, way) => {
      const me = new Architect(page);
      await page.locator('[data-grip="base-4"]').waitFor();
      await me.pullTo(4, 5_500, 300, 2);
      await press(page, way, page.locator('.scene-prompt button[aria-pressed="true"]'));
    },
    clause: "4.6",
  },
  {
    game: "tokyo-jutaku",
    language: "en",
    way: "tap",
    cut: { record: "beats", lines: 3, seat: 0 },
    // A piece half off the card.
    tries: async (page) => {
      const me = new Builder(page, true);
      await page.locator(".scene-prompt .row button").first().waitFor();
      await me.pickUp((await me.told("pile"))[0]?.piece ?? 0);
      const edge = await me.onSite({ piece: 0, flip: false, rotation: 0, x: 70_000, y: 35_000 }, 1);
      await page.touchscreen.tap(edge.x, edge.y);
    },
    clause: "4.3",
  },
  {
    game: "izakaya",
    language: "ja",
    way: "keys",
    cut: { record: "two-greedy", lines: 2, seat: 1 },
    // A bottle at the edge, before the corners between four cards are full.
    tries: async (page, way) => {
      await press(page, way, page.locator('[data-point^="colour-"]:visible').first());
      await press(page, way, page.locator(".spot.corner.shut").first());
    },
    clause: "4.4",
  },
];

test("every game of the shelf is asked", () => {
  expect(REFUSED.map(({ game }) => game).sort()).toEqual(shelved().sort());
});

test.for(REFUSED)(
  "a refusal in $game leads to its clause and back: $way, $language",
  async ({ game, language, way, cut, tries, clause }, { guests }) => {
    const page = await guests.visit({ language, phone: way === "tap", finds: plainly });
    await resumeAt(page, game, cut);
    await tries(page, way);
    const address = `/rules/${game}/clauses#${clause}`;
    const link = page.locator(`a[aria-haspopup="dialog"][href="${address}"]`).first();
    const at = page.url();
    await press(page, way, link);
    const sheet = page.locator("dialog[open]");
    await sheet.locator(".lit").getByText(clause, { exact: true }).waitFor();
    expect(await sheet.locator("section[lang]").getAttribute("lang")).toBe(language);
    await press(page, way, sheet.locator("footer .button.main"));
    await sheet.waitFor({ state: "detached" });
    // What was tried is still on the table, and so is what was said about it.
    await link.waitFor();
    expect(page.url()).toBe(at);
  },
);
