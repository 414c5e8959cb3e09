import { expect, test } from "vitest";
import { Waving, seenPose } from "./waving.ts";

const POSE = { piece: 17, flip: false, rotation: 9_000, x: 20_000, y: 30_000 };

test("a hand is shown when it moves, and again after a second of holding still", () => {
  const waving = new Waving();
  const shown = waving.news(POSE, 5_000);
  expect(shown).not.toBeNull();
  expect(waving.news(POSE, 5_900)).toBeNull();
  expect(waving.news(POSE, 6_000)).toEqual(shown);
  expect(waving.news({ ...POSE, x: 21_000 }, 6_100)).not.toBeNull();
});

test("an empty hand is shown once", () => {
  const waving = new Waving();
  expect(waving.news(null, 0)).toBeNull();
  waving.news(POSE, 100);
  expect(waving.news(null, 200)).toEqual([]);
  expect(waving.news(null, 9_000)).toBeNull();
});

test("what another shows is forgotten after three seconds, and told of no other piece", () => {
  const gesture = new Waving().news(POSE, 0) ?? [];
  expect(seenPose({ gesture, at: 1_000 }, 17, 4_000)).toEqual(POSE);
  expect(seenPose({ gesture, at: 1_000 }, 17, 4_001)).toBeNull();
  expect(seenPose({ gesture, at: 1_000 }, 18, 1_000)).toBeNull();
});
