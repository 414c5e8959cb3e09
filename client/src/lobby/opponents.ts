/** Who shall sit where at a new table: friends and bots, as the form has them. */

/** A friend, or a bot of that level. */
export type Opponent = "friend" | string;

/** As many opponents as the table has seats beside one's own. */
export function opponentsFor(opponents: readonly Opponent[], seats: number): Opponent[] {
  return Array.from({ length: seats - 1 }, (_, idx) => opponents[idx] ?? "friend");
}

/**
 * The bots of a new table, in the order in which the server seats them: from the last seat down.
 * Friends sit before bots, so that free seats come first.
 */
export function botsOf(opponents: readonly Opponent[]): string[] {
  return opponents.filter((opponent) => opponent !== "friend").reverse();
}
