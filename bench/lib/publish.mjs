/** Results as a chapter of Markdown: for the terminal, and for docs/benchmarks.md. */

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { plots } from "./plots.mjs";
import { tables } from "./tables.mjs";

/** What stands between these in docs/benchmarks.md is made by `--publish`. */
const BEGIN = "<!-- measured: made by bench/run.mjs --publish -->";
const END = "<!-- end of measured -->";

const PICTURES = {
  "Games over threads": "![Games per second over threads](benchmarks-threads.svg)",
  "A dice duel, closed loop": "![Moves per second and p99 over matches](benchmarks-serving.svg)",
};

function circumstances({ date, machine, load, versions, rounds, seconds, missing }) {
  const day = date.slice(0, 16).replace("T", " ");
  const { processor, cores, memory_gb, system, node } = machine;
  const named = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const lines = [
    `- **Date**: ${day} UTC`,
    `- **Machine**: ${processor}, ${cores} cores, ${memory_gb} GB, ${system}, Node ${node}`,
    `- **Load average** (1, 5, 15 minutes): ${load.before.join(", ")} before, ` +
      `${load.after.join(", ")} after`,
    `- **Versions**: ${named.join(", ")}`,
    `- **Rounds**: ${rounds}, about ${seconds} s for each figure`,
    ...missing.map((what) => `- **Missing**: ${what.split("\n")[0]}`),
  ];
  return lines.join("\n");
}

/** The whole chapter. */
export function summary(results, withPictures = false) {
  const chapters = tables(results).map(([title, text]) => {
    const picture = withPictures && PICTURES[title] ? `\n\n${PICTURES[title]}` : "";
    return `### ${title}\n\n${text}${picture}`;
  });
  return [circumstances(results), ...chapters].join("\n\n");
}

/** Puts the chapter into docs/benchmarks.md, and the pictures beside it. */
export async function publish(root, results) {
  const file = join(root, "docs", "benchmarks.md");
  const page = await readFile(file, "utf8");
  const [before, rest] = page.split(BEGIN);
  const after = rest.split(END)[1];
  await writeFile(file, `${before}${BEGIN}\n\n${summary(results, true)}\n\n${END}${after}`);
  for (const [name, picture] of Object.entries(plots(results))) {
    await writeFile(join(root, "docs", name), picture);
  }
}
