/**
 * What this browser saw of a table's chance before the match: the digest of the server's secret,
 * and everybody's commitments. Only what was seen then can prove anything afterwards.
 */

import { local } from "../storage.ts";
import type { TableInfo } from "./api.ts";
import type { Part } from "./nonce.ts";

export interface Seal {
  digest: string;
  /** What everybody had committed to when the host started, by seat. */
  commitments?: (string | null)[];
  /** Whether this browser revealed its part after seeing them: what is shown later is too late. */
  revealed?: boolean;
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

function commitmentsOf(seats: Shown["seats"]): (string | null)[] {
  return seats.map((seat) => seat?.commitment ?? null);
}

/** Remembers what a table shows before the match. */
export function sealTable(table: string, shown: Shown): void {
  const sealed = shown.sealed !== null;
  if (sealed && sealOf(table)?.revealed) return;
  const commitments = sealed ? { commitments: commitmentsOf(shown.seats) } : {};
  local.set(KEPT + table, JSON.stringify({ digest: shown.secret_digest, ...commitments }));
}

/** Remembers what a table shows just before this browser reveals its part. */
export function sealReveal(table: string, shown: Shown): void {
  const { secret_digest: digest, seats } = shown;
  const seal: Seal = { digest, commitments: commitmentsOf(seats), revealed: true };
  local.set(KEPT + table, JSON.stringify(seal));
}

/** What the page can say about a secret and the parts, and whether it holds: each a message. */
export function sealChecks(
  seal: Seal | null,
  part: Part | null,
  shown: Pick<TableInfo, "secret_digest" | "nonces" | "seats" | "mine">,
  made: { secret_digest: string; commitments: readonly string[] },
): { text: string; good: boolean }[] {
  const checks =
    seal === null
      ? [{ text: "check-shown", good: made.secret_digest === shown.secret_digest }]
      : [{ text: "check-digest", good: made.secret_digest === seal.digest }];
  if (part !== null && shown.mine !== null) {
    checks.push({ text: "check-nonce", good: shown.nonces[shown.mine] === part.nonce });
  }
  const published = seal?.commitments ?? commitmentsOf(shown.seats);
  // Matches from before there were commitments have none.
  if (published.some((commitment) => commitment !== null)) {
    const good = published.every((told, seat) => {
      return shown.seats[seat]?.bot !== null || told === made.commitments[seat];
    });
    checks.push({ text: "check-commitments", good });
  }
  return checks;
}
