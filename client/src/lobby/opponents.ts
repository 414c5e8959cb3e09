/** Who shall sit where at a new table: friends and bots, as the form has them. */

/** A friend, or a bot of that level. */
export type Place = "friend" | string;

/** As many places beside one's own as the table has. */
export function placesFor(places: readonly Place[], seats: number): Place[] {
  return Array.from({ length: seats - 1 }, (_, idx) => places[idx] ?? "friend");
}

/**
 * The bots of a new table, in the order in which the server seats them: from the last seat down.
 * Friends sit before bots, so that free seats come first.
 */
export function botsOf(places: readonly Place[]): string[] {
  return places.filter((place) => place !== "friend").reverse();
}
