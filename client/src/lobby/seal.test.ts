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
const over = { secret_digest: "then", seats, nonces: ["Ann", "Bo", ""] };
const made = { secret_digest: "then", commitments: ["of Ann", "of Bo", "of "] };
const mine = { seat: 0, nonce: "Ann" };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});

const failed = (checks: { text: string; good: boolean }[]) =>
  checks.filter(({ good }) => !good).map(({ text }) => text);

const found = (shown: Parameters<typeof sealChecks>[1], really = made) =>
  failed(sealChecks(sealOf("a"), shown, really));

test("what was shown when this browser revealed counts, whatever is shown later", () => {
  sealTable("a", open);
  sealReveal("a", sealed, mine);
  const swapped = [seats[0] ?? null, seat("Eve", null), seats[2] ?? null];
  sealTable("a", { ...sealed, seats: swapped });
  sealTable("a", open);
  sealReveal("a", { ...sealed, seats: swapped }, { seat: 1, nonce: "Eve" });
  expect(sealOf("a")).toEqual({ digest: "then", commitments: ["of Ann", "of Bo", null], mine });
  expect(found(over)).toEqual([]);
  expect(found(over, { ...made, secret_digest: "now" })).toEqual(["check-digest"]);
});

test("a start that was called off proves nothing about the next secret", () => {
  sealReveal("a", sealed, mine);
  sealTable("a", { ...open, secret_digest: "later" });
  expect(sealOf("a"), "the table is open again").toEqual({ digest: "later" });
  sealReveal("a", sealed, mine);
  const later = { digest: "later", commitments: ["of Ann", "of Bo", null] };
  sealTable("a", { ...sealed, secret_digest: "later" });
  expect(sealOf("a"), "this browser has revealed nothing for it").toEqual(later);
});

test("a part that was exchanged after the commitments is found out", () => {
  sealReveal("a", sealed, mine);
  const swapped = { ...made, commitments: ["of Ann", "of Eve", "of "] };
  expect(found(over, swapped)).toEqual(["check-commitments"]);
  const lied = { ...over, seats: [seats[0] ?? null, seat("Eve", null), seats[2] ?? null] };
  expect(found(lied, swapped)).toEqual(["check-commitments"]);
});

test("a bot that adds something to the seed is found out", () => {
  sealReveal("a", sealed, mine);
  const chosen = { ...over, nonces: ["Ann", "Bo", "lucky"] };
  const of = { ...made, commitments: ["of Ann", "of Bo", "of lucky"] };
  expect(found(chosen, of)).toEqual(["check-commitments"]);
  expect(failed(sealChecks(null, chosen, of)), "also by somebody who was not there").toEqual([
    "check-commitments-shown",
  ]);
});

test("a person whom the server calls a bot afterwards is found out", () => {
  sealReveal("a", sealed, mine);
  const of = { ...made, commitments: ["of Ann", "of Eve", "of "] };
  const called = { ...over, seats: [seats[0] ?? null, seat("Bo", "easy"), seats[2] ?? null] };
  expect(found({ ...called, nonces: ["Ann", "Eve", ""] }, of)).toEqual(["check-commitments"]);
  expect(found({ ...called, nonces: ["Ann", "", ""] }, of)).toEqual(["check-commitments"]);
});

test("seats that are left out, and seats that nobody had, are found out", () => {
  sealReveal("a", sealed, mine);
  const fewer = { ...over, seats: seats.slice(0, 1), nonces: ["Ann"] };
  expect(found(fewer, { ...made, commitments: ["of Ann"] })).toEqual(["check-commitments"]);
  const gone = { ...over, seats: seats.slice(0, 1), nonces: ["Ann", "Eve", ""] };
  const of = { ...made, commitments: ["of Ann", "of Eve", "of "] };
  expect(found(gone, of)).toEqual(["check-commitments"]);
  const more = { ...over, nonces: ["Ann", "Bo", "", "lucky"] };
  const lucky = { ...made, commitments: [...made.commitments, "of lucky"] };
  expect(found(more, lucky)).toEqual(["check-commitments"]);
});

test("a part of this browser that is missing is found out, whosever seat the server says it is", () => {
  sealReveal("a", sealed, mine);
  const of = { ...made, commitments: ["of other", "of Bo", "of "] };
  for (const said of [0, 1, null]) {
    const missing = { ...over, mine: said, nonces: ["other", "Bo", ""] };
    expect(found(missing, of)).toEqual(["check-nonce", "check-commitments"]);
  }
});

test("who was not there can only compare what is shown now", () => {
  const checks = sealChecks(null, over, made);
  expect(checks.map(({ text }) => text)).toEqual(["check-shown", "check-commitments-shown"]);
  const before = { ...over, seats: seats.map((s) => ({ ...s, commitment: null })) };
  expect(sealChecks(null, before, made).map(({ text }) => text)).toEqual(["check-shown"]);
});
