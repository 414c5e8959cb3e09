/** Where and when something was measured, and in which versions. */

import { readFile } from "node:fs/promises";
import { availableParallelism, cpus, loadavg, release, totalmem, type } from "node:os";
import { join } from "node:path";
import { run } from "./process.mjs";

export const load = () => loadavg().map((value) => Math.round(value * 100) / 100);

export function machine() {
  return {
    processor: cpus()[0]?.model.trim() ?? "unknown",
    cores: availableParallelism(),
    memory_gb: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release().split("-")[0]}`,
    node: process.versions.node,
  };
}

/** The versions that are pinned, and our own commit. */
export async function versions(root) {
  const lists = join(root, "bench");
  const { dependencies } = JSON.parse(await readFile(join(lists, "package.json"), "utf8"));
  const requirements = await readFile(join(lists, "requirements.txt"), "utf8");
  const python = requirements.split("\n").filter((line) => line.includes("=="));
  const pinned = Object.fromEntries(python.map((line) => line.split("==")));
  const commit = await run("git", ["rev-parse", "--short", "HEAD"], { cwd: root }).catch(() => "");
  return {
    "Tokyo Tabletop": commit.trim(),
    OpenSpiel: pinned["open_spiel"],
    PettingZoo: pinned["pettingzoo"],
    "boardgame.io": dependencies["boardgame.io"],
    Colyseus: dependencies["@colyseus/core"],
  };
}
