import { expect, test } from "vitest";
import { chapters } from "./clauses.ts";

test("chapters hold their clauses, without marks of emphasis", () => {
  const text =
    "# Title\nwords\n## 1. Setting up (*Mise*)\n- **1.1** Two `play`.\n- **1.2** More.\n## Empty\n";
  expect(chapters(text)).toEqual([
    {
      title: "1. Setting up (Mise)",
      clauses: [
        { number: "1.1", text: "Two play." },
        { number: "1.2", text: "More." },
      ],
    },
  ]);
});

test("what is no rulebook has no chapters", () => {
  expect(chapters("- **1.1** homeless")).toEqual([]);
});
