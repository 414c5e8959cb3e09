/** Chromium, made slow, and what a page costs in it. */

import { createRequire } from "node:module";
import { join } from "node:path";

/** The browser of the page's own tests; `TOKYO_BROWSER` names another. */
export function launch(root) {
  const { chromium } = createRequire(join(root, "client", "package.json"))("playwright-core");
  return chromium.launch({
    executablePath: process.env.TOKYO_BROWSER ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--enable-unsafe-swiftshader",
    ],
  });
}

/** What comes over the network, and how long the main thread is busy, from now on. */
export class Meter {
  #bytes = 0;
  #before = { task: 0, script: 0 };

  static async start(page, slow) {
    const meter = new Meter();
    meter.devtools = await page.context().newCDPSession(page);
    const { devtools } = meter;
    devtools.on("Network.loadingFinished", (one) => (meter.#bytes += one.encodedDataLength));
    devtools.on("Network.webSocketFrameReceived", (one) => {
      meter.#bytes += one.response.payloadData.length;
    });
    await devtools.send("Network.enable");
    await devtools.send("Performance.enable");
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slow });
    meter.#before = await meter.#busy();
    return meter;
  }

  async #busy() {
    const { metrics } = await this.devtools.send("Performance.getMetrics");
    const of = (wanted) => metrics.find(({ name }) => name === wanted).value;
    return { task: of("TaskDuration"), script: of("ScriptDuration") };
  }

  /**
   * How long the main thread was busy, and how much of that with programs: the rest is style,
   * layout and drawing, or waiting for them. A page that was left takes its account along: then
   * everything counts.
   */
  async read() {
    const now = await this.#busy();
    const before = now.task < this.#before.task ? { task: 0, script: 0 } : this.#before;
    const [main_seconds, script_seconds] = [now.task - before.task, now.script - before.script];
    return { bytes: this.#bytes, main_seconds, script_seconds };
  }
}
