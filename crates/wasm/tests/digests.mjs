// Replays every recorded game in wasm: the engine compares the digest of each step with the one
// that the native build wrote down. Also plays a game of its own to the end.
// Run by `cargo xtask test`: node digests.mjs FOLDERS OF MODULES...

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { modulesIn } from "./modules.mjs";

const MAX_STEPS = 50_000;

const root = resolve(import.meta.dirname, "../../..");
const modules = await modulesIn(process.argv.slice(2));

/** What the engine answers to one request that must succeed. */
function ok(engine, request) {
  const got = JSON.parse(engine.line(JSON.stringify({ id: 1, ...request })));
  assert.ok("ok" in got, `'${request.do}' was answered with ${JSON.stringify(got)}`);
  return got.ok;
}

/** The recorded games in a folder; none if there is no such folder. */
function recordsIn(...parts) {
  const folder = join(root, "games", ...parts);
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return files.filter((file) => file.endsWith(".json")).map((file) => join(folder, file));
}

/** The recorded games of a module: those of an extra are in a folder of its name. */
function recordsOf(name, game) {
  const extra = name.slice(game.length + 1);
  return recordsIn(game, "tests/records", extra);
}

/** One step of a match: a random command of somebody awaited, or time that passes. */
function step(engine, { must, may, wake_at }, seed) {
  const seat = must[0] ?? may[0];
  if (seat === undefined) return ok(engine, { do: "wait", until_ms: wake_at });
  const command = ok(engine, { do: "sample", seat, seed });
  return ok(engine, { do: "play", seat, command });
}

function playsToTheEnd({ Engine }, game) {
  const engine = new Engine(game);
  let awaiting = ok(engine, { do: "open", seed: 7 });
  for (let steps = 0; !("over" in awaiting); steps += 1) {
    assert.ok(steps < MAX_STEPS, `it was not over after ${MAX_STEPS} steps`);
    awaiting = step(engine, awaiting, steps).awaiting;
  }
  const record = ok(engine, { do: "record" });
  assert.deepEqual(ok(new Engine(game), { do: "replay", record }), awaiting);
}

function botAnswersInTime({ Engine }, game) {
  const engine = new Engine(game);
  const { must } = ok(engine, { do: "open", seed: 7 });
  const chosen = ok(engine, {
    do: "choose",
    seat: must[0],
    bot: "hard",
    budget_ms: 50,
  });
  ok(engine, { do: "judge", seat: must[0], command: chosen.command });
}

function refusesAnUnknownGame({ Engine }) {
  assert.throws(() => new Engine("no-such-game"), /there is no game 'no-such-game'/);
}

function answersGarbage({ Engine }, game) {
  const got = JSON.parse(new Engine(game).line("{garbage"));
  assert.equal(typeof got.error, "string", JSON.stringify(got));
}

function replays({ Engine }, path) {
  const record = JSON.parse(readFileSync(path, "utf8"));
  ok(new Engine(record.game), { do: "replay", record });
}

function testsOf(name, module) {
  const [game] = JSON.parse(module.games());
  const recorded = recordsOf(name, game);
  const replayed = recorded.map((path) => [
    `${path.slice(root.length + 1)} has its native digests`,
    () => replays(module, path),
  ]);
  return [
    [`${name} has recorded games`, () => assert.ok(recorded.length > 0, "in tests/records")],
    ...replayed,
    [`${name} is played to its end`, () => playsToTheEnd(module, game)],
    [`a bot of ${name} answers in time`, () => botAnswersInTime(module, game)],
    [`${name} answers garbage`, () => answersGarbage(module, game)],
    [`${name} refuses an unknown game`, () => refusesAnUnknownGame(module)],
  ];
}

const tests = [...modules].flatMap(([name, module]) => testsOf(name, module));

let failed = 0;
for (const [name, run] of tests) {
  try {
    run();
  } catch (error) {
    failed += 1;
    console.error(`failed: ${name}: ${error.message}`);
  }
}
console.info(`${tests.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
