/** Whose turn it is, as a sentence to be said. */

import { listed } from "../words/listed.ts";
import type { Awaiting, Sitter } from "./wire.ts";

export interface Status {
  key: string;
  args: Record<string, string | number>;
}

/** What is said to who sits in `seat`, or watches. */
export function statusOf(
  awaiting: Awaiting,
  sitters: readonly Sitter[],
  seat: number | null,
  paused = false,
): Status {
  if ("over" in awaiting) return { key: "status-over", args: {} };
  if (paused) return { key: "paused", args: {} };
  const { must, may } = awaiting.seats;
  const bot = seat !== null && sitters[seat]?.bot !== undefined;
  if (seat !== null && !bot) {
    if (must.includes(seat)) return { key: "status-yours", args: {} };
    if (may.includes(seat)) return { key: "status-may", args: {} };
  }
  const names = listed(must.map((other) => sitters[other]?.name ?? ""));
  if (must.length === 0) return { key: "status-clock", args: {} };
  return { key: "status-others", args: { names, count: must.length } };
}

/** Whether a bot plays a person's seat, and how that came: nothing where all is as it began. */
export function standIn(
  sitter: Partial<Sitter> | undefined,
): "left" | "out-of-time" | "resigned" | null {
  if (sitter?.bot === undefined) return null;
  const { why } = sitter;
  return why === "left" || why === "out-of-time" || why === "resigned" ? why : null;
}
