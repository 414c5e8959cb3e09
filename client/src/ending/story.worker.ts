/** Replays a match that is over, so that the page is free to show how it ended meanwhile. */

import type { Replay } from "../games/wasm.ts";
import { turnsOf } from "../match/turns.ts";
import type { Json, LogEntry, LogTurn, Statistics, Welcome } from "../match/wire.ts";
import { loadWasm } from "../match/workerFrame.ts";
import type { AskStory, Moment, ToldStory } from "./story.ts";
import { timesOf } from "./times.ts";

interface Wasm {
  Replay: new (game: string, record: string, language: string) => Replay;
  ask(game: string, view: string, question: string): string;
}

const OPENING: LogTurn = { round: 0 };

async function answer(asked: AskStory): Promise<ToldStory> {
  const { game, module, record, language, question } = asked;
  const wasm = await loadWasm<Wasm>(module);
  const replay = new wasm.Replay(game, record, language);
  const viewAt = (step: number) => (JSON.parse(replay.welcome(step, "public")) as Welcome).view;
  const ask = (view: Json): Json | null =>
    question === null
      ? null
      : (JSON.parse(wasm.ask(game, JSON.stringify(view), JSON.stringify(question))) as Json);
  const momentAt = (step: number, turn: LogTurn): Moment => {
    const view = viewAt(step);
    return { turn, view, answer: ask(view) };
  };
  const entries = JSON.parse(replay.log("public")) as LogEntry[];
  const ends = turnsOf(entries).map(({ turn, entries: told }) => ({
    turn,
    line: told.at(-1)?.line ?? 0,
  }));
  const moments = [momentAt(0, OPENING), ...ends.map(({ turn, line }) => momentAt(line, turn))];
  const steps = replay.steps();
  const [last, before] = [viewAt(steps), viewAt(Math.max(0, steps - 1))];
  const statistics = JSON.parse(replay.statistics()) as Statistics;
  replay.free();
  const times = timesOf(record);
  return { is: "story", story: { entries, moments, times, last, before, statistics } };
}

onmessage = ({ data }: MessageEvent<AskStory>) => {
  const broken = (error: unknown): ToldStory => ({ is: "broken", why: String(error) });
  void answer(data)
    .catch(broken)
    .then((told) => postMessage(told));
};
