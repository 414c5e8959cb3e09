/** Tokyo Highway built by hand, by mouse and by finger: whatever the rules allow, and not more. */

import type { Page } from "playwright-core";
import { Architect, offersIn, plainly, resume } from "./highway.ts";
import type { Touch } from "./play.ts";
import { deepTest, expect, test } from "./test.ts";

/** This much beyond the clearance of the rules is hardly anything, in millimetres. */
const TIGHT = 0.2;

/**
 * Four builds into a match of two. Column 4 is low, and open; another player's road passes north
 * of it, from (55, 0) down to (-32, -73) millimetres.
 */
const CUT = { record: "two-normal", lines: 4, seat: 0, practice: true };
const BASE = 4;

async function begin(page: Page, touch: Touch): Promise<Architect> {
  await resume(page, CUT);
  const me = new Architect(page, touch);
  await me.turn();
  // Picking a column up comes near to it: a phone's pixel is two millimetres otherwise.
  await me.pick(BASE);
  await me.press(me.button("Cancel"));
  await me.far.waitFor({ state: "detached" });
  return me;
}

/** The room to spare that the verdict tells of; nothing where there is much, or none. */
async function room(me: Architect): Promise<number | null> {
  const told = /^(?:Fits|Tight fit) ([\d.]+) mm/.exec(await me.verdict());
  return told ? Number(told[1]) : null;
}

/** Takes the last build back, and then the match is as it was: something else can be built. */
async function undo(me: Architect): Promise<void> {
  const roads = await me.left("Roads");
  await me.turn();
  await me.press(me.page.getByRole("button", { name: "Undo" }));
  await expect.poll(() => me.left("Roads")).toBe(roads + 1);
  await me.turn();
}

/** Into what is there: refused, with the reason, the rule, and nothing sent. */
async function refused(me: Architect): Promise<void> {
  await me.pullTo(BASE, 5_500, 300, 2);
  await me.press(me.button("Help it fit"));
  expect(await me.verdict()).toMatch(
    /^Doesn’t fit The new column comes too near to column 1 \(red on the table\) rule 4\.6/i,
  );
  expect(await me.build.getAttribute("aria-disabled")).toBe("true");
  await me.press(me.button("Cancel"));
  await me.far.waitFor({ state: "detached" });
  expect(await me.lines()).toBe(CUT.lines);
}

/** Over another road with hardly any air: a road that nobody offered, and the car that it earns. */
async function squeezed(me: Architect): Promise<void> {
  const [cars, roads] = [await me.left("Cars"), await me.left("Roads")];
  const offers = await offersIn(me.page);
  expect(offers.length).toBeGreaterThan(0);
  await me.pullTo(BASE, 3_050, 900, 2);
  await me.press(me.button("Help it fit"));
  expect(await me.verdict()).toMatch(/^(Fits|Tight) .*\+1 car/);
  await me.page.locator(".crossing.earns", { hasText: "+1 car" }).waitFor();
  const close = await me.nudge(2_400, 1_300, 2, async () => {
    const air = await room(me);
    return air !== null && air <= TIGHT;
  });
  expect(close, "no way leads to 0.2 mm beyond the clearance").toBe(true);
  const told = await me.verdict();
  await me.commit();
  await expect.poll(() => me.left("Cars")).toBe(cars - 1);
  expect(await me.left("Roads")).toBe(roads - 1);
  process.stdout.write(`built with hardly any air: ${told}\n`);
  const built = await me.built(CUT.seat);
  expect(built).toContain('"column"');
  expect(offers).not.toContain(built);
}

/** A junction takes a yellow piece. */
async function forked(me: Architect): Promise<void> {
  const yellow = await me.left("Yellow pieces");
  await me.pullTo(BASE, 500, 1_200, 2);
  await me.press(me.button("Junction"));
  await me.press(me.prompt.getByRole("button", { name: "Height +" }));
  expect(await me.verdict()).toMatch(/^(Fits|Tight) .*\+1 car/);
  await me.commit();
  await expect.poll(() => me.left("Yellow pieces")).toBe(yellow - 1);
}

