/** Addresses of what there is to read about a game. */

export function guideAddress(game: string): string {
  return `/rules/${game}`;
}

/** All clauses, or one of them. */
export function clauseAddress(game: string, clause?: string): string {
  return `/rules/${game}/clauses${clause === undefined ? "" : `#${clause}`}`;
}
