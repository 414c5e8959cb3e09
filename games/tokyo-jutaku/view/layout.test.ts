import { expect, test } from "vitest";
import { layoutOf } from "./layout.ts";

test("nothing on the desk lies on anything else, with any number of players", () => {
  for (const tall of [false, true]) {
    for (let others = 0; others < 8; others += 1) {
      const { site, rivals, tray } = layoutOf(tall, others);
      expect(rivals).toHaveLength(others);
      const cards = [site, ...rivals].map(({ x, z, scale }) => ({
        left: x - 35 * scale,
        right: x + 35 * scale,
        far: z - 35 * scale,
        near: z + 35 * scale,
      }));
      const box = {
        left: tray.x - tray.width / 2,
        right: tray.x + tray.width / 2,
        far: tray.z - tray.depth / 2,
        near: tray.z + tray.depth / 2,
      };
      const all = [...cards, box];
      for (const [idx, one] of all.entries()) {
        for (const other of all.slice(idx + 1)) {
          const apart =
            one.right <= other.left ||
            other.right <= one.left ||
            one.near <= other.far ||
            other.near <= one.far;
          expect(apart, `${tall} ${others} ${idx}`).toBe(true);
        }
      }
    }
  }
});
