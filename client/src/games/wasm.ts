/** The wasm module of a game in the page itself: options, rules, pictures. */

import type { Drawing, Forbidden, Game, Json } from "../match/wire.ts";

interface Module {
  default(init: { module_or_path: string }): Promise<unknown>;
  about(game: string, language: string): string;
  rules(game: string): string;
  paint(game: string, view: string): string;
  ask(game: string, view: string, question: string): string;
  judge(game: string, view: string, seat: number, command: string, language: string): string;
}

export type { Drawing, Forbidden, Game as About, Values } from "../match/wire.ts";

const loaded = new Map<string, Promise<Module>>();

function moduleOf(game: string): Promise<Module> {
  let module = loaded.get(game);
  if (module === undefined) {
    module = load(game);
    loaded.set(game, module);
    module.catch(() => loaded.delete(game));
  }
  return module;
}

async function load(game: string): Promise<Module> {
  const module = (await import(/* @vite-ignore */ `/wasm/${game}/tokyo.js`)) as Module;
  await module.default({ module_or_path: `/wasm/${game}/tokyo_bg.wasm` });
  return module;
}

export async function aboutOf(game: string, language: string): Promise<Game> {
  return JSON.parse((await moduleOf(game)).about(game, language)) as Game;
}

export async function rulesOf(game: string): Promise<string> {
  return (await moduleOf(game)).rules(game);
}

export async function paintingOf(game: string, view: Json): Promise<Drawing> {
  return JSON.parse((await moduleOf(game)).paint(game, JSON.stringify(view))) as Drawing;
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
