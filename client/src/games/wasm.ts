/** The wasm module of a game in the page itself: options, rules, pictures. */

import type { Json } from "../match/wire.ts";

interface Module {
  default(init: { module_or_path: string }): Promise<unknown>;
  about(game: string, language: string): string;
  rules(game: string): string;
  paint(game: string, view: string): string;
}

/** What an option can be. */
export type Values =
  | "switch"
  | { whole: { min: number; max: number } }
  | { "one-of": { value: string; text: string }[] };

export interface About {
  id: string;
  title: string;
  seats: [number, number];
  options: { key: string; values: Values; text: string }[];
  presets: { name: string; setup: { [key: string]: Json } }[];
  levels: string[];
}

export interface Drawing {
  width: number;
  height: number;
  body: string;
}

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

export async function aboutOf(game: string, language: string): Promise<About> {
  return JSON.parse((await moduleOf(game)).about(game, language)) as About;
}

export async function rulesOf(game: string): Promise<string> {
  return (await moduleOf(game)).rules(game);
}

export async function paintingOf(game: string, view: Json): Promise<Drawing> {
  return JSON.parse((await moduleOf(game)).paint(game, JSON.stringify(view))) as Drawing;
}
