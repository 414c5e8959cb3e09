import { expect, test } from "vitest";
import { disc } from "./shapes.ts";

test("a disc is flat on its faces, round at its side, and inside what the rules measure", () => {
  const { position, normal } = disc(9.5, 10, 0.6).attributes;
  let [faces, sides] = [0, 0];
  for (let n = 0; n < position!.count; n += 1) {
    const [x, y, z] = [position!.getX(n), position!.getY(n), position!.getZ(n)];
    const away = Math.hypot(x, z);
    expect(away).toBeLessThanOrEqual(9.5 + 1e-6);
    expect(y).toBeGreaterThanOrEqual(-1e-6);
    expect(y).toBeLessThanOrEqual(10 + 1e-6);
    const out = (normal!.getX(n) * x + normal!.getZ(n) * z) / (away || 1);
    if (away < 1) {
      expect(normal!.getY(n)).toBe(y > 5 ? 1 : -1);
      faces += 1;
    } else if (away > 9.49) {
      expect(out).toBeCloseTo(1, 3);
      sides += 1;
    }
  }
  expect(faces).toBeGreaterThan(20);
  expect(sides).toBeGreaterThan(20);
});
