import { beforeEach, expect, test, vi } from "vitest";
import { dutyOf, forgetPart, keepPart, partFor, partOf } from "./nonce.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});

const commit = async (nonce: string) => `of ${nonce}`;
const person = (commitment: string | null, revealed = false) => ({
  name: "Ann",
  bot: null,
  commitment,
  revealed,
  here: true,
  vacant: false,
});
const table = (commitment: string | null, sealed = false, revealed = false) => ({
  phase: "open" as const,
  mine: 0,
  seats: [person(commitment, revealed), null],
  sealed: sealed ? { left_ms: 9 } : null,
});

test("two tabs have the same part, and another secret makes a new one", async () => {
  const info = { key: "t", secret_digest: "one" };
  const part = await partFor(info, commit);
  expect(part.commitment).toBe(`of ${part.nonce}`);
  expect(await partFor(info, commit)).toEqual(part);
  const later = await partFor({ ...info, secret_digest: "two" }, commit);
  expect(later.nonce).not.toBe(part.nonce);
  expect(partOf("t")).toEqual(later);
  forgetPart("t");
  expect(partOf("t")).toBeNull();
});

test("a nonce is revealed only when all commitments are fixed", () => {
  const part = { nonce: "n", commitment: "c", digest: "d" };
  expect(dutyOf(table(null), null)).toBe("commit");
  expect(dutyOf(table("c"), part)).toBeNull();
  expect(dutyOf(table("c", true), part)).toBe("reveal");
  expect(dutyOf(table("c", true, true), part)).toBeNull();
  expect(dutyOf({ ...table("c", true), phase: "live" }, part)).toBeNull();
  expect(dutyOf({ ...table("c", true), mine: null }, part)).toBeNull();
});

test("what another device has committed to is left alone", () => {
  keepPart("t", { nonce: "n", commitment: "old", digest: "d" });
  expect(dutyOf(table("theirs"), partOf("t"))).toBe("elsewhere");
  expect(dutyOf(table("theirs", true), null)).toBe("elsewhere");
});
