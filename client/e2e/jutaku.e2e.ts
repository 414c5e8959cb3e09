/** Tokyo Jutaku on its own table, with the real pointer. */

import type { Page } from "playwright-core";
import type { Guests } from "./browser.ts";
import { finger } from "./finger.ts";
import { plainly } from "./highway.ts";
import { Builder } from "./jutaku.ts";
import { tabTo } from "./keyboard.ts";
import { seatAll } from "./lobby.ts";
import { expect, test } from "./test.ts";
import { Wire } from "./wire.ts";

const GUIDED = { side: "blue", assist: "guided", idle_hold: 0 };
/** A day whose site takes four pieces, all of them square to the desk: no half dot decides. */
const DAILY = { ...GUIDED, mode: "daily", day: "2026-11-06" };

/** Somebody who is known to the server: the first page has been read. */
async function come(guests: Guests, phone = false): Promise<Page> {
  const page = await guests.visit({ finds: plainly, phone });
  await page.getByRole("button", { name: "Play Tokyo Jutaku against bots now" }).waitFor();
  return page;
}

test("a solo sprint: a site is built by mouse, and the bell is right", async ({ guests }) => {
  const page = await come(guests);
  await seatAll({ game: "tokyo-jutaku", setup: GUIDED }, [page]);
  const builder = new Builder(page);
  await builder.choose();
  await builder.ready();
  await builder.finish();
  const { moves, calls } = await builder.told("cost");
  const sorted = moves.sort((one, other) => one - other);
  const [median, worst] = [sorted[sorted.length >> 1] ?? 0, sorted.at(-1) ?? 0];
  const ms = `median ${median.toFixed(1)} ms, at most ${worst.toFixed(1)} ms`;
  process.stdout.write(`pointer move to verdict: ${ms}; ${calls} draw calls\n`);
  await page.keyboard.press("Space");
  await builder.banner.getByText(/did it!/).waitFor();
});

