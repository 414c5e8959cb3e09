import { beforeEach, expect, test, vi } from "vitest";
import { sealChecks, sealNonce, sealOf, sealTable } from "./seal.ts";

const shown = { secret_digest: "now", nonces: ["mine", "other"] };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});

test("the digest that was seen first counts, whatever is shown later", () => {
  sealTable("a", "then");
  sealTable("a", "now");
  sealNonce("a", "mine");
  expect(sealOf("a")).toEqual({ digest: "then", nonce: "mine" });
  const checks = sealChecks(sealOf("a"), shown, "now");
  expect(checks).toEqual([
    { text: "check-digest", good: false },
    { text: "check-nonce", good: true },
  ]);
});

test("a nonce that is missing from the seed is found out", () => {
  const checks = sealChecks({ digest: "now", nonce: "gone" }, shown, "now");
  expect(checks.map(({ good }) => good)).toEqual([true, false]);
});

test("who was not there can only compare what is shown now", () => {
  expect(sealChecks(null, shown, "now")).toEqual([{ text: "check-shown", good: true }]);
});
