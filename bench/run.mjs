/** Measures Tokyo Tabletop and its peers side by side: see README.md in this folder. */

import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { install } from "./lib/install.mjs";
import { load, machine, versions } from "./lib/machine.mjs";
import { plots } from "./lib/plots.mjs";
import { run } from "./lib/process.mjs";
import { publish, summary } from "./lib/publish.mjs";
import { duel } from "./measures/duel.mjs";
import { games } from "./measures/games.mjs";
import { late } from "./measures/late.mjs";
import { memory } from "./measures/memory.mjs";
import { threads } from "./measures/threads.mjs";

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const OUT = join(ROOT, "bench", "out");
const MEASURES = { games, threads, duel, memory, late };

const FULL = {
  rounds: 3,
  seconds: 2,
  matches: [1, 50, 200, 500],
  idle: 1_000,
  memoryRounds: 2,
  lateMoves: 2_000,
};
/** Shows that everything works; the figures mean little. */
const QUICK = {
  rounds: 1,
  seconds: 0.5,
  matches: [1, 50],
  idle: 100,
  memoryRounds: 1,
  lateMoves: 200,
};

const begin = Date.now();
function say(words) {
  const seconds = ((Date.now() - begin) / 1_000).toFixed(0).padStart(4);
  process.stderr.write(`${seconds} s  ${words}\n`);
}

/** The program: the one named, or a release build of ours. */
async function build(named) {
  if (named !== undefined) return named;
  const program = join(ROOT, "target", "release", "tokyo");
  if (!existsSync(program)) {
    say("building target/release/tokyo, which takes minutes");
    const how = { cwd: ROOT, patience: 3_600_000 };
    await run("cargo", ["build", "--release", "-p", "cli"], how);
  }
  return program;
}

/** Every measure that is wanted, one after the other; one that fails is said to be missing. */
async function measure(wanted, context, results) {
  for (const name of wanted) {
    say(`${name} (load average ${load()[0]})`);
    try {
      results[name] = await MEASURES[name](context);
    } catch (error) {
      results.missing.push(`${name}: ${error.message}`);
      say(`${name} failed: ${error.message}`);
    }
  }
}

/** The measures in a list of names. */
function chosen(list) {
  const names = list.split(",");
  const unknown = names.filter((name) => !Object.hasOwn(MEASURES, name));
  if (unknown.length === 0) return names;
  const all = Object.keys(MEASURES).join(", ");
  throw new Error(`there is no measure ${unknown.join(", ")}: choose from ${all}`);
}

async function main() {
  const { values } = parseArgs({
    options: {
      quick: { type: "boolean" },
      only: { type: "string", default: Object.keys(MEASURES).join(",") },
      rounds: { type: "string" },
      tokyo: { type: "string" },
      publish: { type: "boolean" },
    },
  });
  const wanted = chosen(values.only);
  const size = { ...(values.quick ? QUICK : FULL) };
  if (values.rounds !== undefined) size.rounds = Number(values.rounds);
  const loadBefore = load();
  const tokyo = await build(values.tokyo);
  const { missing, ...peers } = await install(ROOT, say);
  const results = { date: new Date().toISOString(), machine: machine(), ...size, missing };
  results.versions = await versions(ROOT);
  // The commit says nothing about a build that was named.
  if (values.tokyo !== undefined) results.versions["Tokyo Tabletop"] += " (another build)";
  await measure(wanted, { ...size, ...peers, tokyo, say }, results);
  results.load = { before: loadBefore, after: load() };
  await mkdir(OUT, { recursive: true });
  await writeFile(join(OUT, "results.json"), `${JSON.stringify(results, null, 2)}\n`);
  for (const [name, picture] of Object.entries(plots(results))) {
    await writeFile(join(OUT, name), picture);
  }
  process.stdout.write(`${summary(results)}\n`);
  if (values.publish) await publish(ROOT, results);
}

await main();
