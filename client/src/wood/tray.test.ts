import { expect, test } from "vitest";
import { boxOf, laidOut, type Corner } from "./pose.ts";
import { messy, sorted, type Lying } from "./tray.ts";

const block = (w: number, h: number): Corner[] => [
  [-w * 500, -h * 500],
  [w * 500, -h * 500],
  [w * 500, h * 500],
  [-w * 500, h * 500],
];
const outlines = Array.from({ length: 40 }, (_, n) => block(8 + (n % 5) * 6, 8 + (n % 3) * 4));
const pieces = outlines.map((_, n) => n);
const tray = { x: 10, z: -5, width: 80, depth: 90 };

function boxesOf(lying: readonly Lying[]) {
  return lying.map(({ piece, x, z, scale, rotation }) => {
    const pose = { piece, flip: false, rotation, x: 0, y: 0 };
    const [left, low, right, top] = boxOf(laidOut(outlines[piece] ?? [], pose));
    const mm = scale / 1_000;
    return { left: x + left * mm, right: x + right * mm, far: z - top * mm, near: z - low * mm };
  });
}

test("sorted pieces lie side by side in the tray, and none on another", () => {
  const lying = sorted(pieces, outlines, tray);
  expect(lying.map(({ piece }) => piece)).toEqual(pieces);
  const boxes = boxesOf(lying);
  for (const [idx, box] of boxes.entries()) {
    expect(box.left).toBeGreaterThanOrEqual(-30 - 1e-6);
    expect(box.right).toBeLessThanOrEqual(50 + 1e-6);
    expect(box.far).toBeGreaterThanOrEqual(-50 - 1e-6);
    expect(box.near).toBeLessThanOrEqual(40 + 1e-6);
    const hit = boxes
      .slice(idx + 1)
      .some(
        (other) =>
          box.left < other.right &&
          other.left < box.right &&
          box.far < other.near &&
          other.far < box.near,
      );
    expect(hit).toBe(false);
  }
});

test("few pieces are shown in their size, many smaller", () => {
  expect(sorted([0, 1], outlines, tray)[0]?.scale).toBe(1);
  expect(sorted(pieces, outlines, tray)[0]?.scale).toBeLessThan(1);
});

test("a messy piece keeps its place when others are taken, as long as all have the same room", () => {
  const all = messy(pieces, outlines, { ...tray, width: 400, depth: 400 });
  const rest = messy(pieces.slice(1), outlines, { ...tray, width: 400, depth: 400 });
  expect(rest[0]).toEqual(all[1]);
  for (const box of boxesOf(messy(pieces, outlines, tray))) {
    expect(box.left).toBeGreaterThanOrEqual(-30 - 1e-6);
    expect(box.right).toBeLessThanOrEqual(50 + 1e-6);
  }
});
