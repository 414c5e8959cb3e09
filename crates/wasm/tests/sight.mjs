// Kept views in wasm: answers, verdicts, labels and words of one view, and how long Tokyo Highway
// takes over one move of a pointer on a late table of four (printed, never asserted).
// Run by `cargo xtask test`: node sight.mjs FOLDERS OF MODULES...

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { modulesIn } from "./modules.mjs";

const GAME = "tokyo-highway";
const root = resolve(import.meta.dirname, "../../..");
const { Engine, Sight } = (await modulesIn(process.argv.slice(2))).get(GAME);

/** What the engine answers to one request that must succeed. */
function ok(engine, request) {
  const got = JSON.parse(engine.line(JSON.stringify({ id: 1, ...request })));
  assert.ok("ok" in got, `'${request.do}' was answered with ${JSON.stringify(got)}`);
  return got.ok;
}

/** A recorded match of four, before the last builds that were played. */
function late() {
  const path = join(root, "games", GAME, "tests/records/four-normal.json");
  const record = JSON.parse(readFileSync(path, "utf8"));
  const isBuild = ({ play }) => play && "build" in Object(play.command);
  const builds = record.lines.flatMap((line, idx) => (isBuild(line) ? [idx] : []));
  const upto = builds.at(-3);
  const engine = new Engine(GAME);
  ok(engine, { do: "replay", record, upto });
  return { engine, ...record.lines[upto].play };
}

const { engine, actor, command } = late();
const names = ["Ada", "Ben", "Cleo", "Dan"];
const players = JSON.stringify(names.map((name) => ({ name })));
const viewOf = (seat) => ok(engine, { do: "view", seat });
const view = viewOf(actor);
const sightOf = (seat, language = "en", seen = view) =>
  new Sight(GAME, JSON.stringify(seen), seat, language, players);
const sight = sightOf(actor);
const ask = (question, of = sight) => JSON.parse(of.ask(JSON.stringify(question)));

/** A pointer over what the build leads to. */
const trace = (pointer, base = command.build.base, to = { grey: 1 }) => ({
  trace: {
    base,
    pointer,
    to,
    past: null,
    aside: 0,
    far_aside: 0,
    cars: null,
    snap: true,
  },
});
const columns = view.truth.columns;
const base = columns[command.build.base];
const other = (actor + 1) % names.length;

const tests = {
  "what was played is legal, and told in words": () => {
    assert.equal(sight.asked(), true);
    assert.equal(sight.judge(JSON.stringify(command)), "null");
    assert.match(sight.label(JSON.stringify(command)), /^(From|Exit from) /);
  },
  "whoever is not on turn can try things out": () => {
    const theirs = sightOf(other, "en", viewOf(other));
    assert.equal(theirs.asked(), false);
    const isOpen = ({ junction, outgoing }) => outgoing < (junction ? 2 : 1);
    const own = columns.findIndex((column) => column.owner === other && isOpen(column));
    assert.ok(own >= 0, "they have an open base");
    const at = { x: columns[own].at.x, y: columns[own].at.y + 11_000 };
    const { trace: traced } = ask(trace(at, own, { grey: columns[own].height + 1 }), theirs);
    assert.equal(traced.wait.clause, "4.1");
    assert.equal(theirs.say(JSON.stringify(traced.wait.why)), `it is ${names[actor]}’s turn`);
    const verdict = JSON.parse(theirs.judge(JSON.stringify({ build: traced.build })));
    assert.equal(verdict === null, traced.faults.length === 0);
    theirs.free();
  },
  "faults are said in the language of the view": () => {
    const french = sightOf(actor, "fr");
    const at = columns[(command.build.base + 1) % columns.length].at;
    const { trace: traced } = ask(trace(at, command.build.base, { grey: 90 }), french);
    const said = traced.faults.map(({ why }) => french.say(JSON.stringify(why)));
    assert.ok(
      said.some((text) => text.startsWith("il vous reste")),
      said.join("; "),
    );
    french.free();
  },
  "nonsense is refused in a sentence": () => {
    assert.throws(() => sight.ask('{"trace": 7}'), /invalid question: \{"trace": 7\}/);
    assert.throws(() => ask(trace({ x: 0, y: 0 }, 199)), /there is no column 199/);
    assert.throws(() => sightOf(9), /there is no seat 9/);
    assert.throws(() => new Sight(GAME, "{}", 0, "en", "[]"), /invalid view/);
  },
};

let failed = 0;
for (const [name, run] of Object.entries(tests)) {
  try {
    run();
  } catch (error) {
    failed += 1;
    console.error(`failed: ${name}: ${error.message}`);
  }
}
console.info(`${Object.keys(tests).length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** The moves of a pointer round the base of the build, at every height that can be built. */
function pointers(count, snap) {
  const heights = [1, -1].map((step) => base.height + step).filter((height) => height > 0);
  return Array.from({ length: count }, (_, move) => {
    const angle = (move * 2 * Math.PI) / count;
    const away = 9_000 + (move % 7) * 600;
    const x = Math.round(base.at.x + Math.cos(angle) * away);
    const y = Math.round(base.at.y + Math.sin(angle) * away);
    const to = { grey: heights[move % heights.length] };
    const question = trace({ x, y }, command.build.base, to);
    return { trace: { ...question.trace, snap } };
  });
}

/**
 * What each move came to, and how many milliseconds of processor time it took, as the page asks:
 * the least of five tries, because the compiler and the collector of node run beside them.
 */
function measured(questions) {
  return questions.map((question) => {
    const tries = Array.from({ length: 5 }, () => {
      const begin = process.cpuUsage();
      const { trace } = ask(question);
      const { user, system } = process.cpuUsage(begin);
      return { trace, ms: (user + system) / 1000 };
    });
    return tries.reduce((best, next) => (next.ms < best.ms ? next : best));
  });
}

for (const snap of [false, true]) {
  measured(pointers(500, snap));
  const moves = measured(pointers(2_000, snap));
  const times = moves.map(({ ms }) => ms).sort((one, next) => one - next);
  const within = (part) => times[Math.floor((times.length - 1) * part)].toFixed(2);
  const count = (is) => moves.filter(({ trace }) => is(trace)).length;
  const legal = count((trace) => trace.faults.length === 0);
  const moved = count((trace) => trace.snapped);
  console.info(
    `${times.length} ${snap ? "snapped" : "free"} moves with ${view.truth.roads.length} roads on ` +
      `the table, ${legal} legal, ${moved} of them moved there: median ${within(0.5)} ms, ` +
      `99 of 100 within ${within(0.99)} ms, the longest ${within(1)} ms`,
  );
}
