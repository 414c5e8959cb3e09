/** One's own matches, on the server and in this browser, as the first page lists them. */

import type { Kept } from "../match/kept.ts";
import { pathOf, summaryOf } from "../match/kept.ts";
import { nameText } from "../words/names.ts";
import { say } from "../words/words.svelte.ts";
import type { Listed } from "./api.ts";
import { listed } from "../words/listed.ts";

export interface Entry {
  key: string;
  game: string;
  names: string;
  state: string;
  /** Whether the match waits for the viewer. */
  turn: boolean;
  href: string;
  /** Where it can be seen again, once it is over. */
  replay: string | null;
  /** Whether it is kept in this browser. */
  kept: boolean;
}

export function onServer(mine: readonly Listed[]): Entry[] {
  return mine.map((table) => ({
    key: table.key,
    game: table.game,
    names: listed(table.seats.map((seat) => (seat ? nameText(seat.name) : say("free-seat")))),
    state: table.your_turn ? say("status-yours") : say(`phase-${table.phase}`),
    turn: table.your_turn,
    href: `/table/${table.key}`,
    replay: table.phase === "over" ? `/replay/${table.key}` : null,
    kept: false,
  }));
}

export function onDevice(kept: readonly Kept[]): Entry[] {
  return kept.map((match) => {
    const { names, moves, over, noResult } = summaryOf(match);
    const ended = say(noResult ? "no-result" : "phase-over");
    return {
      key: match.id,
      game: match.game,
      names: listed(names.map(nameText)),
      state: over ? ended : say("kept-here", { moves }),
      turn: false,
      href: pathOf(match),
      replay: over ? `/replay/alone/${match.id}` : null,
      kept: true,
    };
  });
}

/** Matches that wait for the viewer come first; the rest stay as they are. */
export function inOrder(entries: readonly Entry[]): Entry[] {
  return [...entries.filter((entry) => entry.turn), ...entries.filter((entry) => !entry.turn)];
}
