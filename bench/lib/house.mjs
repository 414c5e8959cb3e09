/** Our server: on a free port of this machine, with a folder of its own. */

import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { begin, sleep, stop } from "./process.mjs";

/** How often a server that starts is asked, and how many times. */
const PAUSE = 50;
const TIMES = 600;

async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  await once(probe, "close");
  return port;
}

export async function openHouse(tokyo, options = []) {
  const [port, data] = [await freePort(), await mkdtemp(join(tmpdir(), "tokyo-bench-"))];
  const url = `http://127.0.0.1:${port}`;
  // All players come from one address, and are faster than people.
  const limits = ["--rate", "1000000", "--open-tables", "1000000", "--log", "error"];
  const listen = ["--listen", `127.0.0.1:${port}`, "--data", data];
  const child = begin(tokyo, ["serve", ...listen, ...limits, ...options], { stdio: "ignore" });
  const close = async () => {
    await stop(child);
    await rm(data, { recursive: true, force: true });
  };
  for (let nth = 0; nth < TIMES && child.exitCode === null; nth++) {
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return { url, port, pid: child.pid, stop: close };
    await sleep(PAUSE);
  }
  await close();
  throw new Error("tokyo serve does not answer");
}

/** One number of the server's own accounts. */
export async function metric(url, name) {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split("\n").find((line) => line.startsWith(`${name} `));
  return Number(line?.split(" ")[1]);
}
