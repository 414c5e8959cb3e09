import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { digestCommand, seedCommand } from "./byhand.ts";

/** What a shell would feed into `b3sum`, as bytes. */
function fed(command: string): string {
  const bare = command.replace(/ \| b3sum.*$/, "");
  return execFileSync("sh", ["-c", bare]).toString("latin1");
}

test("the secret goes in as it is, whatever a shell might make of it", () => {
  expect(fed(digestCommand("a'b$c"))).toBe("a'b$c");
});

test("each nonce goes in after its length in eight bytes, the smallest first", () => {
  const zeros = "\0".repeat(7);
  expect(fed(seedCommand("s", ["ab", ""]))).toBe(`s\x02${zeros}ab\0${zeros}`);
  expect(seedCommand("s", [])).toContain("--derive-key 'tokyo-tabletop match seed'");
});
