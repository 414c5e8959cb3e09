/** Tokyo Highway's table as a whole: what it costs, what others see, and what a file of it holds. */

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { Architect, plainly, recordOf } from "./highway.ts";
import { seatAll } from "./lobby.ts";
import { deepTest, expect, test } from "./test.ts";
import { Wire } from "./wire.ts";

const RECORD = recordOf("four-normal");
const MOST_CALLS = 80;
const MOST_TRIANGLES = 300_000;
/** What one move of the pointer may cost the rules, in microseconds. */
const MOST_MICROS = 2_000;

/** A finished match of four, at its end. */
async function lateTable(page: Page): Promise<Architect> {
  await page.getByLabel(/^Open a saved game/).setInputFiles(RECORD);
  const title = page.getByRole("heading", { name: "Replay: Tokyo Highway" });
  await title.waitFor({ timeout: 60_000 });
  const last = page.getByRole("button", { name: "Go to end" });
  await last.click({ timeout: 60_000 });
  const architect = new Architect(page);
  const triangles = async () => (await architect.cost()).triangles;
  await expect.poll(triangles, { timeout: 60_000 }).toBeGreaterThan(60_000);
  return architect;
}

test("a full table of four: few draw calls, and no frame while nothing moves", async ({
  guests,
}) => {
  const page = await guests.visit({ finds: plainly });
  const architect = await lateTable(page);
  const { calls, triangles } = await architect.cost();
  process.stdout.write(`full table of four: ${calls} draw calls, ${triangles} triangles\n`);
  expect(calls).toBeLessThanOrEqual(MOST_CALLS);
  expect(triangles).toBeLessThanOrEqual(MOST_TRIANGLES);

  /** This many frames of the browser pass. */
  const pass = (count: number) =>
    page.evaluate(async (left) => {
      for (; left > 0; left -= 1) await new Promise(requestAnimationFrame);
    }, count);
  await pass(10);
  const before = (await architect.cost()).frames;
  await pass(30);
  expect((await architect.cost()).frames).toBe(before);
});

deepTest(
  "what one move of the pointer costs the rules, on a late table of four",
  async ({ guests }) => {
    const page = await guests.visit();
    await page.goto("/rules/tokyo-highway");
    await page.getByRole("heading", { level: 2 }).first().waitFor();
    const record = await readFile(RECORD, "utf8");
    const micros = await page.evaluate<number[]>(`(${MEASURE})(${JSON.stringify(record)})`);
    expect(micros.length).toBe(400);
    micros.sort((one, other) => one - other);
    const at = (part: number) => Math.round(micros[Math.floor(micros.length * part)] ?? 0);
    expect(at(0.5)).toBeLessThanOrEqual(MOST_MICROS);
    process.stdout.write(`one verdict: median ${at(0.5)} µs, 9 of 10 below ${at(0.9)} µs\n`);
  },
);

/**
 * Runs in the page: how long each of many verdicts took, in microseconds. A text, because the
 * tests' own tools would rewrite the import.
 */
const MEASURE = `async (record) => {
  const folder = "/wasm/tokyo-highway/";
  const rules = await import(location.origin + folder + "tokyo.js");
  await rules.default({ module_or_path: folder + "tokyo_bg.wasm" });
  const replay = new rules.Replay("tokyo-highway", record, "en");
  const { view } = JSON.parse(replay.welcome(replay.steps() - 2, "0"));
  const sight = new rules.Sight("tokyo-highway", JSON.stringify(view), 0, "en", "[]");
  const { columns } = view.truth;
  const base = columns.map(({ owner }) => owner).lastIndexOf(0);
  const { at } = columns[base];
  return Array.from({ length: 400 }, (_, n) => {
    const [x, y] = [Math.cos(n / 64), Math.sin(n / 64)].map((part) => Math.round(part * 11000));
    const pointer = { x: at.x + x, y: at.y + y };
    const tips = { past: null, aside: 0, far_aside: 0 };
    const trace = { base, pointer, to: { grey: 2 }, ...tips, cars: null, snap: true };
    const began = performance.now();
    sight.ask(JSON.stringify({ trace }));
    return (performance.now() - began) * 1000;
  });
}`;

