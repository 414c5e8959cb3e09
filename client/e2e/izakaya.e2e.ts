/** Izakaya on its own table: bids, bottles, prices, claims and wood, by the real pointer. */

import { fileURLToPath } from "node:url";
import { playAlone, Regular } from "./izakaya.ts";
import { plainly } from "./highway.ts";
import { seatAll } from "./lobby.ts";
import { verdict } from "./play.ts";
import { deepTest, expect, test } from "./test.ts";

/** So long wood may be held where a test waits for the clock, in seconds. */
const LIMIT = 25;
const MOST_CALLS = 120;
/** A whole match of five. */
const RECORD = fileURLToPath(
  new URL("../../games/izakaya/tests/records/five-towers.json", import.meta.url),
);

test("a match against a bot by mouse: bottle, price, claim, wood by hand and by the clock", async ({
  guests,
}) => {
  const page = await guests.visit({ finds: plainly });
  await playAlone(page, 2, LIMIT);
  const me = new Regular(page);
  const deeds = [
    () => me.claim(),
    () => me.bottle(),
    async () => {
      // Small, and laid where no list would have it: by no line at all.
      await me.take();
      await me.over(/^[A-E][1-5], .*yours/);
      expect(await me.dragUntilItFits(), "a small piece fits somewhere").toBe(true);
      expect(await me.isListed()).toBe(false);
      await me.build();
    },
    () => me.price(),
    async () => {
      await me.take();
      // Nobody places it: the clock does.
      const log = page.getByRole("list", { name: "Match log" });
      await page.getByRole("button", { name: "Match log" }).click();
      await log.getByText(/took too long: the piece went to the first place/).waitFor({
        timeout: (LIMIT + 20) * 1_000,
      });
      await page.keyboard.press("l");
    },
  ];
  while (deeds.length > 0) {
    const asked = await me.asked();
    if (asked === "over") throw new Error("the match ended before everything was tried");
    if (asked === "bid") await me.bid(100);
    else await deeds.shift()?.();
  }
  const { calls } = await me.cost();
  expect(calls).toBeLessThanOrEqual(MOST_CALLS);
  await (await me.byList()).playOut();
  expect(await verdict(page)).toMatch(/You win|wins|share/);
});

deepTest("a full table of five: few draw calls, and what a frame takes", async ({ guests }) => {
  const page = await guests.visit({ finds: plainly });
  await page.getByLabel(/^Open a saved game/).setInputFiles(RECORD);
  await page.getByRole("heading", { name: "Replay: Izakaya" }).waitFor({ timeout: 60_000 });
  const me = new Regular(page);
  await me.board.waitFor();
  await page.getByRole("button", { name: "Go to end" }).click({ timeout: 60_000 });
  await expect
    .poll(async () => (await me.cost().catch(() => null))?.frames ?? 0)
    .toBeGreaterThan(1);
  const from = (await me.cost()).frames;
  /** Turns the table under the eye, and tells how long that took. */
  const ms = await page.evaluate(async () => {
    const canvas = document.querySelector("canvas");
    const began = performance.now();
    for (let n = 0; n < 20; n += 1) {
      canvas?.dispatchEvent(new WheelEvent("wheel", { deltaY: n % 2 ? 30 : -30, bubbles: true }));
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - began;
  });
  const { calls, triangles, frames } = await me.cost();
  const each = Math.round(ms / Math.max(1, frames - from));
  process.stdout.write(
    `full table of five: ${calls} draw calls, ${triangles} triangles, ${each} ms a frame\n`,
  );
  expect(calls).toBeLessThanOrEqual(MOST_CALLS);
});

test("what is not allowed says why, with its rule", async ({ guests }) => {
  const page = await guests.visit({ finds: plainly });
  await playAlone(page, 2);
  const me = new Regular(page);
  while ((await me.asked()) === "bid") await me.bid(100);
  await me.press(me.spot(/: \d+ yen, .*left/));
  // Where two cards meet, bottles come only when the corners between four are full.
  const edge = me.board.getByRole("button", { name: "Corner between A1 and B1", exact: true });
  // It says that it is closed; who presses it all the same is told why.
  await edge.click({ force: true });
  await me.prompt.getByText(/corners between four cards come first/i).waitFor();
  const rule = me.prompt.getByRole("link", { name: "rule 4.4" });
  expect(await rule.getAttribute("href")).toBe("/rules/izakaya/clauses#4.4");
  // The rule opens over the table; the way back leaves everything as it was.
  await rule.click();
  const sheet = page.getByRole("dialog", { name: "Rules of Izakaya" });
  await sheet.locator(".lit").getByText("4.4", { exact: true }).waitFor();
  await sheet.getByRole("button", { name: "Back to the match" }).click();
  await sheet.waitFor({ state: "hidden" });
  expect(new URL(page.url()).pathname).toMatch(/^\/alone\/izakaya\//);
  await rule.waitFor();
  await page.keyboard.press("Escape");
  await me.prompt.getByText(/^Your turn/).waitFor();
});

test("five players, two of them people: a bid is a secret, can be withdrawn, and opens with all", async ({
  guests,
}) => {
  const [one, other, watcher] = [
    await guests.visit({ finds: plainly }),
    await guests.visit({ finds: plainly }),
    await guests.visit({ finds: plainly }),
  ] as const;
  const heard: string[] = [];
  other.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => heard.push(String(payload))),
  );
  const key = await seatAll({ game: "izakaya", bots: ["greedy", "greedy", "greedy"] }, [
    one,
    other,
  ]);
  await watcher.goto(`/table/${key}`);
  const [mine, theirs] = [new Regular(one), new Regular(other)];
  expect(await mine.asked()).toBe("bid");
  expect(await theirs.asked()).toBe("bid");
  await watcher.getByText(/^Everyone bids in secret/).waitFor();

  /** What the other browser hears of a bid, without what counts up in every message. */
  const hears = async (yen: number) => {
    const from = heard.length;
    await mine.bid(yen);
    await mine.prompt
      .getByText(new RegExp(`^Your bid of ${yen} yen is hidden in your fist`))
      .waitFor();
    const told = () => heard.slice(from).filter((text) => text.includes("bid-placed"));
    await expect.poll(() => told().length, { timeout: 10_000 }).toBe(1);
    return (told()[0] ?? "").replace(
      /"(after|version|line|at_ms|now|decision|since_ms)":\d+/g,
      '"$1":0',
    );
  };
  const first = await hears(300);
  await mine.press(mine.button("Take the bid back"));
  expect(await mine.asked()).toBe("bid");
  expect(await hears(700)).toBe(first);

  await theirs.bid(100);
  await other.getByRole("button", { name: "Show the last turn again" }).waitFor();
  expect(heard.some((text) => text.includes("bids-revealed"))).toBe(true);

  // Two rounds of everybody, seen by somebody who only watches.
  const rounds = async (regular: Regular) => {
    const player = await regular.byList();
    for (let bids = 0; ;) {
      const { over, offered, ...look } = await player.look(60_000);
      if (over || (/^Bid /m.test(offered) && (bids += 1) > 1)) return;
      const back = regular.button("Take the bid back");
      // Players who have bid wait for the others.
      if (offered === "Take the bid back") await back.waitFor({ state: "detached" });
      else await player.press({ over, offered, ...look });
    }
  };
  await Promise.all([rounds(mine), rounds(theirs)]);
  await watcher.getByText("Earlier bids").click();
  await watcher.getByRole("rowheader", { name: "Round 2" }).waitFor();
}, 240_000);

