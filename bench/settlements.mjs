/**
 * How long acknowledgements take while settlements of Tokyo Highway by hand are waiting, beside how
 * long they take without: `node bench/settlements.mjs [--tokyo PATH]`. Server and load share the
 * machine.
 */

import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { openHouse } from "./lib/house.mjs";
import { load } from "./lib/machine.mjs";
import { runJson, sleep, start } from "./lib/process.mjs";
import { median } from "./lib/statistics.mjs";

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** The others: open loop, far from what two cores can do. */
const OTHERS = ["--game", "king-of-tokyo", "--seats", "2", "--matches", "100"];
/** Each of these tables has a settlement waiting at nearly all times. */
const BY_HAND = ["--game", "tokyo-highway", "--seats", "2", "--setup", '{"mode":"hand-built"}'];
const WITHOUT_PAUSE = ["--every", "1", "--waves", "0", "--moves", "100000000"];

/** Ten seconds through the air, then over the edge: it costs nobody anything, again and again. */
const THROUGH_THE_AIR = [
  { lift: { piece: "grey" } },
  {
    carry: {
      path: [
        [0, 0, 0, 30_000, 0, 0],
        [9_000, 20_000, 0, 30_000, 0, 0],
        [1_000, 45_000, 0, 30_000, 0, 0],
      ],
    },
  },
];

const { values } = parseArgs({
  options: {
    tokyo: { type: "string", default: join(ROOT, "target", "release", "tokyo") },
    rounds: { type: "string", default: "5" },
    settlements: { type: "string", default: "100" },
    rate: { type: "string", default: "500" },
    seconds: { type: "string", default: "10" },
  },
});

/** Acknowledgements of the other matches for a while. */
async function measure(url) {
  const moves = `${Number(values.rate) * Number(values.seconds)}`;
  const size = ["--rate", values.rate, "--moves", moves];
  return (await runJson(values.tokyo, ["load", "--url", url, ...OTHERS, ...size, "--json"])).acked;
}

/** The same while settlements wait. */
async function measureBeside(url, acts) {
  const tables = [...BY_HAND, "--matches", values.settlements, ...WITHOUT_PAUSE];
  const args = ["load", "--url", url, ...tables, "--rush", acts];
  const busy = await start(values.tokyo, args, null);
  // Until all tables are there and the line is long.
  await sleep(5_000);
  try {
    return await measure(url);
  } finally {
    await busy.stop();
  }
}

const shown = ({ p50_ms, p99_ms }) => `p50 ${p50_ms.toFixed(2)} ms, p99 ${p99_ms.toFixed(2)} ms`;

async function main() {
  if (!existsSync(values.tokyo)) throw new Error(`there is no ${values.tokyo}: build it`);
  const folder = await mkdtemp(join(tmpdir(), "tokyo-settlements-"));
  const acts = join(folder, "acts.json");
  await writeFile(acts, JSON.stringify(THROUGH_THE_AIR));
  const [without, beside] = [[], []];
  for (let round = 0; round < Number(values.rounds); round++) {
    // A server that still works off the last round's line would slow down this one's.
    const house = await openHouse(values.tokyo);
    without.push(await measure(house.url));
    beside.push(await measureBeside(house.url, acts));
    await house.stop();
    process.stdout.write(
      `round ${round + 1}, load average ${load()[0]}: without ${shown(without.at(-1))}; ` +
        `beside ${values.settlements} settlements ${shown(beside.at(-1))}\n`,
    );
  }
  const p99 = (reports) => median(reports.map(({ p99_ms }) => p99_ms));
  const more = p99(beside) - p99(without);
  process.stdout.write(
    `median p99: ${p99(without).toFixed(2)} ms without, ${p99(beside).toFixed(2)} ms beside, ` +
      `so ${more.toFixed(2)} ms more\n`,
  );
  await rm(folder, { recursive: true });
}

await main();
