import { expect, test } from "vitest";
import { gestureOf, poseOf } from "./hands.ts";

const pose = { piece: 17, flip: true, rotation: 4_510, x: 35_140, y: -3_060 };

test("a held piece is told in five small numbers, and understood", () => {
  const gesture = gestureOf(pose);
  expect(gesture).toEqual([17, 1, 451, 351, -31]);
  expect(poseOf(gesture, 17)).toEqual({ ...pose, x: 35_100, y: -3_100 });
  expect(gestureOf(null)).toEqual([]);
});

test("numbers are small wherever the pointer is", () => {
  const far = gestureOf({ ...pose, rotation: 35_999, x: 9_000_000, y: -9_000_000 });
  expect(far).toEqual([17, 1, 0, 800, -100]);
});

test("what makes no sense shows nothing, or nothing beyond the card", () => {
  expect(poseOf([], 17)).toBeNull();
  expect(poseOf([17, 1, 2], 17)).toBeNull();
  expect(poseOf(gestureOf(pose), 3)).toBeNull();
  expect(poseOf(gestureOf(pose), null)).toBeNull();
  const wild = poseOf([17, 9, -32_768, 32_767, -32_768], 17);
  expect(wild).toEqual({ piece: 17, flip: false, rotation: 32_320, x: 80_000, y: -10_000 });
});
