/** How a match ended, in one sentence for the viewer. */

import type { Match } from "../match/match.svelte.ts";
import { standIn } from "../match/status.ts";
import { calledText } from "./called.ts";
import { together } from "./listed.ts";
import { say } from "./words.svelte.ts";

export function verdictText(match: Match): string {
  if (match.standing?.ended_by) return say("no-result");
  const forfeit = match.seat === null ? null : standIn(match.sitters[match.seat]);
  if (forfeit) return say(`you-forfeit-${forfeit}`);
  const winners = match.outcome?.winners ?? [];
  if (winners.length === 0) return say("nobody-won");
  if (winners.length === 1 && winners[0] === match.seat) return say("you-won");
  const names = winners.map((seat) => calledText(match.sitters[seat]));
  return say("won-by", { winners: together(names), count: winners.length });
}

/** A kind word for players, and nothing for spectators or people who gave up. */
export function kindWord(match: Match): string {
  const { seat, outcome } = match;
  if (seat === null || outcome === null || standIn(match.sitters[seat])) return "";
  const won = outcome.winners.includes(seat);
  if (won) return say(outcome.winners.length === 1 ? "moment-won" : "moment-shared");
  return say("moment-lost", { place: say("ordinal", { place: outcome.places[seat] ?? 1 }) });
}
