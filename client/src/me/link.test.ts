import { expect, test } from "vitest";
import { carryLink, secretIn } from "./link.ts";

const secret = "0a".repeat(32);

test("the secret stands behind the sign that no server sees", () => {
  const link = new URL(carryLink("https://tokyo.example", secret));
  expect(link.pathname).toBe("/me");
  expect(link.search).toBe("");
  expect(secretIn(link.hash)).toBe(secret);
});

test("what is no secret is none", () => {
  for (const hash of ["", "#", "#carry=", "#carry=xyz", `#seat=${secret}`, `#carry=${secret}0`]) {
    expect(secretIn(hash), hash).toBeNull();
  }
});
