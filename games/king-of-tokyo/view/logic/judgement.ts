/** What the rules said about the dangers of a view: worth nothing for any other view. */

import type { Prospect, View } from "../types.ts";

export interface Judgement {
  readonly view: View;
  /** Choices that can lose or win the game at once. */
  readonly prospects: readonly Prospect[];
}

/** Without an answer nothing was judged. */
export function judgementOf(
  view: View,
  prospects: readonly Prospect[] | undefined,
): Judgement | null {
  return prospects === undefined ? null : { view, prospects };
}

/** What is known of the dangers in a view; `null` is not "none", but "nobody knows". */
export function dangersIn(judgement: Judgement | null, view: View): readonly Prospect[] | null {
  return judgement?.view === view ? judgement.prospects : null;
}
