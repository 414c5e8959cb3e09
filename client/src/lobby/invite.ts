/** A table on the server for friends, who come by its link. */

import type { GameView } from "../games/shelf.ts";
import { commitmentOf } from "../games/wasm.ts";
import { choiceFor, isFirst } from "./alone.ts";
import * as api from "./api.ts";
import { freshPart, keepPart } from "./nonce.ts";

/**
 * Opens a table and tells where it is. A table at which the first thing cannot be done is given up:
 * nobody knows of it, and it would only wait.
 */
export async function openTable(
  wish: Omit<api.NewTable, "commitment">,
  first?: api.Deed,
): Promise<string> {
  const part = await freshPart("", (nonce) => commitmentOf(wish.game, nonce));
  const { key, secret_digest: digest } = await api.openTable({
    ...wish,
    commitment: part.commitment,
  });
  keepPart(key, { ...part, digest });
  if (first !== undefined) await api.act(key, first).catch((error) => giveUp(key, error));
  return `/table/${key}`;
}

async function giveUp(key: string, why: unknown): Promise<never> {
  // Without an answer it may have been done after all.
  const refused = why instanceof api.Fault && why.code !== "unreachable";
  if (refused) await api.act(key, { do: "leave" }).catch(() => null);
  throw why;
}

/**
 * A table as most want it: as many seats and the rules of last time, found by its link only. What
 * eases a first match against bots is not for friends, who have not chosen it.
 */
export function friendly(game: GameView): Omit<api.NewTable, "commitment"> {
  const { levels, setup: last } = choiceFor(game);
  const setup = isFirst(game.id) ? {} : last;
  return { game: game.id, seats: Math.max(2, levels.length + 1), setup, private: true };
}
