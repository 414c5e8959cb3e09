/**
 * What this browser saw of a table's chance before the match: the digest of the server's secret,
 * everybody's commitments, and what it added itself. Only what was seen then can prove anything
 * afterwards, so whatever the server says later of seats, bots and whose is whose counts for nothing
 * where there is a seal.
 */

import { local } from "../storage.ts";
import type { TableInfo } from "./api.ts";

export interface Seal {
  digest: string;
  /** What everybody had committed to when the host started, by seat. */
  commitments?: (string | null)[];
  /** What this browser revealed after seeing them, and for which seat. */
  mine?: { seat: number; nonce: string };
}

type Shown = Pick<TableInfo, "secret_digest" | "seats" | "sealed">;

const KEPT = "tokyo-seal-";

export function sealOf(table: string): Seal | null {
  try {
    return JSON.parse(local.get(KEPT + table) ?? "null") as Seal | null;
  } catch {
    return null;
  }
}

function keep(table: string, seal: Seal): void {
  local.set(KEPT + table, JSON.stringify(seal));
}

function commitmentsOf(seats: Shown["seats"]): (string | null)[] {
  return seats.map((seat) => seat?.commitment ?? null);
}

/**
 * Remembers what a table shows before the match. Once this browser has revealed its part, only
 * another secret, for which all parts are new, changes anything: what else is shown is too late.
 */
export function sealTable(table: string, shown: Shown): void {
  const { secret_digest: digest, seats, sealed } = shown;
  const kept = sealOf(table);
  if (kept?.mine && kept.digest === digest) return;
  keep(table, sealed === null ? { digest } : { digest, commitments: commitmentsOf(seats) });
}

/** Remembers what a table shows just before this browser reveals its part, for the first time. */
export function sealReveal(table: string, shown: Shown, mine: NonNullable<Seal["mine"]>): void {
  const { secret_digest: digest, seats } = shown;
  const kept = sealOf(table);
  if (kept?.mine && kept.digest === digest) return;
  keep(table, { digest, commitments: commitmentsOf(seats), mine });
}

/** What the page can say about a secret and the parts, and whether it holds: each a message. */
export function sealChecks(
  seal: Seal | null,
  shown: Pick<TableInfo, "secret_digest" | "nonces" | "seats">,
  made: { secret_digest: string; commitments: readonly string[] },
): { text: string; good: boolean }[] {
  const checks =
    seal === null
      ? [{ text: "check-shown", good: made.secret_digest === shown.secret_digest }]
      : [{ text: "check-digest", good: made.secret_digest === seal.digest }];
  if (seal?.mine) {
    checks.push({ text: "check-nonce", good: shown.nonces[seal.mine.seat] === seal.mine.nonce });
  }
  if (seal?.commitments) {
    const good = keepsTo(seal.commitments, shown.nonces, made.commitments);
    checks.push({ text: "check-commitments", good });
    return checks;
  }
  const told = commitmentsOf(shown.seats);
  // Matches from before there were commitments have none.
  if (told.some((commitment) => commitment !== null)) {
    const good = keepsTo(told, shown.nonces, made.commitments);
    checks.push({ text: "check-commitments-shown", good });
  }
  return checks;
}

/**
 * Whether every seat added what it had committed to, and nothing where it had not: a part that was
 * made up afterwards, for a bot or for one more seat, could choose the seed.
 */
function keepsTo(
  told: readonly (string | null)[],
  nonces: readonly string[],
  made: readonly string[],
): boolean {
  const fits = (commitment: string | null, seat: number) =>
    commitment === null ? nonces[seat] === "" : made[seat] === commitment;
  return nonces.length === told.length && told.every(fits);
}
