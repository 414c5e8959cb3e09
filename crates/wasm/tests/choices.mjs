// Whether bots choose alike natively and in wasm. The same matches are played by the engine of the
// native program and by that of the module, decision by decision, and every answer of one must be
// that of the other, byte for byte. Bots of all levels take turns at choosing; nothing cuts them
// short. Also prints how long the slowest answers took in wasm.
// Run by `cargo xtask test` for a few positions of each game. For 1,000 of them:
//   node choices.mjs --positions 1000 target/release/tokyo client/public/wasm/*

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { modulesIn } from "./modules.mjs";

/** Steps of a match between two positions, in turn: so all levels see all kinds of decisions. */
const APART = [1, 6, 2, 9, 4];
/** A match that is longer than this is left. */
const MAX_STEPS = 2_000;
/** Where a clock runs, one step in this many waits for it. */
const WAITS = 4;

const { values, positionals } = parseArgs({
  options: { positions: { type: "string", default: "15" } },
  allowPositionals: true,
});
const positions = Number(values.positions);
assert.ok(positions > 0, "--positions needs a number");
const [program, ...folders] = positionals;
assert.ok(program, "name the program, such as target/release/tokyo, and then the modules");

/** The engine of the program: a line in, a line out. */
function nativeEngine(game) {
  const engine = spawn(program, ["engine", game], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  return {
    async line(request) {
      engine.stdin.write(`${request}\n`);
      return (await lines.next()).value;
    },
    async close() {
      engine.stdin.end();
      await once(engine, "close");
    },
  };
}

/** A match in both engines, which must always say the same. */
class Both {
  constructor(wasm, native) {
    this.wasm = wasm;
    this.native = native;
    /** How long the last answer took in wasm, in milliseconds. */
    this.took = 0;
  }

  async ask(request) {
    const line = JSON.stringify({ id: 1, ...request });
    const answer = this.native.line(line);
    const begin = performance.now();
    const here = this.wasm.line(line);
    this.took = performance.now() - begin;
    assert.equal(here, await answer, `wasm and the program differ about ${line}`);
    const got = JSON.parse(here);
    assert.ok("ok" in got, `${line} was answered with ${here}`);
    return got.ok;
  }
}

/** One step: what a bot or chance would do for somebody awaited, or time that passes. */
async function step(both, { must, may, wake_at }, seed) {
  const seat = must[0] ?? may[0];
  const waits = wake_at !== undefined && seed % WAITS === WAITS - 1;
  if (seat === undefined || waits) return both.ask({ do: "wait", until_ms: wake_at });
  // Bots make sensible matches, chance makes rare positions.
  const bot = seed % 3 > 0 ? await both.ask({ do: "choose", seat, bot: "easy", seed }) : {};
  const command = bot.command ?? (await both.ask({ do: "sample", seat, seed }));
  return both.ask({ do: "play", seat, command });
}

/** Lets bots choose in matches of a game until there are enough positions. */
async function compare({ Engine, about }, game) {
  const { seats, levels } = JSON.parse(about(game, "en"));
  const native = nativeEngine(game);
  const both = new Both(new Engine(game), native);
  const slowest = new Map();
  let asked = 0;
  for (let number = 0; asked < positions; number += 1) {
    const [least, most] = seats;
    const opening = { do: "open", seats: least + (number % (most - least + 1)), seed: number };
    let awaiting = await both.ask(opening);
    let next = APART[number % APART.length];
    for (let steps = 0; steps < MAX_STEPS && asked < positions; steps += 1) {
      if ("over" in awaiting) break;
      const seat = awaiting.must[0];
      if (seat !== undefined && steps >= next) {
        const level = levels[asked % levels.length];
        await both.ask({ do: "choose", seat, bot: level, seed: asked });
        slowest.set(level, Math.max(slowest.get(level) ?? 0, both.took));
        asked += 1;
        next = steps + APART[asked % APART.length];
      }
      const happened = await step(both, awaiting, number + steps);
      awaiting = happened.awaiting;
    }
  }
  await native.close();
  const times = [...slowest].map(([level, ms]) => `${level} ${ms.toFixed(0)}`).join(", ");
  console.info(`${game}: alike in ${asked} positions; slowest in wasm, in ms: ${times}`);
}

for (const [name, module] of await modulesIn(folders)) {
  const [game] = JSON.parse(module.games());
  // A module with an extra has the same bots.
  if (!name.startsWith(`${game}-`)) await compare(module, game);
}
