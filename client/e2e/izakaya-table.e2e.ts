/** Izakaya's table by every means: wheel, discs that are dragged, fingers, keys, and a steady eye. */

import type { Page } from "playwright-core";
import { plainly } from "./highway.ts";
import { playAlone, Regular } from "./izakaya.ts";
import { Keys } from "./izakaya-keys.ts";
import { verdict } from "./play.ts";
import { resumeAt } from "./resume.ts";
import { deepTest, expect, test } from "./test.ts";

/** A card that is built on fills the view at least so far, in pixels. */
const NEAR = 300;

test("the purse is filled by wheel, and a disc is dragged onto its place", async ({ guests }) => {
  const page = await guests.visit({ finds: plainly });
  await playAlone(page, 2);
  const me = new Regular(page);
  await me.asked();
  await page.getByRole("group", { name: "Purse" }).hover();
  for (let n = 0; n < 3; n += 1) await page.mouse.wheel(0, -100);
  await me.button("Bid 300 yen").waitFor();
  await page.mouse.wheel(0, 100);
  await me.button("Bid 200 yen").waitFor();
  await me.press(me.button("Bid 200 yen"));
  while ((await me.asked()) === "bid") await me.bid(100);

  // Let go of where nothing is, a disc comes back.
  await me.dragDisc({ x: 30, y: 620 });
  await me.prompt.getByText(/^Your turn/).waitFor();
  await me.dragDisc(me.spot(/^Claim card/));
  await me.prompt.getByText(/^Pick a gap/).waitFor();
  await page.keyboard.press("Escape");
  await me.dragDisc(me.spot(/: \d+ yen, .*left/));
  await me.prompt.getByText(/^Where does the/).waitFor();
});

test("a bid that brings the end says so before it is made", async ({ guests }) => {
  const page = await guests.visit({ finds: plainly });
  // The pot holds 1,300 of 1,500 yen, and the other player has nothing left.
  await resumeAt(page, "izakaya", { record: "two-random", lines: 12, seat: 0 });
  const me = new Regular(page);
  expect(await me.asked()).toBe("bid");
  const purse = page.getByRole("group", { name: "Purse" });
  const warning = purse.getByRole("status");
  await me.press(purse.getByRole("button", { name: "100 yen", exact: true }));
  await me.button("Bid 100 yen").waitFor();
  expect(await warning.count()).toBe(0);
  await me.press(purse.getByRole("button", { name: "200 yen", exact: true }));
  await warning.getByText(/the next action phase will be the last/).waitFor();
  await me.press(me.button("Bid 200 yen"));
  await page.getByText("This action phase is the last").first().waitFor();
});

test("what others do is shown one after the other, stays marked, and can be seen again", async ({
  guests,
}) => {
  const page = await guests.visit({ finds: plainly, moves: true });
  await noteStories(page);
  await resumeAt(page, "izakaya", { record: "three-live", lines: 7, seat: 0 });
  const me = new Regular(page);
  expect(await me.asked()).toBe("act");
  await me.bottle();
  const ofOthers = async () =>
    (await stories(page)).texts.filter((text) => !text.startsWith("Aki "));
  await expect.poll(async () => new Set(await ofOthers()).size).toBeGreaterThanOrEqual(2);
  expect(["act", "bid"]).toContain(await me.asked());
  const told = await stories(page);
  expect(told.most, "sentences on the board at once").toBe(1);
  const others = await ofOthers();

  await expect.poll(() => page.locator(".fresh").count()).toBeGreaterThanOrEqual(2);

  // The log tells the same, in the same order.
  await page.getByRole("button", { name: "Match log" }).click();
  const log = await page.getByRole("list", { name: "Match log" }).innerText();
  const places = others.map((text) => log.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  await page.keyboard.press("l");

  const before = told.texts.length;
  await page.getByRole("button", { name: "Show the last turn again" }).click();
  await expect.poll(async () => (await stories(page)).texts.length).toBeGreaterThan(before + 1);
  await page.getByRole("button", { name: "Back to now" }).click();
  expect(["act", "bid"]).toContain(await me.asked());
});

test.for(["en", "fr", "ja"] as const)(
  "on a phone, what can be done at each place is told side by side: %s",
  async (language, { guests }) => {
    const page = await guests.visit({ phone: true, language, finds: plainly });
    await resumeAt(page, "izakaya", { record: "three-live", lines: 7, seat: 0 });
    const captions = page.locator(".caption");
    await expect.poll(() => captions.count()).toBe(4);
    const meeting = async () => {
      const boxes = await captions.evaluateAll((all) =>
        all.map((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return { word: one.textContent?.trim(), left, right, top, bottom };
        }),
      );
      const meet = (one: (typeof boxes)[number], other: (typeof boxes)[number]) =>
        one.left < other.right &&
        other.left < one.right &&
        one.top < other.bottom &&
        other.top < one.bottom;
      return boxes.flatMap((one, idx) =>
        boxes.slice(idx + 1).flatMap((other) => (meet(one, other) ? [[one.word, other.word]] : [])),
      );
    };
    await expect.poll(meeting).toEqual([]);
  },
);

test.for([
  { who: "a mouse", phone: false },
  { who: "a finger", phone: true },
])("the card that is built on fills the view, and $who builds there", async (way, { guests }) => {
  const page = await guests.visit({ phone: way.phone, finds: plainly });
  await playAlone(page, 2);
  const me = new Regular(page, way.phone ? "tap" : "click");
  while ((await me.asked()) === "bid") await me.bid(100);
  await me.dragDisc(me.spot(/^Architect/));
  await me.pressUntil(me.spot(/^Take piece 0 /), me.button("Take it"));
  await me.press(me.button("Take it"));
  await me.prompt.getByText(/^Choose a card/).waitFor();
  await me.over(/^C3, /);
  await expect.poll(() => me.width("C3", 3)).toBeGreaterThanOrEqual(NEAR);
  const wide = await me.width("C3", 3);
  process.stdout.write(`the card in hand is ${Math.round(wide)} pixels wide for ${way.who}\n`);
  if (way.phone) {
    // Clockwise on the glass; let go near a detent, it falls into it.
    expect(await me.twist(44)).toBe(31_500);
    expect(await me.twist(-44)).toBe(0);
  }
  expect(await me.dragUntilItFits(), "a small piece fits somewhere").toBe(true);
  await me.build();
  await expect.poll(() => me.width("C3", 3)).toBeLessThan(NEAR);
});

deepTest(
  "a whole match of two by keys alone",
  async ({ guests }) => {
    const page = await guests.visit({ finds: plainly });
    await playAlone(page, 2);
    const keys = new Keys(page);
    await keys.playOut();
    expect(await verdict(page)).toMatch(/You win|wins|share/);
    expect(new Set(keys.done).size, keys.done.join(", ")).toBeGreaterThanOrEqual(3);
  },
  240_000,
);

/** From now on the page remembers what is told on the board, and how much of it at once. */
async function noteStories(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told = { texts: [] as string[], most: 0 };
    Object.assign(window, { told });
    const look = () => {
      const shown = [...document.querySelectorAll(".story")].map(
        (p) => p.textContent?.trim() ?? "",
      );
      told.most = Math.max(told.most, shown.length);
      for (const text of shown) if (told.texts.at(-1) !== text) told.texts.push(text);
    };
    new MutationObserver(look).observe(document, {
      ...{ childList: true, subtree: true, characterData: true },
    });
  });
}

function stories(page: Page): Promise<{ texts: string[]; most: number }> {
  return page.evaluate(
    () => (window as typeof window & { told: { texts: string[]; most: number } }).told,
  );
}
