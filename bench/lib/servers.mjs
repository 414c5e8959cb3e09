/**
 * The three servers that are compared, each behind the same verbs: a load as `tokyo load` takes
 * and reports it, a number of matches that are held open, a late join, and the end.
 */

import { fileURLToPath } from "node:url";
import { metric, openHouse } from "./house.mjs";
import { runJson, sleep, start } from "./process.mjs";

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const GENERATOR = at("peers/load.mjs");
const PRODUCTION = { env: { ...process.env, NODE_ENV: "production" } };

/** The game of the duel. */
const DUEL = ["--game", "king-of-tokyo", "--seats", "2"];
/** One whose matches last for thousands of moves: pieces are grabbed and returned, over and over. */
const LONG = ["--game", "tokyo-jutaku", "--seats", "2", "--matches", "1"];
const LONG_SETUP = ["--setup", '{"mode": "duel", "idle_hold": 0}', "--waves", "0", "--every", "4"];
const LONG_ACTS = ["--rush", at("../games/tokyo-jutaku/examples/rush.json")];

/** `tokyo serve` under `tokyo load`. */
export async function ours(tokyo) {
  const { url, port, pid, stop } = await openHouse(tokyo);
  const load = async ({ matches, moves, rate }) => {
    const pace = rate === undefined ? [] : ["--rate", `${rate}`];
    const size = ["--matches", `${matches}`, "--moves", `${moves}`];
    const args = ["load", "--url", url, ...DUEL, ...size, ...pace, "--metrics", url, "--json"];
    const report = await runJson(tokyo, args);
    const trouble = report.gaps + report.stale + report.broken + report.out_of_step;
    if (trouble > 0) throw new Error(`tokyo load had trouble: ${JSON.stringify(report)}`);
    return { ...report, cpu_seconds: report.costs.cpu_seconds };
  };
  const hold = async (matches) => {
    // So slow that hardly anything happens: all first moves but one are due much later.
    const size = ["--matches", `${matches}`, "--rate", "0.01"];
    const holder = await start(tokyo, ["load", "--url", url, ...DUEL, ...size], null);
    while ((await metric(url, "tokyo_sockets")) < 2 * matches) await sleep(100);
    return holder;
  };
  const late = async (moves) => {
    const rush = [...LONG, ...LONG_SETUP, ...LONG_ACTS, "--moves", `${moves}`, "--json"];
    await runJson(tokyo, ["load", "--url", url, ...rush]);
    const { tables } = await (await fetch(`${url}/api/tables?which=live`)).json();
    const join = ["--peer", "tokyo", "--port", `${port}`, "--join", tables[0].key];
    const report = await runJson(process.execPath, [GENERATOR, ...join], PRODUCTION);
    if (report.join.version < moves) throw new Error("the long match is shorter than it should be");
    return report.join;
  };
  return { name: "Tokyo Tabletop", pid, load, hold, late, stop };
}

/** A peer's server under our generator in Node. */
export async function peer(id, name) {
  const program = [at(`peers/${id}-server.mjs`)];
  const server = await start(process.execPath, program, /port (\d+)/, PRODUCTION);
  const [port, pid] = [server.match[1], server.pid];
  const generate = [GENERATOR, "--peer", id, "--port", port];
  const load = ({ matches, moves, rate, late }) => {
    const pace = rate === undefined ? [] : ["--rate", `${rate}`];
    const size = ["--matches", `${matches}`, "--moves", `${moves}`, "--pid", `${pid}`];
    const end = late ? ["--late"] : [];
    return runJson(process.execPath, [...generate, ...size, ...pace, ...end], PRODUCTION);
  };
  const hold = (matches) =>
    start(process.execPath, [...generate, "--matches", `${matches}`, "--hold"], /open/, PRODUCTION);
  const late = async (moves) => (await load({ matches: 1, moves, late: true })).join;
  return { name, pid, load, hold, late, stop: server.stop };
}

/** Whom there is to compare, with what starts each of them. */
export function contenders({ tokyo, hasNode }) {
  const peers = [() => peer("boardgameio", "boardgame.io"), () => peer("colyseus", "Colyseus")];
  return [() => ours(tokyo), ...(hasNode ? peers : [])];
}
