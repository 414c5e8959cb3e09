/** Which table a game is played at in this browser: its own, or the plain one that all games have. */

import { SvelteMap } from "svelte/reactivity";
import type { GameEnding } from "../ending/ending.ts";
import { canDraw } from "../scene/able.ts";
import { withWords } from "../words/words.svelte.ts";
import { gameOf, type GameView } from "./shelf.ts";

/** Tables that could not be shown here, by game, and why. */
const failed = new SvelteMap<string, string>();

/** The game's own table, where it has one and this browser can show it. */
export function ownTable(game: string): GameView["table"] | undefined {
  const view = gameOf(game);
  const table = view?.table;
  if (table === undefined || failed.has(game)) return undefined;
  return view?.scene && !canDraw() ? undefined : () => withWords(table());
}

/** What the game gives to the end of its matches, if anything. */
export async function endingOf(game: string): Promise<GameEnding | null> {
  const ending = gameOf(game)?.ending;
  return ending === undefined ? null : (await withWords(ending())).default;
}

/** Whether the table takes the whole window. */
export function isFull(game: string): boolean {
  return gameOf(game)?.scene === true && ownTable(game) !== undefined;
}

/** Why the game's own table is not shown, although it has one; nothing where it is. */
export function whyPlain(game: string): string | null {
  if (gameOf(game)?.table === undefined || ownTable(game) !== undefined) return null;
  return failed.get(game) ?? "WebGL";
}

/** The table failed: the plain one takes its place, and the match goes on. */
export function giveUp(game: string, why: string): void {
  failed.set(game, why);
}

/** Tries the game's own table once more. */
export function tryAgain(game: string): void {
  failed.delete(game);
}
