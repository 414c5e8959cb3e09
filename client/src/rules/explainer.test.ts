import { expect, test, vi } from "vitest";
import { Explainer } from "./explainer.svelte.ts";

const anchor = {} as HTMLElement;
const mouse = { pointerType: "mouse", currentTarget: anchor } as unknown as PointerEvent;
const finger = { pointerType: "touch", currentTarget: anchor } as unknown as PointerEvent;
const made = () => new Explainer(new Map([["pot", "Where bids go."]]));

test("a mouse nearby shows a term, and leaves time to reach the explanation", () => {
  vi.useFakeTimers();
  const explainer = made();
  explainer.near(mouse, "pot");
  expect(explainer.text).toBe("Where bids go.");
  explainer.far();
  explainer.stay();
  vi.runAllTimers();
  expect(explainer.word).toBe("pot");
  explainer.far();
  vi.runAllTimers();
  expect(explainer.word).toBeNull();
  vi.useRealTimers();
});

test("a pressed term stays until it is pressed again", () => {
  const explainer = made();
  explainer.near(finger, "pot");
  expect(explainer.word).toBeNull();
  // The focus comes before the press.
  explainer.show(anchor, "pot");
  explainer.press(anchor, "pot");
  explainer.far();
  expect(explainer.word).toBe("pot");
  explainer.press(anchor, "pot");
  expect(explainer.word).toBeNull();
});

test("it knows its terms, and no others", () => {
  const explainer = made();
  expect([explainer.knows("pot"), explainer.knows("pan")]).toEqual([true, false]);
  explainer.show(anchor, "pan");
  expect(explainer.text).toBe("");
});
