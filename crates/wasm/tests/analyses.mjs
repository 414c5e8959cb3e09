// Whether a match is analysed alike natively and in wasm: for the shortest recorded match of every
// game, what the module says must be what the program says, to the last digit, although the module
// does its work in pieces.
// Run by `cargo xtask test`: node analyses.mjs PROGRAM FOLDERS OF MODULES...

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { modulesIn } from "./modules.mjs";

/** How long each piece of work takes, in milliseconds. */
const PIECE = 50;

const root = resolve(import.meta.dirname, "../../..");
const [program, ...folders] = process.argv.slice(2);
assert.ok(program, "name the program, such as target/release/tokyo, and then the modules");

/** The shortest recorded match of a game, by its file. */
function shortest(game) {
  const folder = join(root, "games", game, "tests/records");
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const paths = files.filter((file) => file.endsWith(".json")).map((file) => join(folder, file));
  const length = (path) => JSON.parse(readFileSync(path, "utf8")).lines.length;
  return paths.sort((a, b) => length(a) - length(b))[0];
}

function analysed({ Analysis }, game, record) {
  const analysis = new Analysis(game, record, "en", true);
  let pieces = 0;
  let said;
  do {
    said = analysis.work(PIECE);
    pieces += 1;
  } while (!analysis.done());
  analysis.free();
  return { report: JSON.parse(said), pieces };
}

for (const [name, module] of await modulesIn(folders)) {
  const path = shortest(name);
  if (path === undefined) continue;
  let here;
  try {
    here = analysed(module, name, readFileSync(path, "utf8"));
  } catch (why) {
    assert.match(String(why), /cannot be analysed yet/);
    process.stdout.write(`${name}: no coach\n`);
    continue;
  }
  const there = execFileSync(program, ["analyse", path, "--all", "--json"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 1 << 28,
  });
  assert.deepEqual(here.report, JSON.parse(there), name);
  const { points, decisions } = here.report;
  const counts = `${points.length} positions, ${decisions.length} decisions`;
  process.stdout.write(`${name}: analysed alike, ${counts}, ${here.pieces} pieces of work\n`);
}
