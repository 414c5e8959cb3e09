/** A match that is over, as plots and pictures tell of it: replayed by the rules, off the page. */

import { moduleOfRecord } from "../games/modules.ts";
import { endingOf } from "../games/own.svelte.ts";
import { Fault } from "../lobby/api.ts";
import type { Match } from "../match/match.svelte.ts";
import type { LogEntry } from "../match/typed.ts";
import type { Json, LogTurn, Statistics } from "../match/wire.ts";
import { spoken } from "../words/words.svelte.ts";

/** How things stood at the end of a turn, as everybody could see it. */
export interface Moment<V extends Json = Json> {
  turn: LogTurn;
  view: V;
  /** What the rules answered to the game's question about it; nothing where none was asked. */
  answer: Json | null;
}

export interface Story<V extends Json = Json, E extends Json = Json> {
  /** What happened, without what was taken back. */
  entries: readonly LogEntry<E>[];
  /** The opening, then the end of each turn; of each round where all play at once. */
  moments: readonly Moment<V>[];
  /** The match time of each line of the record, in milliseconds; the opening is 0. */
  times: readonly number[];
  /** The end, as everybody may see it, and how things stood one line before. */
  last: V;
  before: V;
  /** The match in numbers. */
  statistics: Statistics;
  names: readonly string[];
}

/** What the worker is asked. */
export interface AskStory {
  game: string;
  /** The module that knows its rules. */
  module: string;
  record: string;
  language: string;
  /** What the rules are asked about each moment. */
  question: Json | null;
}

/** What it answers. */
export type ToldStory =
  { is: "story"; story: Omit<Story, "names"> } | { is: "broken"; why: string };

const told = new WeakMap<Match, Promise<Story>>();

/** The story of a match, told once however often it is asked for. */
export function storyOf(match: Match, game: string): Promise<Story> {
  let story = told.get(match);
  if (story === undefined) {
    story = tell(match, game);
    told.set(match, story);
    story.catch(() => told.delete(match));
  }
  return story;
}

async function tell(match: Match, game: string): Promise<Story> {
  const question = (await endingOf(game))?.question ?? null;
  const record = await match.record();
  if (record === null) throw new Fault("no-record", "nobody keeps a record of this match");
  const names = match.sitters.map(({ name }) => name);
  const module = moduleOfRecord(game, record);
  const asked: AskStory = { game, module, record, language: spoken(), question };
  return { ...(await byWorker(asked)), names };
}

function byWorker(asked: AskStory): Promise<Omit<Story, "names">> {
  const worker = new Worker(new URL("./story.worker.ts", import.meta.url), { type: "module" });
  const answered = new Promise<Omit<Story, "names">>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ToldStory>) =>
      data.is === "story" ? resolve(data.story) : reject(new Error(data.why));
    worker.onerror = ({ message }) => reject(new Error(message));
  });
  worker.postMessage(asked);
  return answered.finally(() => worker.terminate());
}
