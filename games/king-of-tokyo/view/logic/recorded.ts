/** Changes of real games, for tests: views with what tests look at, events with their words. */

import type { Change } from "../match.ts";
import recorded from "./recorded.json" with { type: "json" };

/** Changes that show every kind of event. */
export const CHANGES = recorded.changes as unknown as Change[];

/** A whole game of two, change by change. */
export const GAME: Change[] = (recorded.game as unknown as Pick<Change, "after" | "events">[]).map(
  ({ after, events }, idx, game) => ({
    before: game[idx - 1]?.after ?? null,
    after,
    events,
    standing: { version: idx } as Change["standing"],
    own: false,
  }),
);
