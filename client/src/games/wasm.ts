/** The wasm module of a game in the page itself: options, pictures. */

import type { Player } from "../match/players.ts";
import type { Drawing, Forbidden, Game, Json } from "../match/wire.ts";
import { wasmOf } from "./address.ts";

export interface Module {
  default(init: { module_or_path: string }): Promise<unknown>;
  about(game: string, language: string): string;
  in_turns(game: string, setup: string): boolean;
  paint(game: string, view: string, players: string, language: string): string;
  ask(game: string, view: string, question: string): string;
  judge(game: string, view: string, seat: number, command: string, language: string): string;
  commitment(nonce: string): string;
  verify(game: string, record: string, secret: string, nonces: string): string;
  Replay: new (game: string, record: string, language: string) => Replay;
  Sight: new (
    game: string,
    view: string,
    seat: number | undefined,
    language: string,
    players: string,
  ) => RawSight;
}

/** A view that the module keeps, in its own words: JSON texts. */
export interface RawSight {
  asked(): boolean;
  ask(question: string): string;
  judge(command: string): string;
  label(command: string): string;
  offers(): string;
  say(phrase: string): string;
  free(): void;
}

/** A match that was played, in the module's own words: JSON texts. */
export interface Replay {
  steps(): number;
  welcome(step: number, eyes: string): string;
  update(step: number, eyes: string): string;
  log(eyes: string): string;
  /** Who acts at a step, as a number or `null`. */
  acting(step: number): string;
  state(step: number): string;
  statistics(): string;
  free(): void;
}

export type { Drawing, Forbidden, Game as About, Values, Verdict } from "../match/wire.ts";

const loaded = new Map<string, Promise<Module>>();

/** A module by its name, which is usually the id of its game; loaded once. */
export function moduleOf(name: string): Promise<Module> {
  let module = loaded.get(name);
  if (module === undefined) {
    module = load(name);
    loaded.set(name, module);
    module.catch(() => loaded.delete(name));
  }
  return module;
}

async function load(name: string): Promise<Module> {
  const at = wasmOf(name);
  const module = (await import(/* @vite-ignore */ at.script)) as Module;
  await module.default({ module_or_path: at.module });
  return module;
}

export async function aboutOf(game: string, language: string): Promise<Game> {
  return JSON.parse((await moduleOf(game)).about(game, language)) as Game;
}

/** Whether people on one device can take turns with those options. */
export async function inTurns(game: string, setup: Json): Promise<boolean> {
  return (await moduleOf(game)).in_turns(game, JSON.stringify(setup));
}

/** A view as a picture, in the reader's language, with those who play. */
export async function paintingOf(
  game: string,
  view: Json,
  players: readonly Player[],
  language: string,
): Promise<Drawing> {
  const module = await moduleOf(game);
  const said = module.paint(game, JSON.stringify(view), JSON.stringify(players), language);
  return JSON.parse(said) as Drawing;
}

/** Answers a game's own question (odds, routes, previews) from a view. */
export async function answerOf<T>(game: string, view: Json, question: Json): Promise<T> {
  const module = await moduleOf(game);
  return JSON.parse(module.ask(game, JSON.stringify(view), JSON.stringify(question))) as T;
}

/** Judges a command from a view: nothing where the rules allow it. */
export async function verdictOf(
  game: string,
  view: Json,
  seat: number,
  command: Json,
  language: string,
): Promise<Forbidden | null> {
  const module = await moduleOf(game);
  const said = module.judge(game, JSON.stringify(view), seat, JSON.stringify(command), language);
  return JSON.parse(said) as Forbidden | null;
}

/** What is shown of this browser's part of a seed before the match. */
export async function commitmentOf(game: string, nonce: string): Promise<string> {
  return (await moduleOf(game)).commitment(nonce);
}
