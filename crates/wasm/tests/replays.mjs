// Replays all recorded games of a folder in wasm, on all cores: the engine compares the digest of
// each step with the one that the native build wrote down. For many games by hand, for example:
//   tokyo simulate tokyo-highway --option mode=hand-built --games 200 --records FOLDER
//   node replays.mjs client/public/wasm/tokyo-highway-hand FOLDER

import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { modulesIn } from "./modules.mjs";

const [module, folder] = process.argv.slice(2);

/** What the engine says against a recorded game; nothing if every digest is the same. */
function complaint(Engine, file) {
  const record = JSON.parse(readFileSync(join(folder, file), "utf8"));
  const got = JSON.parse(new Engine(record.game).line(JSON.stringify({ do: "replay", record })));
  return "ok" in got ? undefined : `${file}: ${JSON.stringify(got)}`;
}

/** Replays what it is handed, file by file. */
async function replay() {
  const [[, { Engine }]] = await modulesIn([module]);
  parentPort.on("message", (file) => parentPort.postMessage(complaint(Engine, file)));
  parentPort.postMessage(undefined);
}

/** Hands the files to as many threads as there are cores. */
async function handOut() {
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  const count = files.length;
  const complaints = [];
  const thread = () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url), { argv: process.argv.slice(2) });
      worker.on("error", reject).on("exit", resolve);
      worker.on("message", (found) => {
        if (found !== undefined) complaints.push(found);
        const next = files.pop();
        if (next === undefined) worker.terminate();
        else worker.postMessage(next);
      });
    });
  await Promise.all(Array.from({ length: availableParallelism() }, thread));
  for (const found of complaints) console.error(found);
  console.info(`${count - complaints.length} of ${count} games have their native digests`);
  process.exitCode = count > 0 && complaints.length === 0 ? 0 : 1;
}

await (isMainThread ? handOut() : replay());
