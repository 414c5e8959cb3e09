/**
 * The load generator for the peers, made like `tokyo load`: the same options, the same JSON.
 *
 *     node load.mjs --peer colyseus --port 2567 --matches 50 --moves 5000 [--rate 1000]
 *
 * Every match has two sockets; a move is sent when everybody has seen the one before. With a rate,
 * each match sends when its next move is due, and a move that could not be sent in time counts
 * from when it was due. `--hold` opens the matches, says so and leaves them alone. `--late` lets
 * spectators come to the first match when all moves are made; `--join KEY` does nothing else, for
 * a match that is there already.
 */

import { parseArgs } from "node:util";
import { percentiles } from "../lib/statistics.mjs";
import { cpuSeconds } from "../lib/process.mjs";

/** How many matches are opened at the same time. */
const AT_ONCE = 16;
/** How many moves come before those that count: the engine compiles what is hot. */
const WARM = 0.2;
/** How many spectators come late. */
const LATE = 20;
/** Silence longer than this is an error, in milliseconds. */
const PATIENCE = 15_000;

async function openAll(peer, port, count) {
  const matches = [];
  for (let left = count; left > 0; left -= AT_ONCE) {
    const group = Array.from({ length: Math.min(AT_ONCE, left) }, () => peer.openMatch(port));
    matches.push(...(await Promise.all(group)));
  }
  return matches;
}

/** Plays that many moves over all matches; how long each took until its player had the state. */
function play(matches, moves, rate) {
  const interval = rate === undefined ? 0 : (1_000 * matches.length) / rate;
  const latencies = [];
  let toSend = moves;
  let answered = 0;
  return new Promise((done, failed) => {
    const silence = setTimeout(() => failed(new Error("silence")), PATIENCE);
    const send = (match) => {
      if (toSend-- <= 0) return;
      const now = performance.now();
      // A timer of Node may fire a part of a millisecond early.
      match.sent = rate === undefined ? now : Math.min(now, match.due);
      match.due += interval;
      match.unseen = match.players.length;
      match.players[match.turn].roll();
    };
    const next = (match) => {
      const wait = rate === undefined ? 0 : match.due - performance.now();
      if (wait > 0) setTimeout(send, wait, match);
      else send(match);
    };
    const seen = (match, player) => {
      if (player === match.turn) latencies.push(performance.now() - match.sent);
      if (--match.unseen > 0) return;
      match.turn = 1 - match.turn;
      if (answered++ % 100 === 0) silence.refresh();
      if (answered === moves) {
        clearTimeout(silence);
        done(latencies);
      } else next(match);
    };
    const begin = performance.now();
    matches.forEach((match, idx) => {
      match.due = begin + (interval * idx) / matches.length;
      match.players.forEach((player, nth) => (player.onState = () => seen(match, nth)));
      next(match);
    });
  });
}

async function measure(matches, moves, rate, pid) {
  const cpu = pid === undefined ? 0 : cpuSeconds(pid);
  const begin = performance.now();
  const latencies = await play(matches, moves, rate);
  const seconds = (performance.now() - begin) / 1_000;
  const spent = pid === undefined ? null : cpuSeconds(pid) - cpu;
  const acked = percentiles(latencies);
  return { moves, seconds, moves_per_second: moves / seconds, acked, cpu_seconds: spent };
}

async function late(peer, port, key) {
  const joins = [];
  for (let nth = 0; nth < LATE; nth++) joins.push(await peer.joinLate(port, key));
  const bytes = joins.map((join) => join.bytes);
  const took = percentiles(joins.map((join) => join.milliseconds));
  return { joins: LATE, max: Math.max(...bytes), took, version: joins[0].version };
}

const { values } = parseArgs({
  options: {
    peer: { type: "string" },
    port: { type: "string" },
    matches: { type: "string" },
    moves: { type: "string" },
    rate: { type: "string" },
    pid: { type: "string" },
    hold: { type: "boolean" },
    late: { type: "boolean" },
    join: { type: "string" },
  },
});
const peer = await import(`./${values.peer}-client.mjs`);
const print = (value) => process.stdout.write(`${JSON.stringify(value)}\n`);
if (values.join !== undefined) {
  print({ join: await late(peer, values.port, values.join) });
  process.exit(0);
}
const matches = await openAll(peer, values.port, Number(values.matches));
matches.forEach((match) => (match.turn = 0));
if (values.hold) {
  print("open");
  setInterval(() => {}, 60_000);
} else {
  const moves = Number(values.moves);
  const rate = values.rate === undefined ? undefined : Number(values.rate);
  if (!values.late) await play(matches, Math.ceil(moves * WARM), rate);
  const report = await measure(matches, moves, rate, values.pid);
  if (values.late) report.join = await late(peer, values.port, matches[0].key);
  print(report);
  process.exit(0);
}
