import { expect, test } from "vitest";
import { inEnglish } from "../words/testing.ts";
import type { Proposal, Sitter } from "./wire.ts";

const { PAUSES, proposalText } = await inEnglish(() => import("./together.ts"));
const SITTERS: Sitter[] = [{ name: "Ann" }, { name: "Bob" }, { name: "Cleo" }];
const proposal = (motion: Proposal["motion"]): Proposal => ({ seat: 0, motion, waiting: [1] });

test("a proposal is a question only to those who have not answered", () => {
  const key = (seat: number | null) => proposalText(proposal("end"), SITTERS, seat).key;
  expect([key(0), key(1), key(2), key(null)]).toEqual([
    "end-mine",
    "end-asked",
    "end-other",
    "end-other",
  ]);
});

test("it says who asks, for how long, and who has yet to answer", () => {
  const text = proposalText(proposal({ pause: { for_ms: 600_000 } }), SITTERS, 1);
  expect(text).toEqual({
    key: "pause-asked",
    args: { name: "Ann", waiting: "Bob", minutes: 10 },
  });
});

test("every pause is one that the server allows", () => {
  for (const { ms } of PAUSES) {
    expect(ms).toBeGreaterThanOrEqual(60_000);
    expect(ms).toBeLessThanOrEqual(7 * 24 * 3_600_000);
  }
});
