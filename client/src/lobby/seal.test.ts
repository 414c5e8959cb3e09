import { beforeEach, expect, test, vi } from "vitest";
import { sealChecks, sealOf, sealReveal, sealTable } from "./seal.ts";

const seat = (name: string, bot: string | null) => ({
  name,
  bot,
  commitment: bot === null ? `of ${name}` : null,
  revealed: true,
  here: true,
  vacant: false,
});
const seats = [seat("Ann", null), seat("Bo", null), seat("Hana", "easy")];
const open = { secret_digest: "then", seats, sealed: null };
const sealed = { ...open, sealed: { left_ms: 9 } };
const over = { secret_digest: "then", seats, mine: 0, nonces: ["Ann", "Bo", ""] };
const made = { secret_digest: "then", commitments: ["of Ann", "of Bo", "of "] };
const part = { nonce: "Ann", commitment: "of Ann", digest: "then" };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});

const failed = (checks: { text: string; good: boolean }[]) =>
  checks.filter(({ good }) => !good).map(({ text }) => text);

test("what was shown when this browser revealed counts, whatever is shown later", () => {
  sealTable("a", open);
  sealReveal("a", sealed);
  sealTable("a", { ...sealed, secret_digest: "now" });
  expect(sealOf("a")?.digest).toBe("then");
  expect(failed(sealChecks(sealOf("a"), part, over, made))).toEqual([]);
  expect(failed(sealChecks(sealOf("a"), part, over, { ...made, secret_digest: "now" }))).toEqual([
    "check-digest",
  ]);
  sealTable("a", { ...open, secret_digest: "anew" });
  expect(sealOf("a"), "the table is open again").toEqual({ digest: "anew" });
});

test("a part that was exchanged after the commitments is found out", () => {
  sealReveal("a", sealed);
  const swapped = { ...made, commitments: ["of Ann", "of Eve", "of "] };
  expect(failed(sealChecks(sealOf("a"), part, over, swapped))).toEqual(["check-commitments"]);
  const lied = { ...over, seats: [seats[0] ?? null, seat("Eve", null), seats[2] ?? null] };
  expect(failed(sealChecks(sealOf("a"), part, lied, swapped))).toEqual(["check-commitments"]);
});

test("a part of this browser that is missing from the seed is found out", () => {
  const missing = { ...over, nonces: ["other", "Bo", ""] };
  expect(failed(sealChecks(sealOf("a"), part, missing, made))).toEqual(["check-nonce"]);
});

test("who was not there can only compare what is shown now", () => {
  const checks = sealChecks(null, null, { ...over, mine: null }, made);
  expect(checks.map(({ text }) => text)).toEqual(["check-shown", "check-commitments"]);
  const before = { ...over, mine: null, seats: seats.map((s) => ({ ...s, commitment: null })) };
  expect(sealChecks(null, null, before, made).map(({ text }) => text)).toEqual(["check-shown"]);
});
