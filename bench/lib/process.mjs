/** Programs: run, started, stopped, and what they cost by `/proc`. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";

/** Ticks of the processor's accounting in a second, on every Linux that we know. */
const TICKS = 100;
/** A program that runs longer than this has gone wrong, in milliseconds. */
const PATIENCE = 180_000;

/** What is running: no program outlives a run that is cut short. */
const running = new Set();
process.on("exit", () => running.forEach((child) => child.kill("SIGKILL")));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

/** Starts a program that ends with this one at the latest. */
export function begin(program, args, options) {
  const child = spawn(program, args, options);
  running.add(child);
  child.on("exit", () => running.delete(child));
  return child;
}

/** Runs a program to its end; what it printed, and what it complained about. */
async function finish(program, args, options = {}) {
  const child = begin(program, args, { stdio: ["ignore", "pipe", "pipe"], ...options });
  const killer = setTimeout(() => child.kill("SIGKILL"), options.patience ?? PATIENCE);
  let [said, complained] = ["", ""];
  child.stdout.on("data", (text) => (said += text));
  child.stderr.on("data", (text) => (complained += text));
  const ended = new Promise((done, failed) => {
    child.on("error", failed);
    child.on("close", (...how) => done(how));
  });
  const [code, signal] = await ended.finally(() => clearTimeout(killer));
  if (code === 0) return { said, complained };
  const why = complained.trim().split("\n").slice(-5).join("\n");
  throw new Error(
    `${program} ${args.slice(0, 3).join(" ")} … ended with ${code ?? signal}: ${why}`,
  );
}

/** Runs a program to its end; what it printed. */
export async function run(program, args, options) {
  return (await finish(program, args, options)).said;
}

const lastLine = (text) => text.trim().split("\n").at(-1);

/** Runs a program that prints one JSON object in its last line. */
export async function runJson(program, args, options) {
  return JSON.parse(lastLine(await run(program, args, options)));
}

/** The same, with the processor time that the program took. */
export async function runTimed(program, args) {
  const env = { ...process.env, TIMEFORMAT: "%U %S" };
  const timed = ["-c", 'time "$@"', "time", program, ...args];
  const { said, complained } = await finish("bash", timed, { env });
  const [user, system] = lastLine(complained).split(" ").map(Number);
  return { ...JSON.parse(lastLine(said)), cpu_seconds: user + system };
}

/** Starts a program and waits for a line like this, if any; the match, and how to stop it. */
export async function start(program, args, line, options = {}) {
  const child = begin(program, args, { stdio: ["ignore", "pipe", "pipe"], ...options });
  let [said, complained] = ["", ""];
  child.stderr.on("data", (text) => (complained += text));
  const match = await new Promise((done, failed) => {
    if (line === null) done(null);
    child.on("error", failed);
    child.on("exit", () => failed(new Error(`${args[0]} ended by itself: ${complained}`)));
    child.stdout.on("data", (text) => {
      said += text;
      const found = line?.exec(said);
      if (found) done(found);
    });
  });
  return { pid: child.pid, match, stop: () => stop(child) };
}

export async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

/** Processor time of a process, all its threads together. */
export function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Memory that a process holds, in bytes. */
export function residentBytes(pid) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)[1]) * 1_024;
}

export const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
