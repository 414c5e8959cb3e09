/**
 * This browser's part of a table's seed. Its commitment is shown when somebody sits down; the nonce
 * itself stays here until the host has started and everybody's commitment is fixed.
 */

import { randomHex } from "../random.ts";
import { local } from "../storage.ts";
import type { TableInfo } from "./api.ts";

export interface Part {
  nonce: string;
  commitment: string;
  /** The digest of the server's secret at that time: with another secret all parts are new. */
  digest: string;
}

/** What this browser has to do about its part, or that another one has it. */
export type Duty = "commit" | "reveal" | "elsewhere" | null;

const KEPT = "tokyo-nonce-";

export function partOf(table: string): Part | null {
  try {
    return JSON.parse(local.get(KEPT + table) ?? "null") as Part | null;
  } catch {
    return null;
  }
}

export function keepPart(table: string, part: Part): void {
  local.set(KEPT + table, JSON.stringify(part));
}

export function forgetPart(table: string): void {
  local.remove(KEPT + table);
}

/** A part that nobody has seen yet. */
export async function freshPart(
  digest: string,
  commit: (nonce: string) => Promise<string>,
): Promise<Part> {
  const nonce = randomHex(16);
  return { nonce, commitment: await commit(nonce), digest };
}

/** The part for a table as it is now: two tabs of one browser have the same. */
export async function partFor(
  info: Pick<TableInfo, "key" | "secret_digest">,
  commit: (nonce: string) => Promise<string>,
): Promise<Part> {
  const kept = partOf(info.key);
  if (kept?.digest === info.secret_digest) return kept;
  const fresh = await freshPart(info.secret_digest, commit);
  keepPart(info.key, fresh);
  return fresh;
}

export function dutyOf(
  info: Pick<TableInfo, "phase" | "mine" | "seats" | "sealed">,
  part: Part | null,
): Duty {
  const seat = info.mine === null ? null : (info.seats[info.mine] ?? null);
  if (info.phase !== "open" || seat === null) return null;
  if (seat.commitment === null) return info.sealed === null ? "commit" : null;
  if (part?.commitment !== seat.commitment) return "elsewhere";
  return info.sealed !== null && !seat.revealed ? "reveal" : null;
}
