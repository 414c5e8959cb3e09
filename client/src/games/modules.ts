/** Which wasm module a match needs: a game may have one that knows more, for some of its setups. */

import type { Json } from "../match/wire.ts";
import { gameOf } from "./shelf.ts";

/** The name of the module for matches of a game with those options. */
export function moduleFor(game: string, setup: Json | undefined): string {
  return (setup !== undefined && gameOf(game)?.module?.(setup)) || game;
}

/** The setup in what a match begins from, in its record, or in the position it began in. */
export function setupOf(fresh: Json | undefined): Json | undefined {
  if (typeof fresh !== "object" || fresh === null || Array.isArray(fresh)) return undefined;
  const { setup, record, state } = fresh;
  return setupOf(record) ?? setup ?? setupOf(state);
}

/** The module for a record. */
export function moduleOfRecord(game: string, record: string): string {
  return moduleFor(game, setupOf(JSON.parse(record) as Json));
}
