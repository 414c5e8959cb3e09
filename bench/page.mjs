/**
 * How soon somebody with a slow phone can decide: Chromium at a sixth of its speed, for each game
 * offline (one press on the first page, everything kept by the page itself) and online (the
 * address of a table, nothing kept).
 *
 *     node bench/page.mjs [--tokyo PATH] [--games king-of-tokyo,izakaya] [--times 3] [--slow 6]
 *
 * Where there is no graphics card, drawing in software is most of what is measured, also with
 * `--quality 4`, which draws the scenes as cheaply as the page can: "scripts" is the page's own part
 * of the main thread's time.
 */

import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { openHouse } from "./lib/house.mjs";
import { load, machine } from "./lib/machine.mjs";
import { median } from "./lib/statistics.mjs";
import { number, table } from "./lib/tables.mjs";
import { openTable } from "./page/guest.mjs";
import { decided, prepare } from "./page/inside.mjs";
import { launch, Meter } from "./page/meter.mjs";

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
/** How long the table is watched after the first decision, in milliseconds. */
const WATCHED = 4_000;
/** Whatever takes longer has gone wrong. */
const PATIENCE = 120_000;

/** The games by id: their titles, and what is on the page when a decision can be made. */
const GAMES = {
  "king-of-tokyo": {
    title: "King of Tokyo",
    ready: 'section[aria-label="Dice and decisions"]:not([aria-busy="true"]) button:enabled',
  },
  "tokyo-dangan": { title: "Tokyo Dangan", ready: "button:enabled", named: "Pick up: " },
  "tokyo-highway": { title: "Tokyo Highway", ready: "button:enabled", named: "Build from column" },
  "tokyo-jutaku": { title: "Tokyo Jutaku", ready: 'section[aria-label="What you can do"]' },
  izakaya: { title: "Izakaya", ready: 'section[aria-label="Your move"] button:enabled' },
};

async function visit({ browser, url, quality }, keeps) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "en-GB",
    serviceWorkers: keeps ? "allow" : "block",
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(prepare, { games: Object.keys(GAMES), quality });
  return context.newPage();
}

/** From a press on the first page, with the server out of reach. */
async function offline(where, game) {
  const page = await visit(where, true);
  await page.goto("/");
  await page.getByText("Ready to play offline").waitFor();
  await page.context().setOffline(true);
  const meter = await Meter.start(page, where.slow);
  const press = page.getByRole("button", { name: `Play ${game.title} against bots now` });
  await press.evaluate((button) => {
    window.begun = performance.now();
    button.click();
  });
  return watch(page, meter, game);
}

/** From the address of a table whose match has begun. */
async function online(where, game, id) {
  const { url } = where;
  const page = await visit(where, false);
  const { key, cookie } = await openTable(url, id);
  await page.context().addCookies([{ ...cookie, url }]);
  const meter = await Meter.start(page, where.slow);
  await page.goto(`/table/${key}`, { waitUntil: "commit" });
  return watch(page, meter, game);
}

const WAYS = { offline, online };

async function watch(page, meter, game) {
  const { ready, named = "" } = game;
  const told = await page.waitForFunction(decided, { ready, named }, { polling: "raf" });
  const milliseconds = await told.jsonValue();
  const costs = await meter.read();
  await page.waitForTimeout(WATCHED);
  const frames = await page.evaluate((until) => window.longestFrames(until), milliseconds);
  await page.context().close();
  return { milliseconds, ...costs, ...frames };
}

/** The median of each figure. */
function middle(runs) {
  const names = Object.keys(runs[0]);
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))]));
}

const head = ["game", "", "first decision, s", "kB", "main thread, s", "scripts, s"];
const frames = ["longest frame until then, ms", "longest frame after, ms"];

function row(title, where, run) {
  const longest = (value) => (value === 0 ? "below 50" : number(value));
  return [
    title,
    where,
    number(run.milliseconds / 1_000),
    number(run.bytes / 1_000),
    number(run.main_seconds),
    number(run.script_seconds),
    longest(run.loading_frame_ms),
    longest(run.playing_frame_ms),
  ];
}

/** One game in one way, several times; what fails is said, and the others go on. */
async function measure(circumstances, id, where, times) {
  const runs = [];
  for (let nth = 0; nth < times; nth++) {
    try {
      runs.push(await WAYS[where](circumstances, GAMES[id], id));
      process.stderr.write(`${id} ${where}: ${Math.round(runs.at(-1).milliseconds)} ms\n`);
    } catch (error) {
      process.stderr.write(`${id} ${where} failed: ${error.message.split("\n")[0]}\n`);
    }
  }
  return { game: id, where, runs };
}

/** Kept after each game: a run that is cut short leaves what it has. */
async function keep(results, { slow, quality }) {
  const out = join(ROOT, "bench", "out");
  await mkdir(out, { recursive: true });
  const when = { date: new Date().toISOString(), machine: machine(), load: load() };
  const all = { ...when, slow, quality, results };
  await writeFile(join(out, "page.json"), `${JSON.stringify(all, null, 2)}\n`);
}

async function main() {
  const { values } = parseArgs({
    options: {
      tokyo: { type: "string", default: join(ROOT, "target", "release", "tokyo") },
      games: { type: "string", default: Object.keys(GAMES).join(",") },
      times: { type: "string", default: "3" },
      slow: { type: "string", default: "6" },
      quality: { type: "string" },
    },
  });
  const house = await openHouse(values.tokyo, ["--bot-pause", "0"]);
  const browser = await launch(ROOT);
  const { quality = null } = values;
  const circumstances = { browser, url: house.url, slow: Number(values.slow), quality };
  const results = [];
  try {
    for (const id of values.games.split(",")) {
      for (const where of Object.keys(WAYS)) {
        results.push(await measure(circumstances, id, where, Number(values.times)));
        await keep(results, circumstances);
      }
    }
  } finally {
    await browser.close();
    await house.stop();
  }
  const measured = results.filter(({ runs }) => runs.length > 0);
  const rows = measured.map(({ game, where, runs }) => row(GAMES[game].title, where, middle(runs)));
  const text = table([...head, ...frames], rows);
  process.stdout.write(`load average ${load().join(", ")}\n\n${text}\n`);
}

await main();
