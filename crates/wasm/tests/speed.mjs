// How long a judgement takes in wasm, on late positions of recorded games: the whole request, and
// what is left of it without the protocol around it. Printed, never asserted.
// After `cargo xtask client`: node speed.mjs client/public/wasm/*

import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { modulesIn } from "./modules.mjs";

const TIMES = 20_000;
// Each with the kind of command whose last one is judged; without one, the last command of all.
const RECORDS = [
  ["tokyo-highway/four-normal"],
  ["tokyo-highway/two-normal"],
  ["tokyo-dangan/two-hard"],
  ["tokyo-jutaku/race", "place"],
  ["izakaya/five-towers", "place"],
];

const root = resolve(import.meta.dirname, "../../..");
const modules = await modulesIn(process.argv.slice(2));

/** Microseconds of processor time that a request takes on average. */
function microseconds(engine, request) {
  const line = JSON.stringify({ id: 1, ...request });
  for (let warm = 0; warm < TIMES / 10; warm += 1) engine.line(line);
  const begin = process.cpuUsage();
  for (let time = 0; time < TIMES; time += 1) engine.line(line);
  return process.cpuUsage(begin).user / TIMES;
}

for (const [name, kind] of RECORDS) {
  const [game, file] = name.split("/");
  const record = JSON.parse(readFileSync(join(root, "games", game, `tests/records/${file}.json`)));
  const meant = ({ play }) => kind === undefined || (play && kind in Object(play.command));
  const upto = record.lines.findLastIndex(meant);
  const { actor, command, at_ms } = record.lines[upto].play;
  const { Engine } = modules.get(game);
  const engine = new Engine(game);
  engine.line(JSON.stringify({ id: 1, do: "replay", record, upto }));
  // A command of somebody who is not asked is read and refused before anything is measured.
  const other = (actor + 1) % record.seats.length;
  const judge = JSON.stringify({ do: "judge", seat: actor, command, at_ms });
  const verdict = JSON.parse(engine.line(judge));
  if (verdict.ok !== true) throw new Error(`${name}: ${JSON.stringify(verdict)}`);
  const judged = microseconds(engine, {
    do: "judge",
    seat: actor,
    command,
    at_ms,
  });
  const refused = microseconds(engine, {
    do: "judge",
    seat: other,
    command,
    at_ms,
  });
  const net = Math.max(judged - refused, 0).toFixed(1);
  console.info(`${name}: ${judged.toFixed(1)} µs a request, ${net} µs of it for the judgement`);
}