test("the city as a GLB holds every piece, in metres", async ({ guests }) => {
  const page = await guests.visit({ finds: plainly });
  await lateTable(page);
  await page.getByRole("button", { name: "View", exact: true }).click();
  await page.getByRole("button", { name: "Photo", exact: true }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "GLB", exact: true }).click();
  const bytes = await readFile(await (await download).path());
  expect(bytes.toString("latin1", 0, 4)).toBe("glTF");
  const length = bytes.readUInt32LE(12);
  const gltf = JSON.parse(bytes.toString("utf8", 20, 20 + length)) as {
    nodes: { mesh?: number; name?: string }[];
    accessors: { max?: number[]; type: string }[];
  };
  const { nodes } = gltf;
  const record = JSON.parse(await readFile(RECORD, "utf8")) as { lines: unknown[] };
  // Four entrances and a road for every build, besides discs, cars, towers and the table.
  expect(nodes.filter(({ mesh }) => mesh !== undefined).length).toBeGreaterThan(
    record.lines.length * 4,
  );
  const scaled = nodes as { scale?: number[]; matrix?: number[] }[];
  expect(scaled.some(({ scale }) => scale?.[0] === 0.001)).toBe(true);

  const picture = page.waitForEvent("download");
  await page.getByRole("button", { name: "PNG", exact: true }).click();
  const png = await readFile(await (await picture).path());
  expect(png.toString("latin1", 1, 4)).toBe("PNG");
});

/** Every view that a page is told, hashed without its viewer, by version. */
function viewsOf(page: Page): Map<number, string> {
  const views = new Map<number, string>();
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      const told = JSON.parse(String(payload)) as { is: string; version: number; view?: object };
      if (told.view === undefined) return;
      const { view, version } = told;
      const public_view = JSON.stringify({ ...view, viewer: null });
      views.set(version, createHash("sha256").update(public_view).digest("hex"));
    });
  });
  return views;
}

test("two browsers and a spectator see the same city after every build", async ({ guests }) => {
  const [host, friend, watcher] = [
    await guests.visit({ finds: plainly }),
    await guests.visit({ finds: plainly }),
    await guests.visit({ finds: plainly }),
  ];
  const told = [host, friend, watcher].map(viewsOf);
  const key = await seatAll({ game: "tokyo-highway", setup: { start: "seat-0" } }, [host, friend]);
  await watcher.goto(`/table/${key}`);
  await watcher.getByTestId("highway").waitFor({ timeout: 60_000 });
  const players = [new Architect(host), new Architect(friend)];
  for (let builds = 0; builds < 4; builds += 1) {
    const player = players[builds % 2]!;
    await player.turn();
    await player.act();
  }
  const versions = () =>
    [...told[0]!.keys()].filter((version) => told.every((one) => one.has(version)));
  await expect.poll(() => versions().length).toBeGreaterThanOrEqual(4);
  for (const version of versions()) {
    expect(new Set(told.map((one) => one.get(version))).size, `version ${version}`).toBe(1);
  }
});

test("a build of somebody else takes the spot, and a lost socket sends nothing", async ({
  guests,
}) => {
  const [host, friend] = [
    await guests.visit({ finds: plainly }),
    await guests.visit({ finds: plainly }),
  ];
  const wire = await Wire.between(friend);
  await seatAll({ game: "tokyo-highway", setup: { start: "seat-0" } }, [host, friend]);
  const [first, second] = [new Architect(host), new Architect(friend)];
  await first.turn();
  // Both entrances are 110 mm apart: both can put a column north of the middle.
  for (const player of [first, second]) {
    await player.bases.first().waitFor();
    await player.pull(0, 9_500);
  }
  expect(await second.verdict()).toMatch(/^(Fits|Tight)/);

  // In the middle of a drag the other build comes, and the connection goes.
  const hand = await second.middle(second.far);
  await friend.mouse.move(hand.x, hand.y);
  await friend.mouse.down();
  await friend.mouse.move(hand.x + 4, hand.y);
  await first.commit();
  await expect.poll(() => second.verdict()).toMatch(/^Doesn’t fit/);
  await wire.cut();
  await friend.mouse.move(hand.x + 9, hand.y + 3);
  await friend.mouse.up();
  await second.far.waitFor();
  expect(wire.commands).toEqual([]);

  await second.until("Shift+PageUp", /^(Fits|Tight)/, 72);
  await expect.poll(() => second.build.getAttribute("aria-disabled")).toBe("false");
  await second.commit();
  expect(wire.commands.length).toBe(1);
});

test("a replay fills the window, grows in a time lapse, and asks nobody to build", async ({
  guests,
}) => {
  const page = await guests.visit({ finds: plainly, moves: true });
  await page.getByLabel(/^Open a saved game/).setInputFiles(RECORD);
  const table = page.getByTestId("highway");
  await table.waitFor({ timeout: 60_000 });
  expect(await table.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  await page.getByRole("button", { name: "Match log" }).click();
  await page.getByLabel("View as").selectOption("0");
  await page.keyboard.press("l");

  const cars = page.getByRole("table", { name: "What everyone has left" }).locator(".count");
  const left = async () => (await cars.allTextContents()).map(Number);
  expect(await left()).toEqual([6, 6, 6, 6]);
  await page.getByRole("button", { name: "Time lapse" }).click();
  await page.getByText("30 / 30").waitFor({ timeout: 60_000 });
  await expect.poll(left).toEqual([0, 0, 1, 0]);
  const architect = new Architect(page);
  expect(await architect.bases.count()).toBe(0);
  expect(await architect.prompt.count()).toBe(0);
});
