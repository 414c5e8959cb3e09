/** How well bots play, in a sentence. */

import { boxText, gameOf } from "../games/shelf.ts";
import { say } from "../words/words.svelte.ts";
import { kindOf } from "./cast.ts";

/**
 * How bots of a level play: as their family does in all games, or as the box says where levels mean
 * something else. Nothing for levels of programs.
 */
export function styleOf(game: string, level: string): string {
  const kind = kindOf(level);
  if (kind === undefined) return "";
  return gameOf(game)?.levels === true ? boxText(game, `level-${level}`) : say(`style-${kind}`);
}
