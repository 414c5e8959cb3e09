/** A match for one on the server, which times it: for what everybody does on the same day. */

import type { Json } from "../match/wire.ts";
import * as api from "./api.ts";
import { openTable } from "./invite.ts";

/** Begins the match and tells where it is; nothing where there is no server. */
export async function beginTimed(
  game: string,
  setup: { [key: string]: Json },
): Promise<string | null> {
  try {
    return await openTable({ game, seats: 1, setup, private: true }, { do: "start" });
  } catch (error) {
    if (error instanceof api.Fault && error.code === "unreachable") return null;
    throw error;
  }
}
