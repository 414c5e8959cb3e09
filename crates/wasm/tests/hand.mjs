// What carrying a piece by hand costs in wasm, late in a match of four: a second of its path above
// everything, a second right through the city, and settling after that crash. Printed, never
// asserted; the same natively: `cargo bench -p tokyo-highway --bench hand`.
// After `cargo xtask client`: node hand.mjs client/public/wasm/tokyo-highway-hand

import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { modulesIn } from "./modules.mjs";

const TIMES = 20;
const ROOT = resolve(import.meta.dirname, "../../..");
const RECORD = join(ROOT, "games/tokyo-highway/tests/records/hand/four-easy.json");
/** As in the benchmark: milliseconds since the last point, and x, y and z in 0.01 mm. */
const ABOVE = [
  [0, -25_000, 0, 30_000, 0, 0],
  [500, 0, 0, 30_000, 0, 0],
  [500, 25_000, 0, 30_000, 0, 0],
];
const THROUGH = [
  [0, -25_000, 0, 30_000, 0, 0],
  [500, -20_000, 0, 4_000, 0, 0],
  [500, 5_000, 0, 2_000, 0, 0],
];

const [[, { Engine }]] = await modulesIn(process.argv.slice(2));
const record = JSON.parse(readFileSync(RECORD, "utf8"));
const engine = new Engine(record.game);

function ok(request) {
  const got = JSON.parse(engine.line(JSON.stringify(request)));
  if (!("ok" in got)) throw new Error(JSON.stringify(got));
  return got.ok;
}

/** Milliseconds of processor time that a question takes on average. */
function cost(question) {
  const ask = () => ok({ do: "ask", question });
  for (let warm = 0; warm < TIMES / 4; warm += 1) ask();
  const begin = process.cpuUsage();
  for (let time = 0; time < TIMES; time += 1) ask();
  return process.cpuUsage(begin).user / 1_000 / TIMES;
}

// The last road that somebody lifts: it is in the air.
const lifts = ({ play }) => play?.command.lift?.piece === "road";
ok({ do: "replay", record, upto: record.lines.findLastIndex(lifts) + 1 });
const last = record.lines.findLast(({ play }) => play?.command.carry?.settled);
const { engine: version, slip } = last.play.command.carry.settled;
const flown = { piece: "road", seed: 7, path: THROUGH, slip, engine: version };

const made = cost({ feel: { path: THROUGH.slice(0, 1) } });
const above = cost({ feel: { path: ABOVE } });
const carried = cost({ feel: { path: THROUGH } });
const filmed = cost({ film: flown });
console.info(`making the world: ${made.toFixed(1)} ms`);
console.info(`a second of path: ${(above - made).toFixed(1)} ms`);
console.info(`a second of crashing: ${(carried - made).toFixed(1)} ms`);
console.info(`settling, with its frames: ${(filmed - carried).toFixed(1)} ms`);