/** An exit earns a car, which has parked by itself and can be dragged along the road. */
async function left(me: Architect): Promise<void> {
  const cars = await me.left("Cars");
  await me.pullTo(BASE, 15_000, -12_000, 2);
  await me.press(me.button("Exit to the table"));
  expect(await me.verdict()).toMatch(/^(Fits|Tight) .*\+1 car/);
  const car = me.page.getByRole("button", { name: "Move car 1 along the road" });
  const [parked, near] = [await me.middle(car), await me.middle(me.near)];
  await me.drag(car, (near.x - parked.x) / 3, (near.y - parked.y) / 3);
  const moved = async () => {
    const now = await me.middle(car);
    return Math.hypot(now.x - parked.x, now.y - parked.y);
  };
  await expect.poll(moved).toBeGreaterThan(4);
  await me.commit();
  await expect.poll(() => me.left("Cars")).toBe(cars - 1);
  expect(await me.built(CUT.seat)).toContain('"exit"');
}

async function buildAll(page: Page, touch: Touch): Promise<void> {
  const me = await begin(page, touch);
  await refused(me);
  await squeezed(me);
  await undo(me);
  await forked(me);
  await undo(me);
  await left(me);
}

test("by mouse: refused, squeezed in, taken back, a junction, an exit", async ({ guests }) => {
  await buildAll(await guests.visit({ finds: plainly }), "click");
});

deepTest(
  "by touch at 390 px: refused, squeezed in, taken back, a junction, an exit",
  async ({ guests }) => {
    await buildAll(await guests.visit({ finds: plainly, phone: true }), "tap");
  },
);

test("a road in hand is moved by the foot of its column, too", async ({ guests }) => {
  const page = await guests.visit({ finds: plainly, sharp: true });
  const me = await begin(page, "click");
  await me.pullTo(BASE, 500, 1_200, 2);
  const foot = page.locator('[data-grip="foot"]');
  const [from, top] = [await me.middle(foot), await me.middle(me.far)];
  expect(from.y, "the foot is seen below the top").toBeGreaterThan(top.y + 4);
  await me.drag(foot, 40, 0);
  const shift = async () => (await me.middle(me.far)).x - top.x;
  // It follows, though a little slower where there is hardly any room.
  await expect.poll(shift).toBeGreaterThan(8);
});

test("an idea is shown on the table while it is looked at", async ({ guests }) => {
  const page = await guests.visit({ finds: plainly });
  const me = await begin(page, "click");
  const drawer = page.getByRole("region", { name: "Ideas", exact: true });
  await drawer.getByRole("button", { name: "Ideas", exact: true }).click();
  const ideas = drawer.getByRole("listitem");
  await ideas.first().waitFor();
  expect(await me.shows()).toBe(false);
  await ideas.first().getByRole("button").focus();
  await expect.poll(() => me.shows()).toBe(true);
  const words = (await ideas.allTextContents()).join(" ");
  expect(words).not.toMatch(/\b(north|east|south|west)\b/);
  expect(words).toMatch(/to the (left|right)|away from you|towards you/);
  await drawer.getByRole("button", { name: "Close", exact: true }).focus();
  await expect.poll(() => me.shows()).toBe(false);
});

test("a build that leaves no way on is warned of before it is built", async ({ guests }) => {
  const page = await guests.visit({ finds: plainly });
  // One road is left, and one car: only a build that places it goes on.
  await resume(page, { record: "four-normal", lines: 29, seat: 0 });
  const me = new Architect(page);
  await me.turn();
  await me.pick();
  await me.until("Shift+PageUp", /^(Fits|Tight)(?!.*\+1 car)/, 72);
  await me.prompt.getByText(/this uses your last road/i).waitFor();
});

test("who is blocked is told why, and can only pass", async ({ guests }) => {
  const page = await guests.visit({ finds: plainly });
  await resume(page, { record: "two-random", lines: 2, seat: 0 });
  const me = new Architect(page);
  await me.turn();
  await expect.poll(() => me.verdict()).toMatch(/^You have to pass: /);
  expect(await me.bases.count()).toBe(0);
  await me.press(me.button("Pass"));
  await expect.poll(() => me.lines()).toBeGreaterThan(2);
});
