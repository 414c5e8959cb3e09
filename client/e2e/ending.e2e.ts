/** How a match ends, and what is marked while it goes on. */

import { readFile } from "node:fs/promises";
import { inflateSync } from "node:zlib";
import type { Page } from "playwright-core";
import { violations } from "./axe.ts";
import { playAlone, Traveller } from "./dangan.ts";
import { ending } from "./play.ts";
import { resumeAt, type Cut } from "./resume.ts";
import { expect, test } from "./test.ts";

/** Matches whose last acts are those of bots, and how many of them are left to do. */
const LAST: Record<string, Cut> = {
  "king-of-tokyo": { record: "four-greedy", lines: 80, seat: 3 },
  "tokyo-dangan": { record: "three-normal", lines: 36, seat: 0 },
  "tokyo-jutaku": { record: "race", lines: 129, seat: 0 },
  "tokyo-highway": { record: "three-normal", lines: 28, seat: 0 },
  izakaya: { record: "two-greedy", lines: 20, seat: 0 },
};
/** Scenes in 3D take long on a machine without a graphics card: they are shown without motion. */
const STILL = ["tokyo-jutaku", "tokyo-highway", "izakaya"];

const moment = (page: Page) => page.getByRole("group", { name: "The winner" });

/** Runs in the page before it: the scene does not end by itself, however slow the machine is. */
function patiently(): void {
  const real = window.setTimeout;
  const patient = (call: () => void, ms = 0) => real(call, ms === 3_800 ? 600_000 : ms);
  window.setTimeout = patient as typeof setTimeout;
}

test.for(Object.entries(LAST))(
  "the winner's scene of %s, which a key ends",
  async ([game, cut], { guests }) => {
    const page = await guests.visit({ moves: !STILL.includes(game), finds: patiently });
    await resumeAt(page, game, cut);
    await moment(page)
      .getByText(/ wins$|^You win!$/)
      .waitFor({ timeout: 60_000 });
    await moment(page)
      .getByText(/^Well played: you came|^Congratulations/)
      .waitFor();
    await page.keyboard.press("Escape");
    await moment(page).waitFor({ state: "detached" });
    const first = ending(page).locator(".deeds").locator("a, button").first();
    expect((await first.textContent())?.trim()).toBe("Rematch");
  },
);

test("the scene ends by a tap; who comes later is not shown it", async ({ guests }) => {
  const page = await guests.visit({ phone: true, finds: patiently });
  await resumeAt(page, "tokyo-dangan", LAST["tokyo-dangan"] as Cut);
  await moment(page).waitFor({ timeout: 60_000 });
  await moment(page).tap();
  await moment(page).waitFor({ state: "detached" });
  await page.reload();
  await ending(page).waitFor();
  expect(await moment(page).count()).toBe(0);
  await ending(page).getByRole("button", { name: "Rematch" }).tap();
  await new Traveller(page, "tap").turn();
});

test("players who want everything at once are shown no scene", async ({ guests }) => {
  const page = await guests.visit({
    finds: () => localStorage.setItem("tokyo-pace", "at-once"),
  });
  await resumeAt(page, "tokyo-dangan", LAST["tokyo-dangan"] as Cut);
  await ending(page).getByRole("button", { name: "Rematch" }).waitFor({ timeout: 60_000 });
  expect(await moment(page).count()).toBe(0);
});

test("plots can be read by keys, and each has a table", async ({ guests }) => {
  const page = await guests.visit();
  await resumeAt(page, "king-of-tokyo", LAST["king-of-tokyo"] as Cut);
  const story = page.getByRole("region", { name: "How it went" });
  await story.waitFor({ timeout: 60_000 });
  const plots = ["Points, turn by turn", "Where the points came from", "Life (broad: in Tokyo)"];
  for (const name of plots) {
    const plot = story.getByRole("slider", { name });
    await plot.focus();
    await page.keyboard.press("Home");
    const first = await plot.getAttribute("aria-valuetext");
    await page.keyboard.press("End");
    expect(await plot.getAttribute("aria-valuetext")).not.toBe(first);
    const figure = story.getByRole("figure").filter({ hasText: name });
    await figure.getByText("As a table").click();
    expect(await figure.getByRole("table", { name }).getByRole("row").count()).toBeGreaterThan(3);
  }
  // What the plot ends with is the result.
  const scores = await story.getByRole("slider", { name: plots[0] ?? "" }).textContent();
  expect(scores).toContain("Bot 1 20");
  expect(await violations(page)).toEqual([]);
});

/** Width, height and pixels of a PNG as browsers write it: eight bits, without interlacing. */
function decode(png: Buffer): { width: number; height: number; colours: number } {
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString("latin1", at + 4, at + 8) === "IDAT")
      parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const raw = inflateSync(Buffer.concat(parts));
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  // Filters make lines differ even where colours do not: what counts is that there is much.
  const lines = new Set<string>();
  const stride = raw.length / height;
  for (let y = 0; y < height; y += 1) {
    lines.add(raw.toString("latin1", y * stride, (y + 1) * stride));
  }
  return { width, height, colours: lines.size };
}

test.for(["king-of-tokyo", "tokyo-jutaku"])(
  "a picture of a result of %s",
  async (game, { guests }) => {
    const page = await guests.visit({ dark: true, finds: patiently });
    await resumeAt(page, game, LAST[game] as Cut);
    await moment(page).waitFor({ timeout: 60_000 });
    await page.keyboard.press("Escape");
    await ending(page).getByRole("button", { name: "Share a picture" }).click();
    const sheet = page.getByRole("dialog", { name: "Share a picture" });
    await sheet.getByRole("img", { name: /^Picture of the result: .* wins$/ }).waitFor();
    const saved = page.waitForEvent("download");
    await sheet.getByRole("button", { name: "Save the picture" }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${game}-\\d{4}-\\d\\d-\\d\\d\\.png$`));
    const { width, height, colours } = decode(await readFile(await file.path()));
    expect([width, height]).toEqual([1200, 630]);
    expect(colours, "lines that differ").toBeGreaterThan(300);
  },
);

test("what a rival did is marked until one acts, and can be shown again", async ({ guests }) => {
  const page = await guests.visit({ moves: true });
  await playAlone(page, 6);
  const traveller = new Traveller(page);
  const marks = page.locator("[data-since]");
  const again = page.getByRole("button", { name: "Show the last turn again" });
  await traveller.turn();
  while ((await marks.count()) === 0) {
    await traveller.act();
    await traveller.turn();
  }
  await page.keyboard.press("g");
  const back = page.getByRole("button", { name: "Back to now" });
  await back.waitFor();
  // A player who wants to act need not wait.
  await traveller.act();
  await back.waitFor({ state: "detached" });
  await expect.poll(() => marks.count()).toBe(0);
  await again.waitFor();
});
