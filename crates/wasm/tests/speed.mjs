// How long a judgement takes in wasm, on late positions of recorded games: the whole request, and
// what is left of it without the protocol around it. Printed, never asserted.
// After `cargo xtask wasm --target node`: node speed.mjs [FOLDER OF THE PACKAGE]

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

const TIMES = 20_000;
const RECORDS = ["tokyo-highway/four-normal", "tokyo-highway/two-normal", "tokyo-dangan/two-hard"];

const root = resolve(import.meta.dirname, "../../..");
const folder = resolve(process.argv[2] ?? join(root, "target/wasm/node"));
const { Engine } = createRequire(import.meta.url)(join(folder, "tokyo.js"));

/** Microseconds of processor time that a request takes on average. */
function microseconds(engine, request) {
  const line = JSON.stringify({ id: 1, ...request });
  for (let warm = 0; warm < TIMES / 10; warm += 1) engine.line(line);
  const begin = process.cpuUsage();
  for (let time = 0; time < TIMES; time += 1) engine.line(line);
  return process.cpuUsage(begin).user / TIMES;
}

for (const name of RECORDS) {
  const [game, file] = name.split("/");
  const record = JSON.parse(readFileSync(join(root, "games", game, `tests/records/${file}.json`)));
  const upto = record.lines.length - 1;
  const { actor, command } = record.lines[upto].play;
  const engine = new Engine(game);
  engine.line(JSON.stringify({ id: 1, do: "replay", record, upto }));
  // A command of somebody who is not asked is read and refused before anything is measured.
  const other = (actor + 1) % record.seats.length;
  const judged = microseconds(engine, { do: "judge", seat: actor, command });
  const refused = microseconds(engine, { do: "judge", seat: other, command });
  const net = Math.max(judged - refused, 0).toFixed(1);
  console.info(`${name}: ${judged.toFixed(1)} µs a request, ${net} µs of it for the judgement`);
}