test("a round by keys alone, and what is heard on the way", async ({ guests }) => {
  const page = await guests.visit({ finds: plainly });
  await playAlone(page, 2);
  const me = new Regular(page);
  await me.asked();
  const { keyboard } = page;
  await page.getByRole("slider", { name: /^Your secret bid/ }).focus();
  await keyboard.press("ArrowUp");
  await keyboard.press("ArrowUp");
  expect(await page.getByRole("slider").getAttribute("aria-valuetext")).toBe("200 yen");
  await keyboard.press("Enter");
  await page.getByRole("slider").waitFor({ state: "detached" });
  expect(await me.asked()).toBe("act");

  // A bottle: Enter on a drink leads to the corners, arrows from one to the next.
  await me.spot(/: \d+ yen, .*left/).focus();
  await keyboard.press("Enter");
  await me.board
    .locator(":focus")
    .and(me.board.getByRole("button", { name: /^Corner/ }))
    .waitFor();
  await keyboard.press("ArrowRight");
  await keyboard.press("Enter");
  await me.prompt.getByText(/^Where does/).waitFor({ state: "detached" });

  // Wood: lifted, taken, held over a card by its name, turned, moved, and placed.
  while ((await me.asked()) === "bid") await me.bid(100);
  await me.spot(/^Architect/).focus();
  await keyboard.press("Enter");
  const piece = me.spot(/^Take piece 0 /);
  await piece.focus();
  await keyboard.press("Enter");
  await me.prompt.getByText(/Taking it is final/).waitFor();
  await keyboard.press("Enter");
  await me.prompt.getByText(/^Choose a card/).waitFor();
  await me.spot(/^A1, [A-Z]\w+/).focus();
  await keyboard.press("Enter");
  await me.button("Build").waitFor();
  await keyboard.press("q");
  for (let n = 0; n < 30 && (await me.prompt.getByText(/^Fits/).count()) === 0; n += 1) {
    await keyboard.press(n % 12 < 6 ? "ArrowUp" : n % 2 ? "ArrowLeft" : "ArrowDown");
  }
  await me.prompt.getByText(/^Fits/).waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await keyboard.press("Enter");
  await me.button("Build").waitFor({ state: "detached" });
});

test("by finger on a phone", async ({ guests }) => {
  const page = await guests.visit({ phone: true, finds: plainly });
  await playAlone(page, 2);
  const me = new Regular(page, "tap");
  while ((await me.asked()) === "bid") await me.bid(200);
  await me.bottle();
  while ((await me.asked()) === "bid") await me.bid(100);
  await me.claim();
  while ((await me.asked()) === "bid") await me.bid(100);
  await me.take();
  await me.over(/^[A-E][1-5], /);
  const card = me.prompt.getByRole("status").first();
  expect(await card.innerText()).toMatch(/Fits|Doesn’t fit/);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});