test("a solo sprint: a site is built by thumb on a phone", async ({ guests }) => {
  const page = await come(guests, true);
  await seatAll({ game: "tokyo-jutaku", setup: GUIDED }, [page]);
  const builder = new Builder(page, true);
  await builder.choose();
  await builder.ready();
  await builder.finish();
  await builder.stop.tap();
  await builder.banner.getByText(/did it!/).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("a finger pushes the piece in hand on from where it is", async ({ guests }) => {
  const page = await come(guests, true);
  await seatAll({ game: "tokyo-jutaku", setup: GUIDED }, [page]);
  const builder = new Builder(page, true);
  await builder.choose();
  await builder.ready();
  const [{ piece } = { piece: -1 }] = await builder.plan();
  await builder.pickUp(piece);
  await builder.prompt.getByRole("button", { name: "Place" }).waitFor();
  const middle = await builder.pixel(0, 3, 0);
  /** Drags a finger down by a few pixels; tells how the piece is held then. */
  const push = async (down: number) => {
    await finger(page, middle, async (to) => {
      for (const part of [0.4, 0.7, 1]) await to({ x: middle.x, y: middle.y + down * part });
    });
    const { pose } = await builder.told("own");
    if (pose === null) throw new Error("nothing is in hand");
    return pose;
  };
  // The first push brings it to the site, above the finger that would cover it.
  const before = await push(40);
  const after = await push(40);
  // It may click to a border nearby.
  const [down, aside] = [before.y - after.y, Math.abs(after.x - before.x)];
  expect(down, "a finger that goes down takes it down").toBeGreaterThan(aside);
});

test("the site of the day: the time is kept, and a solution is shown", async ({ guests }) => {
  const page = await come(guests);
  await seatAll({ game: "tokyo-jutaku", setup: DAILY }, [page]);
  const builder = new Builder(page);
  await builder.ready();
  await builder.finish();
  await builder.press(builder.stop);
  await builder.board.getByText("Your best yet!").waitFor();
  await page.getByRole("button", { name: "Try again" }).waitFor();
  await builder.solution("Show me a solution");
});

test(
  "solutions for everybody, at the end and at any step of the replay",
  {
    timeout: 240_000,
  },
  async ({ guests }) => {
    const pages = [await come(guests), await come(guests)];
    const key = await seatAll({ game: "tokyo-jutaku", setup: DAILY }, pages);
    const [first, second] = pages.map((page) => new Builder(page)) as [Builder, Builder];
    await Promise.all([first.ready(), second.ready()]);
    expect(await first.page.getByRole("button", { name: /Show me a solution/ }).count()).toBe(0);
    await first.finish();
    await first.press(first.stop);
    const names = /^Show me a solution for /;
    await expect.poll(() => second.page.getByRole("button", { name: names }).count()).toBe(2);
    await second.solution(names);

    const reader = new Builder(await guests.visit({ at: `/replay/${key}`, finds: plainly }));
    await reader.page.getByRole("button", { name: "Next step" }).click();
    await reader.page.getByRole("button", { name: "Next step" }).click();
    await expect.poll(() => reader.page.getByRole("button", { name: names }).count()).toBe(2);
    await reader.solution(names);
    // The replay waits meanwhile, and takes the desk back when it goes on.
    await reader.page.getByRole("button", { name: "Play", exact: true }).click();
    await reader.page.getByRole("button", { name: names }).last().click();
    const step = await reader.page.getByText(/^\d+ \/ \d+$/).textContent();
    await reader.board
      .getByRole("definition")
      .filter({ hasText: /^(\d)\/\1$/ })
      .nth(1)
      .waitFor();
    expect(await reader.page.getByText(/^\d+ \/ \d+$/).textContent()).toBe(step);
    await reader.page.getByRole("button", { name: "Next step" }).click();
    await reader.board.getByText(/^A solution for/).waitFor({ state: "detached" });
  },
);

test("a race: a contested piece, a false stop, a right one, and everybody moves", async ({
  guests,
}) => {
  const pages = [await come(guests), await come(guests)];
  const wires = await Promise.all(pages.map((page) => Wire.between(page)));
  const setup = { ...GUIDED, assist: "standard" };
  // Without bots, who keep their pace however slowly this machine draws, and would finish first.
  await seatAll({ game: "tokyo-jutaku", setup }, pages);
  const [first, second] = pages.map((page) => new Builder(page)) as [Builder, Builder];
  // Whose turn it is on the map is drawn by chance.
  await Promise.all([first.choose(), second.choose()]);
  await Promise.all([first.ready(), second.ready()]);

  // The second does not hear that the first has taken it, and reaches for it too.
  const [piece] = await first.plan();
  if (piece === undefined) throw new Error("a site has pieces");
  const release = wires[1]?.hold();
  await first.lift(piece.piece);
  await expect.poll(async () => (await first.told("own")).hand).toBe(piece.piece);
  // The server may say no before anyone could see the piece in this hand.
  await second.reach(piece.piece);
  release?.();
  await second.prompt.getByText(new RegExp(`was first: piece ${piece.piece} is gone`)).waitFor();
  expect((await second.told("own")).hand).toBeNull();
  await second.page.mouse.up();

  // A stop with the first piece alone is wrong, and everybody sees why.
  await first.page.mouse.up();
  await first.stands(piece.piece);
  await first.press(first.stop);
  await second.banner.getByText(/Not quite/).waitFor();
  await second.banner.getByText("Pieces are missing").waitFor();
  await first.prompt.getByText(/Grab a piece|Against|Fits/).waitFor();

  // Back to the empty site, and then right.
  await first.page.keyboard.press("Backspace");
  await expect.poll(async () => (await first.told("own")).standing.length).toBe(0);
  await first.finish();
  await expect.poll(() => first.stop.getAttribute("aria-disabled")).toBe("false");
  await first.press(first.stop);
  await first.banner.getByText(/did it!/).waitFor();
  // Between rounds, the completed site can be solved, and no other.
  await second.solution("Show me a solution");
  await first.choose();
  const map = second.page.getByRole("region", { name: "Map", exact: true });
  await map.getByRole("button", { name: "Keep my card" }).click({ timeout: 40_000 });
  await Promise.all([first.ready(), second.ready()]);
});

test.for(["en", "fr", "ja"] as const)(
  "on a phone, what is asked in the first beats lies over nothing: %s",
  async (language, { guests }) => {
    const page = await guests.visit({ finds: plainly, phone: true, language });
    await page.locator('article:has(a[href="/play/tokyo-jutaku"]) button').first().tap();
    await page.locator('[data-point="map"] .open').first().tap();
    const prompt = page.locator(".scene-prompt");
    await prompt.getByRole("button").waitFor({ timeout: 30_000 });
    const top = (await prompt.boundingBox())?.y ?? 0;
    for (const part of ["pile", "tools"]) {
      const box = await page.locator(`.scene-table > .${part}`).boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0), part).toBeLessThanOrEqual(top);
    }
  },
);

