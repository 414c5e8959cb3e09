import { expect, test } from "vitest";
import { blocks, inlines, termsIn } from "./markdown.ts";

const text = (text: string) => ({ is: "text", text });

test("a line has bold words, terms and links to clauses", () => {
  expect(inlines("All **bids** go to the *pot* ([rule 2.5](#2.5)).")).toEqual([
    text("All "),
    { is: "strong", inside: [text("bids")] },
    text(" go to the "),
    { is: "term", text: "pot" },
    text(" ("),
    { is: "clause", text: "rule 2.5", clause: "2.5" },
    text(")."),
  ]);
  expect(inlines("**A *term* inside**")).toEqual([
    { is: "strong", inside: [text("A "), { is: "term", text: "term" }, text(" inside")] },
  ]);
});

test("a word has its reading, a term too", () => {
  expect(inlines("道路を{架|か}ける「*{街区|がいく}*」{")).toEqual([
    text("道路を"),
    { is: "ruby", text: "架", reading: "か" },
    text("ける「"),
    { is: "term", text: "街区", reading: "がいく" },
    text("」{"),
  ]);
  expect(termsIn("*{街区|がいく}*")).toEqual(["街区"]);
});

test("what a guide has no form for stays text: no HTML, no links elsewhere", () => {
  const strange = "<b onclick=x>2 * 3</b> [there](https://example.org) 4 * 5";
  expect(inlines("<b>bold</b>")).toEqual([text("<b>bold</b>")]);
  expect(inlines("[there](https://example.org)")).toEqual([text("[there](https://example.org)")]);
  expect(inlines("[x](javascript:alert(1))").every(({ is }) => is === "text")).toBe(true);
  expect(blocks(strange).map(({ is }) => is)).toEqual(["paragraph"]);
});

test("blocks are headings, quotes, paragraphs, lists and pictures", () => {
  const read = blocks(
    [
      "# Go",
      "> The goal.",
      "",
      "Two lines",
      "of one paragraph.",
      "",
      "## Turn",
      "- one",
      "- two",
      "",
      "1. first",
      "2. second",
      "",
      '![A board](guide/board.svg "The board.") ![A stone](guide/stone.fr.svg)',
    ].join("\n"),
  );
  expect(read).toEqual([
    { is: "heading", level: 1, inside: [text("Go")] },
    { is: "quote", inside: [text("The goal.")] },
    { is: "paragraph", inside: [text("Two lines"), text(" "), text("of one paragraph.")] },
    { is: "heading", level: 2, inside: [text("Turn")] },
    { is: "list", ordered: false, items: [[text("one")], [text("two")]] },
    { is: "list", ordered: true, items: [[text("first")], [text("second")]] },
    {
      is: "pictures",
      pictures: [
        { file: "guide/board.svg", alt: "A board", caption: "The board." },
        { file: "guide/stone.fr.svg", alt: "A stone", caption: "" },
      ],
    },
  ]);
});

test("terms are found wherever they stand", () => {
  expect(termsIn("*a*\n\n- **b *c* d**\n- d\n\n> *e*")).toEqual(["a", "c", "e"]);
});
