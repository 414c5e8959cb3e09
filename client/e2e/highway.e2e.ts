/** Tokyo Highway on its own table: built by dragging, judged in the same frame. */

import type { Page } from "playwright-core";
import { withoutWebGl } from "./browser.ts";
import { Architect, plainly, playAlone } from "./highway.ts";
import { ending, verdict, type Touch } from "./play.ts";
import { expect, test } from "./test.ts";

/** So much beyond the clearance of the rules is hardly anything, in millimetres. */
const TIGHT = 0.2;

/** What a player has left, by the words of the table. */
async function left(page: Page, kind: "Cars" | "Roads" | "Yellow pieces"): Promise<number> {
  const table = page.getByRole("table", { name: "What everyone has left" });
  const titles = await table.getByRole("columnheader").allInnerTexts();
  const column = titles.findIndex((title) => title.includes(kind));
  const own = table.locator("tr.own").locator("th, td").nth(column);
  return Number(await own.textContent());
}

async function begin(page: Page, touch: Touch, players = 2): Promise<Architect> {
  await playAlone(page, players);
  const architect = new Architect(page, touch);
  await architect.turn();
  return architect;
}

/** A dragged road, a refusal with its reason, a junction and an exit with its car. */
async function buildAll(page: Page, touch: Touch): Promise<void> {
  const me = await begin(page, touch);
  const roads = await left(page, "Roads");

  // A road into what is already there is refused, with its reason and its rule.
  await me.pick();
  expect(await me.until("Shift+PageUp", /^Doesn't fit/, 72), "nothing is in the way").toBe(true);
  expect(await me.verdict()).toMatch(/^Doesn't fit .{8,} Rule \d+\.\d+/);
  await page.keyboard.press("Escape");
  await me.far.waitFor({ state: "detached" });
  expect(await left(page, "Roads")).toBe(roads);

  // A road of one's own, to wherever it was dragged.
  await me.pick();
  await me.drag(me.far, 37, -23);
  expect(await me.until("Shift+PageDown", /^(Fits|Tight)/, 72)).toBe(true);
  await me.commit();
  await expect.poll(() => left(page, "Roads")).toBe(roads - 1);

  // Taken back, it is as it was.
  await me.turn();
  await me.press(page.getByRole("button", { name: "Undo" }));
  await expect.poll(() => left(page, "Roads")).toBe(roads);
  await me.turn();

  // An exit earns a car.
  const cars = await left(page, "Cars");
  await me.pick();
  await me.press(me.button("Exit"));
  expect(await me.until("Shift+PageUp", /^(Fits|Tight).*\+1 car/, 72)).toBe(true);

  // It has parked by itself, and can be dragged along the road.
  const car = page.getByRole("button", { name: "Move car 1 along the road" });
  const [parked, base] = [await me.middle(car), await me.middle(me.near)];
  await me.drag(car, (base.x - parked.x) / 3, (base.y - parked.y) / 3);
  const moved = async () => {
    const now = await me.middle(car);
    return Math.hypot(now.x - parked.x, now.y - parked.y);
  };
  await expect.poll(moved).toBeGreaterThan(4);
  await me.commit();
  await expect.poll(() => left(page, "Cars")).toBe(cars - 1);
}

test("by mouse: refused, built, taken back, an exit with its car", async ({ guests }) => {
  await buildAll(await guests.visit({ finds: plainly }), "click");
});

test("by touch at 390 px: refused, built, taken back, an exit with its car", async ({ guests }) => {
  await buildAll(await guests.visit({ finds: plainly, phone: true }), "tap");
});

test("a junction, and a road with hardly any air beside it", async ({ guests }) => {
  const page = await guests.visit({ finds: plainly });
  const me = await begin(page, "click");
  const yellow = await left(page, "Yellow pieces");
  await me.pick();
  await me.press(me.button("Junction"));
  expect(await me.until("Shift+PageUp", /^(Fits|Tight)/, 72)).toBe(true);
  await me.commit();
  await expect.poll(() => left(page, "Yellow pieces")).toBe(yellow - 1);

  await me.turn();
  await me.pick();
  await me.press(me.button("Snap"));
  expect(await squeeze(me), "no way leads to 0.2 mm beyond the clearance").toBe(true);
  expect(await room(me)).toBeLessThanOrEqual(TIGHT);
  await me.commit();
});

/** The room to spare that the verdict tells of; nothing where there is much, or none. */
async function room(me: Architect): Promise<number | null> {
  const told = /^(?:Fits|Tight) ([\d.]+) mm/.exec(await me.verdict());
  return told ? Number(told[1]) : null;
}

/** Turns toward an obstacle, then goes nearer by tenths of a millimetre. */
async function squeeze(me: Architect): Promise<boolean> {
  for (let tries = 0; tries < 12; tries += 1) {
    await me.until("Shift+PageUp", /^Doesn't fit/, 72);
    await me.until("PageDown", /^(Fits|Tight)/, 20);
    for (const arrow of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      if (await nearer(me, arrow)) return true;
    }
    await me.until("PageUp", /^Doesn't fit/, 20);
    for (let n = 0; n < 12; n += 1) await me.page.keyboard.press("Shift+PageUp");
  }
  return false;
}

async function nearer(me: Architect, arrow: string): Promise<boolean> {
  let before = await room(me);
  for (let n = 0; n < 60; n += 1) {
    if (before !== null && before <= TIGHT) return true;
    await me.page.keyboard.press(`Shift+${arrow}`);
    const now = await room(me);
    if (now === null || (before !== null && now > before)) return false;
    before = now;
  }
  return false;
}

test("a match against a bot to the end", async ({ guests }) => {
  const page = await guests.visit({ finds: plainly });
  const me = await begin(page, "click");
  await me.playOut();
  expect(await verdict(page)).toMatch(/You win|wins|share/);
});

test("three players put up buildings first, by dragging", async ({ guests }) => {
  const page = await guests.visit({ finds: plainly });
  const me = await begin(page, "click", 3);
  await me.press(me.prompt.getByRole("button").first());
  const tower = page.getByRole("button", { name: "Move the building" });
  await tower.waitFor();
  await me.drag(tower, -140, 40);
  // Wherever that was: there is room on one side or the other.
  const fits = /^(Fits|Tight)/;
  const found =
    (await me.until("ArrowLeft", fits, 80)) || (await me.until("ArrowRight", fits, 240));
  expect(found).toBe(true);
  await me.press(me.build);
  await tower.waitFor({ state: "detached" });
  await me.turn();
  await me.playOut();
  await ending(page).waitFor();
});

test("nothing is sent by a gesture that leaves the window, and the ghost stays", async ({
  guests,
}) => {
  const page = await guests.visit({ finds: plainly });
  const me = await begin(page, "click");
  const roads = await left(page, "Roads");
  await me.pick();
  const from = await me.middle(me.far);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y - 10);
  await page.evaluate(() => dispatchEvent(new Event("blur")));
  await page.mouse.move(-50, -50);
  await page.mouse.up();
  await me.far.waitFor();
  expect(await left(page, "Roads")).toBe(roads);
});

test("a lost graphics context comes back, and the table with it", async ({ guests }) => {
  const page = await guests.visit({ finds: plainly });
  const me = await begin(page, "click");
  await me.pick();
  const before = await me.cost();
  guests.expectTrouble(/context lost/i);
  await me.board.locator("canvas").evaluate(async (canvas: HTMLCanvasElement) => {
    const lose = canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context");
    const back = new Promise((done) => canvas.addEventListener("webglcontextrestored", done));
    canvas.addEventListener("webglcontextlost", () => setTimeout(() => lose?.restoreContext()));
    lose?.loseContext();
    await back;
  });
  await expect.poll(async () => (await me.cost()).frames).toBeGreaterThan(before.frames);
  expect(await me.until("Shift+PageUp", /^(Fits|Tight)/, 72)).toBe(true);
  await me.commit();
});

test("without WebGL the picture and the choices serve", async ({ guests }) => {
  const page = await guests.visit({ finds: withoutWebGl });
  await playAlone(page, 2);
  await page.getByRole("img", { name: "The table of Tokyo Highway" }).waitFor();
  await page.getByText(/3D table can't be shown/).waitFor();
});