test("beats by keys alone", async ({ guests }) => {
  const page = await come(guests);
  const setup = { mode: "beats", side: "blue", assist: "guided" };
  await seatAll({ game: "tokyo-jutaku", setup }, [page]);
  await tabTo(page, /^[A-F][1-6]: /);
  await page.keyboard.press("Enter");
  const builder = new Builder(page);
  await builder.prompt.getByText(/^In each beat, everyone secretly/).waitFor();
  await tabTo(page, /^All choices/);
  await page.keyboard.press("Enter");
  // Every placement has a label: its piece, its place and its floor.
  await tabTo(page, /^Place /);
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await builder.told("own")).standing.length).toBe(1);
});

test("a match goes on after the connection was lost with a piece in hand", async ({ guests }) => {
  const page = await come(guests);
  const wire = await Wire.between(page);
  await seatAll({ game: "tokyo-jutaku", setup: GUIDED }, [page]);
  const builder = new Builder(page);
  await builder.choose();
  await builder.ready();
  const [pose] = await builder.plan();
  if (pose === undefined) throw new Error("a site has pieces");
  await builder.lift(pose.piece);
  await expect.poll(() => wire.commands.length).toBe(2);
  wire.loses = "commands";
  await wire.cut();
  await page.getByText("Connection lost", { exact: true }).first().waitFor();
  // What is in hand stays there, and is placed while nobody listens.
  expect((await builder.told("own")).hand).toBe(pose.piece);
  wire.loses = "nothing";
  const to = await builder.onSite(pose, 1);
  await builder.turnTo(pose);
  await page.mouse.move(to.x + 1, to.y);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  await page.getByText("Connected", { exact: true }).first().waitFor({ timeout: 20_000 });
  await builder.stands(pose.piece);
  await builder.prompt.getByRole("button", { name: "Take back the last piece" }).waitFor();
});

test("a duel: others' hands are seen moving, and the first to finish takes the card", async ({
  guests,
}) => {
  const pages = [await come(guests), await come(guests)];
  await seatAll({ game: "tokyo-jutaku", setup: { ...GUIDED, mode: "duel" } }, pages);
  const [first, second] = pages.map((page) => new Builder(page)) as [Builder, Builder];
  await Promise.all([first.ready(), second.ready()]);
  const [pose] = await first.plan();
  if (pose === undefined) throw new Error("a site has pieces");
  await first.lift(pose.piece);
  await expect.poll(async () => (await second.told("waved"))[0]?.piece).toBe(pose.piece);
  const at = async () => (await second.told("waved"))[0]?.x ?? 0;
  const before = await at();
  const away = await first.pixel(20, 3, 0);
  await first.page.mouse.move(away.x, away.y, { steps: 4 });
  await expect.poll(at).toBeGreaterThan(before + 10_000);
  expect((await first.told("waved"))[0]).toBeNull();
  await first.page.mouse.up();
  // Where it cannot lie, it stays in the hand until it is put back.
  await first.page.keyboard.press("Escape");
  await expect.poll(async () => (await second.told("waved"))[0]).toBeNull();
  for (const _ of (await first.told("own")).standing) await first.page.keyboard.press("Backspace");
  await expect.poll(async () => (await first.told("own")).standing.length).toBe(0);
  await first.finish();
  await first.press(first.stop);
  await second.banner.getByText(/did it!/).waitFor();
  await Promise.all([first.ready(), second.ready()]);
  // The card that is gone can be solved, no matter who had it.
  await second.page.getByRole("button", { name: "View", exact: true }).click();
  await second.solution("Show me a solution");
});

