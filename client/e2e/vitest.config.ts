/** Tests of the whole: the built page in real browsers, against the real server. */

import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  test: {
    include: ["*.e2e.ts"],
    // Whole matches are played: what hangs is told by the steps, which wait for less.
    testTimeout: 120_000,
    // A browser on a busy machine now and then hangs by itself. What fails twice is a fault of ours.
    retry: 1,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000, interval: 30 } },
    maxWorkers: 2,
  },
});
