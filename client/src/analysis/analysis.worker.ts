/** Analyses a match piece by piece, so that it can be held in between. */

import { loadWasm } from "../match/workerFrame.ts";
import type { Analysis } from "./types.ts";
import type { FromWork, Task, ToWork } from "./work.ts";

interface Raw {
  work(budget: number): string;
  done(): boolean;
  free(): void;
}

interface Wasm {
  Analysis: new (game: string, record: string, language: string, everybody: boolean) => Raw;
}

/** How long a piece of work is, in milliseconds: so often it is told what is known. */
const PIECE = 300;

const tell = (message: FromWork) => postMessage(message);

let raw: Raw | null = null;
let held = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whatever goes wrong is told, and ends the work. */
function attempt(act: () => void): void {
  try {
    act();
  } catch (error) {
    raw = null;
    tell({ is: "broken", why: String(error) });
  }
}

function work(): void {
  if (raw === null || held) return;
  const analysis = JSON.parse(raw.work(PIECE)) as Analysis;
  const done = raw.done();
  tell({ is: "told", analysis, done });
  if (!done) return goOn();
  raw.free();
  raw = null;
}

/** Between two pieces the worker hears what the page says. */
function goOn(): void {
  clearTimeout(timer);
  timer = setTimeout(() => attempt(work));
}

async function begin({ game, module, record, language, everybody }: Task): Promise<void> {
  const wasm = await loadWasm<Wasm>(module);
  attempt(() => (raw = new wasm.Analysis(game, record, language, everybody)));
  goOn();
}

onmessage = ({ data }: MessageEvent<ToWork>) => {
  if (data.do === "begin") {
    begin(data.task).catch((error: unknown) => tell({ is: "broken", why: String(error) }));
    return;
  }
  held = data.do === "hold";
  if (!held) goOn();
};
