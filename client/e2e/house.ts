/** A server of one's own: on a free port, with a folder of its own, to be killed and started again. */

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { STRANGE } from "./browser.ts";

/** A server that says nothing for this long does not come up any more, in milliseconds. */
const PATIENCE = 20_000;
/** How often it is asked. */
const PAUSE = 25;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

export class House {
  readonly url: string;
  /** The same, under a name that is no secure context. */
  readonly plainUrl: string;
  #process: ChildProcess | null = null;
  /** What the server wrote, to find out why it did not start. */
  #said = "";

  private constructor(
    private readonly port: number,
    private readonly data: string,
  ) {
    this.url = `http://127.0.0.1:${port}`;
    this.plainUrl = `http://${STRANGE}:${port}`;
  }

  static async open(): Promise<House> {
    const data = await mkdtemp(join(tmpdir(), "tokyo-e2e-"));
    const house = new House(await freePort(), data);
    await house.start();
    return house;
  }

  /** Starts the server, on the same port and the same data each time. */
  async start(): Promise<void> {
    const program = process.env["TOKYO_BIN"];
    if (program === undefined) throw new Error("TOKYO_BIN says where the server is: it is missing");
    const address = `127.0.0.1:${this.port}`;
    const options = ["--listen", address, "--data", this.data, "--bot-pause", "0"];
    // All browsers of a test come from one address, and play faster than people do.
    const limits = ["--rate", "2000", "--open-tables", "100", "--log", "warn"];
    // A vendor of browsers is stood in for on this machine.
    limits.push("--push-to-loopback");
    const child = spawn(program, ["serve", ...options, ...limits], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    child.stderr?.on("data", (text: Buffer) => (this.#said += text.toString()));
    this.#process = child;
    await this.#answers(child);
  }

  /** Whether a text stands anywhere in the files of the database. */
  async holds(text: string): Promise<boolean> {
    const files = await Promise.all(
      ["tokyo.db", "tokyo.db-wal"].map((name) => readFile(join(this.data, name)).catch(() => null)),
    );
    return files.some((bytes) => bytes?.includes(text));
  }

  /** Ends the server in the middle of whatever it does. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null || child.exitCode !== null) return;
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.data, { recursive: true, force: true });
  }

  async #answers(child: ChildProcess): Promise<void> {
    const end = Date.now() + PATIENCE;
    while (Date.now() < end) {
      if (child.exitCode !== null) throw new Error(`the server ended by itself: ${this.#said}`);
      const answer = await fetch(`${this.url}/healthz`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
    throw new Error(`the server does not answer: ${this.#said}`);
  }
}
