/** The wasm modules of the games: a version for each, so that a page never meets an old module. */

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The games that have a module under `folder`, with a digest of what is in it. */
export function wasmVersions(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const versions = readdirSync(folder).map((game) => {
    const hash = createHash("sha256");
    for (const name of ["tokyo.js", "tokyo_bg.wasm"])
      hash.update(readFileSync(join(folder, game, name)));
    return [game, hash.digest("hex").slice(0, 12)] as const;
  });
  return Object.fromEntries(versions);
}
