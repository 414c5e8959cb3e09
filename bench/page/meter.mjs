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
  #before = 0;

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
    return metrics.find(({ name }) => name === "TaskDuration").value;
  }

  /** A page that was left takes its account along: then everything counts. */
  async read() {
    const now = await this.#busy();
    const main_seconds = now < this.#before ? now : now - this.#before;
    return { bytes: this.#bytes, main_seconds };
  }
}
