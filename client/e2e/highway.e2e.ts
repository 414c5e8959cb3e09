/** Tokyo Highway on its own table: built by dragging, judged in the same frame. */

import type { Page } from "playwright-core";
import { withoutWebGl } from "./browser.ts";
import { Architect, plainly, playAlone, resume } from "./highway.ts";
import { ending, verdict } from "./play.ts";
import { deepTest, expect, test } from "./test.ts";

async function begin(page: Page, players = 2): Promise<Architect> {
  await playAlone(page, players);
  const architect = new Architect(page);
  await architect.turn();
  return architect;
}

deepTest("a match against a bot to the end", async ({ guests }) => {
  const page = await guests.visit({ finds: plainly });
  const me = await begin(page);
  await me.playOut();
  expect(await verdict(page)).toMatch(/You win|wins|share/);
});

test("three players put up buildings first, by dragging", async ({ guests }) => {
  const page = await guests.visit({ finds: plainly });
  const me = await begin(page, 3);
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
  await me.act();
});

deepTest("three players with buildings, to the end", async ({ guests }) => {
  const page = await guests.visit({ finds: plainly });
  await resume(page, { record: "three-normal", lines: 22, seat: 0 });
  const me = new Architect(page);
  await me.turn();
  await me.playOut();
  await ending(page).waitFor();
});

test("nothing is sent by a gesture that leaves the window, and the ghost stays", async ({
  guests,
}) => {
  const page = await guests.visit({ finds: plainly });
  const me = await begin(page);
  const roads = await me.left("Roads");
  await me.pick();
  const from = await me.middle(me.far);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y - 10);
  await page.evaluate(() => dispatchEvent(new Event("blur")));
  await page.mouse.move(-50, -50);
  await page.mouse.up();
  await me.far.waitFor();
  expect(await me.left("Roads")).toBe(roads);
});

test("a lost graphics context comes back, and the table with it", async ({ guests }) => {
  const page = await guests.visit({ finds: plainly });
  const me = await begin(page);
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
  await page.getByText(/3D table can’t be shown/).waitFor();
});
