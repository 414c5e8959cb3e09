// The page's modules, loaded as Node can: what is tested is what players get.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** The modules in these folders, by their names: `tokyo-highway`, `tokyo-highway-hand`. */
export async function modulesIn(folders) {
  assert.ok(folders.length > 0, "name the folders of the modules, such as client/public/wasm/*");
  const loaded = folders.map(async (given) => {
    const folder = resolve(given);
    const module = await import(pathToFileURL(join(folder, "tokyo.js")).href);
    module.initSync({ module: readFileSync(join(folder, "tokyo_bg.wasm")) });
    return [basename(folder), module];
  });
  return new Map(await Promise.all(loaded));
}