test("together against the clock: both build, and the end adds up", async ({ guests }) => {
  const pages = [await come(guests), await come(guests)];
  const setup = { ...GUIDED, mode: "team", attack: 1 };
  await seatAll({ game: "tokyo-jutaku", setup }, pages);
  const [first, second] = pages.map((page) => new Builder(page)) as [Builder, Builder];
  await Promise.all([first.choose(), second.choose()]);
  await Promise.all([first.ready(), second.ready()]);
  await first.finish();
  await first.press(first.stop);
  await first.banner.getByText(/did it!/).waitFor();
  // A stop concerns only your own site: the other player goes on.
  await second.prompt.getByText("Grab a piece").waitFor();
  await first.choose();
  const over = first.page.getByRole("button", { name: "Show me a solution" }).first();
  await over.waitFor({ timeout: 90_000 });
});

/** Lets time pass at a match that is played in the browser alone. */
async function pass(page: Page, ms: number): Promise<void> {
  const [worker] = page.workers();
  if (worker === undefined) throw new Error("nobody plays alone here");
  await worker.evaluate((by) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + by;
  }, ms);
}

test("solo: five minutes against the clock pass, and what was built is kept", async ({
  guests,
}) => {
  const page = await come(guests);
  await page.goto(new URL("/solo/tokyo-jutaku", page.url()).href);
  await page.getByTestId("solo-attack").getByRole("button", { name: "Play: Time attack" }).click();
  const builder = new Builder(page);
  const clock = builder.board.getByRole("definition").last();
  await builder.choose();
  await builder.ready();
  await builder.finish();
  await builder.press(builder.stop);
  const told = await builder.banner.getByText(/^\+\d+ yen$/).textContent();
  const earned = told?.replace(/\D/g, "") ?? "";
  await builder.choose();
  await builder.ready();
  const [minutes = 0, seconds = 0] = ((await clock.textContent()) ?? "").split(":").map(Number);
  expect(minutes).toBeLessThan(5);
  await pass(page, (minutes * 60 + seconds - 3) * 1_000);
  // What is done next brings the new time; the last seconds pass by themselves.
  const [lying] = await builder.told("pile");
  if (lying === undefined) throw new Error("there is wood");
  await builder.take(lying.piece);
  await builder.board.getByText("Your best yet!").waitFor();
  await page.mouse.up();
  await builder.solution("Show me a solution");
  await page.getByRole("link", { name: "All solo modes" }).click();
  const attack = page.getByTestId("solo-attack");
  await attack.getByText(`¥${earned}`).waitFor();
  await attack.getByRole("button", { name: "Try again: Time attack" }).waitFor();
});

test("solo: a time attack is begun in one click, kept, and tried again", async ({ guests }) => {
  const page = await come(guests);
  await page.goto(new URL("/solo/tokyo-jutaku", page.url()).href);
  const tour = page.getByTestId("solo-tour");
  await tour.getByText("Not finished yet").waitFor();
  // A day that has not come is refused before anything begins.
  const daily = page.getByTestId("solo-daily");
  await daily.getByLabel("Day (UTC)").fill("2999-01-01");
  await daily.getByText("That day hasn’t come yet").waitFor();
  // Forced: a button that says it is disabled is waited for otherwise.
  await daily.getByRole("button", { name: "Play: Site of the day" }).click({ force: true });
  expect(new URL(page.url()).pathname).toBe("/solo/tokyo-jutaku");

  await tour.getByRole("button", { name: "Play: Tour" }).click();
  const builder = new Builder(page);
  await builder.choose();
  await builder.ready();
  await builder.finish();
  await builder.press(builder.stop);
  await builder.banner.getByText(/did it!/).waitFor();
  await builder.choose();
  await builder.ready();
});
