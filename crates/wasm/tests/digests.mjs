// Replays every recorded game in wasm: the engine compares the digest of each step with the one
// that the native build wrote down. Also plays a game of its own to the end.
// Run by `cargo xtask test`: node digests.mjs [FOLDER OF THE PACKAGE]

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

const MAX_STEPS = 50_000;

const root = resolve(import.meta.dirname, "../../..");
const folder = resolve(process.argv[2] ?? join(root, "target/wasm/node"));
const { Engine, games } = createRequire(import.meta.url)(join(folder, "tokyo.js"));

/** What the engine answers to one request that must succeed. */
function ok(engine, request) {
  const got = JSON.parse(engine.line(JSON.stringify({ id: 1, ...request })));
  assert.ok("ok" in got, `'${request.do}' was answered with ${JSON.stringify(got)}`);
  return got.ok;
}

/** The recorded games in the folders of games/: their names and what they hold. */
function records() {
  const games = readdirSync(join(root, "games")).sort();
  return games.flatMap((game) => {
    const folder = join(root, "games", game, "tests/records");
    const files = existsSync(folder) ? readdirSync(folder).sort() : [];
    const recorded = files.filter((file) => file.endsWith(".json"));
    return recorded.map((file) => ({
      name: `${game}/${file}`,
      path: join(folder, file),
    }));
  });
}

/** One step of a match: a random command of somebody awaited, or time that passes. */
function step(engine, { must, may, wake_at }, seed) {
  const seat = must[0] ?? may[0];
  if (seat === undefined) return ok(engine, { do: "wait", until_ms: wake_at });
  const command = ok(engine, { do: "sample", seat, seed });
  return ok(engine, { do: "play", seat, command });
}

function playsToTheEnd(game) {
  const engine = new Engine(game);
  let awaiting = ok(engine, { do: "open", seed: 7 });
  for (let steps = 0; !("over" in awaiting); steps += 1) {
    assert.ok(steps < MAX_STEPS, `it was not over after ${MAX_STEPS} steps`);
    awaiting = step(engine, awaiting, steps).awaiting;
  }
  const record = ok(engine, { do: "record" });
  assert.deepEqual(ok(new Engine(game), { do: "replay", record }), awaiting);
}

function botAnswersInTime(game) {
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

function refusesAnUnknownGame() {
  assert.throws(() => new Engine("no-such-game"), /there is no game 'no-such-game'/);
}

function answersGarbage(game) {
  const got = JSON.parse(new Engine(game).line("{garbage"));
  assert.equal(typeof got.error, "string", JSON.stringify(got));
}

function replays(path) {
  const record = JSON.parse(readFileSync(path, "utf8"));
  ok(new Engine(record.game), { do: "replay", record });
}

const all = JSON.parse(games());
const recorded = records();
const tests = [
  ["there are recorded games", () => assert.ok(recorded.length > 0, "games/*/tests/records/")],
  ...recorded.map(({ name, path }) => [`${name} has its native digests`, () => replays(path)]),
  ...all.map((game) => [`${game} is played to its end`, () => playsToTheEnd(game)]),
  ...all.map((game) => [`a bot of ${game} answers in time`, () => botAnswersInTime(game)]),
  ...all.map((game) => [`${game} answers garbage`, () => answersGarbage(game)]),
  ["an unknown game is refused", refusesAnUnknownGame],
];

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
