import { expect, test } from "vitest";
import { Choices } from "./choices.svelte.ts";
import type { Asked } from "./wire.ts";

const ask = (decision: number, ...commands: string[]): Asked => ({
  decision,
  offers: commands.map((command) => ({ command, label: command })),
});
const shown = (choices: Choices) => choices.shown.map((offer) => offer.label).join("");
const gone = (choices: Choices) => [...choices.gone].join("");

function pointedAt(): Choices {
  const choices = new Choices();
  choices.offer(ask(1, "a", "b", "c"));
  choices.hold("pointer", true);
  return choices;
}

test("others act: nothing is inserted above, and what is gone cannot be taken", () => {
  const choices = pointedAt();
  choices.offer(ask(1, "x", "c", "a"));
  expect([shown(choices), gone(choices)]).toEqual(["abcx", '"b"']);
  choices.hold("pointer", false);
  expect([shown(choices), gone(choices)]).toEqual(["xca", ""]);
});

test("a new question waits until the pointer has gone, or until it is wanted", () => {
  const choices = pointedAt();
  choices.offer(ask(2, "y"));
  expect([shown(choices), choices.outdated, choices.gone.size]).toEqual(["abc", true, 3]);
  choices.show();
  expect([shown(choices), choices.outdated]).toEqual(["y", false]);
});

test("what comes of an own act is shown at once", () => {
  const choices = pointedAt();
  choices.acted(true);
  choices.offer(null);
  expect(shown(choices)).toBe("");
  choices.offer(ask(2, "y"));
  expect(shown(choices)).toBe("y");
});
