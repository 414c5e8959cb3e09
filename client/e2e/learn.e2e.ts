/** Every lesson to its end: by mouse, by keys and by touch, in three languages. */

import { violations } from "./axe.ts";
import { DEEP } from "./deep.ts";
import { plainly } from "./highway.ts";
import { Builder } from "./jutaku.ts";
import { Learner } from "./learner.ts";
import { LESSONS } from "./lessons.ts";
import { Reader } from "./reader.ts";
import { expect, test } from "./test.ts";
import type { Way } from "./ways.ts";

/**
 * Deep tests let every lesson meet every way and every language once, so that over all lessons every
 * way meets every language: all nine pairs for each of them would show nothing more. Otherwise a
 * lesson is done in one way; the rules' own tests play all of them in every language anyway.
 */
const WAYS = ["click", "keys", "tap"] as const satisfies readonly Way[];
const LANGUAGES = ["en", "fr", "ja"] as const;

const HELD = Object.entries(LESSONS).flatMap(([game, doing], idx) =>
  WAYS.map((way, at) => ({ game, doing, way, language: LANGUAGES[(idx + at) % 3] ?? "en" })).filter(
    (_, at) => DEEP || at === idx % WAYS.length,
  ),
);

test.for(HELD)(
  "the lesson of $game ends: $way, $language",
  async ({ game, doing, way, language }, { guests }) => {
    const phone = way === "tap";
    const page = await guests.visit({ at: `/learn/${game}`, phone, language, finds: plainly });
    const learner = new Learner(page, way);
    await learner.said();
    expect(await violations(page)).toEqual([]);
    const reader = new Reader(page);
    const looks = language === "fr" ? (step: number) => reader.read(`step ${step}`) : undefined;
    const does = doing(learner);
    const steps = await learner.finish(async (said) => {
      // It makes way as soon as it sees that it is in the way.
      const covers = () => learner.covers();
      await expect.poll(covers, { message: `step ${said.step} points at it` }).toBe(false);
      await does(said);
    }, looks);
    expect(steps).toBeGreaterThan(7);
    expect(reader.wrong).toEqual({});
    expect(await learner.text()).not.toContain("lesson-");
  },
);

test("a lesson can be left, resumed and started over; an outdated bookmark starts it over", async ({
  guests,
}) => {
  const page = await guests.visit({ at: "/learn/king-of-tokyo" });
  const learner = new Learner(page, "click");
  const does = LESSONS["king-of-tokyo"](learner);
  for (let n = 0; n < 3; n += 1) {
    const said = await learner.said();
    if (said.state === "reads") await learner.press(learner.coach.locator(".button.main"));
    else await does(said);
    await learner.past(said.step);
  }
  const before = await learner.said();
  await page.goto("/");
  await page.goto("/learn/king-of-tokyo");
  expect((await learner.said()).step).toBe(before.step);
  await learner.press(learner.coach.getByRole("button", { name: "Start over" }));
  await learner.page.locator('[data-testid="coach"][data-step="0"]').waitFor();
  await page.evaluate(() => localStorage.setItem("tokyo-lesson-king-of-tokyo", '{"of":"old"}'));
  await page.goto("/learn/king-of-tokyo");
  expect((await learner.said()).step).toBe(0);
});

test("a learner who asks is shown what to do", async ({ guests }) => {
  const page = await guests.visit({ at: "/learn/tokyo-highway", finds: plainly });
  const learner = new Learner(page, "click");
  const show = async () => learner.press(learner.coach.getByRole("button", { name: "Show me" }));
  expect(await learner.finish(show)).toBe(11);
});

test("being shown what to do does not count as being late", async ({ guests }) => {
  const page = await guests.visit({ at: "/learn/tokyo-jutaku", finds: plainly });
  const learner = new Learner(page, "click");
  const show = async () => learner.press(learner.coach.getByRole("button", { name: "Show me" }));
  const held = page.getByRole("button", { name: "Put back" });
  const does: Parameters<Learner["finish"]>[0] = async ({ asks }) => {
    // Wood is grabbed first, and then laid.
    if (asks.some((name) => name.startsWith("lay-")) && (await held.count()) === 0) {
      await show();
      await held.waitFor();
    }
    await show();
  };
  const late = page.getByText("Time’s up!");
  const looks = async (step: number) => expect(await late.count(), `step ${step}`).toBe(0);
  expect(await learner.finish(does, looks)).toBe(11);
});

test("the card makes way for a piece that was dropped in the wrong place", async ({ guests }) => {
  const page = await guests.visit({ at: "/learn/tokyo-jutaku", phone: true, finds: plainly });
  const learner = new Learner(page, "tap");
  const builder = new Builder(page, true);
  await learner.until(LESSONS["tokyo-jutaku"](learner), "lay-");
  if ((await builder.told("own")).hand !== 2) await builder.pickUp(2);
  const pose = { piece: 2, flip: false, rotation: 0, x: 0, y: 0 };
  // Wherever it is put, in reach of the card or not.
  for (const [x, y] of [
    [14_000, 14_000],
    [56_000, 14_000],
    [14_000, 56_000],
    [56_000, 56_000],
  ] as const) {
    const at = await builder.onSite({ ...pose, x, y }, 1);
    if (await learner.liesOver(at)) continue;
    await page.touchscreen.tap(at.x, at.y);
    const hidden = async () => {
      const held = (await builder.told("own")).pose;
      return held === null || (await learner.liesOver(await builder.onSite(held, 1)));
    };
    await expect.poll(hidden, { message: `dropped at ${x}, ${y}` }).toBe(false);
    await builder.prompt.getByText(/^Not quite/).waitFor();
    expect(await builder.prompt.getByText("Can’t go here").count()).toBe(0);
  }
});

test("the dice lie over no button of a card, however long its text", async ({ guests }) => {
  const page = await guests.visit({ at: "/learn/king-of-tokyo", language: "fr" });
  const learner = new Learner(page, "click");
  await learner.until(LESSONS["king-of-tokyo"](learner), "buy");
  await page.evaluate(() => scrollTo(0, 0));
  // Longer than the longest text of any card.
  await page.locator(".market li p").evaluateAll((texts) => {
    for (const text of texts)
      text.textContent = "Vos attaques infligent un dégât de plus. ".repeat(6);
  });
  const buttons = page.locator(".market .buy");
  expect(await buttons.count()).toBe(3);
  const free = await buttons.evaluateAll((all) =>
    all.map((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height - 2);
      return button.contains(at);
    }),
  );
  expect(free).toEqual([true, true, true]);
});

test("what the others’ turns did is shown without moving the table", async ({ guests }) => {
  const page = await guests.visit({ at: "/learn/king-of-tokyo" });
  const learner = new Learner(page, "click");
  const does = LESSONS["king-of-tokyo"](learner);
  const place = () =>
    page
      .locator(".market")
      .first()
      .evaluate((market) => {
        return market.getBoundingClientRect().top + scrollY;
      });
  await learner.until(does, "roll");
  const before = await place();
  await learner.until(does, "stay");
  await learner.part("rivals").locator("[data-since]").first().waitFor();
  expect(await place()).toBe(before);
});
