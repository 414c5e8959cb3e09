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
    const path = await openTable({ game, seats: 1, setup, private: true });
    await api.act(path.slice("/table/".length), { do: "start" });
    return path;
  } catch (error) {
    if (error instanceof api.Fault && error.code === "unreachable") return null;
    throw error;
  }
}
