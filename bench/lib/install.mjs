/** The peers, from PyPI and npm, in folders of their own. What cannot be had is left out. */

import { copyFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "./process.mjs";

/** Whether a folder was made from what a list says now: a copy of the list lies in it. */
async function isFresh(list, copy) {
  const read = (path) => readFile(path, "utf8").catch(() => null);
  const [wanted, there] = await Promise.all([read(list), read(copy)]);
  return wanted !== null && wanted === there;
}

/** The Python that has OpenSpiel and PettingZoo. */
async function installPython(root) {
  const venv = join(root, "target", "bench-venv");
  const [list, copy] = [join(root, "bench", "requirements.txt"), join(venv, "requirements.txt")];
  const python = join(venv, "bin", "python");
  if (await isFresh(list, copy)) return python;
  await mkdir(join(root, "target"), { recursive: true });
  await run("python3", ["-m", "venv", "--clear", venv]);
  await run(python, ["-m", "pip", "install", "--quiet", "--requirement", list]);
  await copyFile(list, copy);
  return python;
}

/** boardgame.io and Colyseus. */
async function installNode(root) {
  const folder = join(root, "bench");
  const list = join(folder, "package-lock.json");
  const copy = join(folder, "node_modules", "installed.json");
  if (await isFresh(list, copy)) return true;
  // Not `npm ci`: it refuses a lock file that lacks optional parts for other systems.
  await run("npm", ["install", "--no-save", "--no-audit", "--no-fund"], { cwd: folder });
  await copyFile(list, copy);
  return true;
}

/** Installs what can be installed; says what could not. */
export async function install(root, say) {
  const missing = [];
  const attempt = async (what, how, otherwise) => {
    say(`installing ${what}`);
    return how(root).catch((error) => {
      missing.push(`${what}: ${error.message}`);
      return otherwise;
    });
  };
  const python = await attempt("OpenSpiel and PettingZoo", installPython, null);
  const hasNode = await attempt("boardgame.io and Colyseus", installNode, false);
  return { python, hasNode, missing };
}
