/** Who is at a table: connected, away, or replaced by a bot. */

import { standIn } from "./status.ts";
import type { Sitter, TableSeat } from "./wire.ts";

export interface Presence {
  /** The message that says it. */
  key: string;
  /** A mark that tells it without colours. */
  mark: "●" | "○" | "⚙";
}

/** How a player is there; nothing where that is not known, as in a match against bots. */
export function presenceOf(
  sitter: Partial<Sitter> | undefined,
  seat: TableSeat | null | undefined,
): Presence | null {
  const gone = standIn(sitter);
  if (gone !== null) return { key: `away-${gone}`, mark: "⚙" };
  if (sitter?.bot !== undefined) return { key: "bot", mark: "⚙" };
  if (!seat || seat.bot !== null) return null;
  return seat.here ? { key: "here", mark: "●" } : { key: "not-here", mark: "○" };
}
