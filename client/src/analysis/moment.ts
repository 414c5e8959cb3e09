/** When a decision was taken, in words. */

import type { Sitter } from "../match/wire.ts";
import { turnText } from "../words/lines.ts";
import { nameText } from "../words/names.ts";
import type { Judged } from "./types.ts";
import { tell } from "./words.ts";

/** The turn, and whose decision it was where somebody decides in another player's turn. */
export function momentText({ turn, seat }: Judged, sitters: readonly Sitter[]): string {
  const name = nameText(sitters[seat]?.name ?? "");
  const when = turnText(turn, sitters);
  if (when === "") return name;
  return turn.seat === undefined || turn.seat === seat
    ? when
    : tell("during-turn", { turn: when, name });
}
