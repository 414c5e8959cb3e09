/**
 * What this browser saw of a table's chance before the match: the digest of the server's secret,
 * and its own part of the seed. Only what was seen then can prove anything afterwards.
 */

import { local } from "../storage.ts";

export interface Seal {
  digest: string;
  /** What was added to the seed from here, if one sits there. */
  nonce?: string;
}

const KEPT = "tokyo-seal-";

export function sealOf(table: string): Seal | null {
  try {
    return JSON.parse(local.get(KEPT + table) ?? "null") as Seal | null;
  } catch {
    return null;
  }
}

/** Remembers the digest that is seen first; later ones change nothing. */
export function sealTable(table: string, digest: string): void {
  if (sealOf(table) === null) local.set(KEPT + table, JSON.stringify({ digest }));
}

/** Remembers what was added to the seed from here. */
export function sealNonce(table: string, nonce: string): void {
  const seal = sealOf(table);
  if (seal !== null) local.set(KEPT + table, JSON.stringify({ ...seal, nonce }));
}

/** What the page can say about a secret, and whether it holds: each a message. */
export function sealChecks(
  seal: Seal | null,
  shown: { secret_digest: string; nonces: readonly string[] },
  made: string,
): { text: string; good: boolean }[] {
  if (seal === null) return [{ text: "check-shown", good: made === shown.secret_digest }];
  const digest = { text: "check-digest", good: made === seal.digest };
  if (seal.nonce === undefined) return [digest];
  return [digest, { text: "check-nonce", good: shown.nonces.includes(seal.nonce) }];
}
