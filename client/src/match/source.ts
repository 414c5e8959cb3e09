/** Where the record of a match that is over comes from: a server, this browser, a file. */

import * as api from "../lobby/api.ts";
import type { Source } from "../router.svelte.ts";
import { say } from "../words/words.svelte.ts";
import { openedRecord } from "./file.ts";
import { keptMatch } from "./kept.ts";
import type { TableSeat } from "./wire.ts";

/** A match that was played. */
export interface Played {
  /** Its record. */
  text: string;
  /** Whose seat one had oneself. */
  mine: number | null;
  /** The seats as the server knows them: with people’s pictures. */
  present: readonly (TableSeat | null)[];
}

/** Reads it; why that cannot be is thrown. */
export async function playedAt(of: Source): Promise<Played> {
  if (of.from === "file") {
    const text = openedRecord();
    if (text === null) throw new Error(say("replay-no-file"));
    return { text, mine: null, present: [] };
  }
  if (of.from === "alone") {
    const kept = keptMatch(of.match);
    if (!kept?.record) throw new Error(say("replay-not-kept"));
    return { text: kept.record, mine: kept.seat, present: [] };
  }
  const table = await api.table(of.match);
  if (table.phase !== "over") throw new Error(say("replay-not-over"));
  return { text: await api.record(of.match), mine: table.mine, present: table.seats };
}
