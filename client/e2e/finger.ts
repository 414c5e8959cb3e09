/** Real fingers: touches on the screen, as the browser gets them from the device. */

import type { Page } from "playwright-core";

export interface Pixel {
  x: number;
  y: number;
}

/** Puts fingers down, moves them as told, and lifts them. */
export async function fingers(
  page: Page,
  from: readonly Pixel[],
  moves: (to: (at: readonly Pixel[]) => Promise<void>) => Promise<void>,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const say = async (type: "touchStart" | "touchMove" | "touchEnd", at: readonly Pixel[]) => {
    const touchPoints = at.map(({ x, y }, id) => ({ x, y, id }));
    await session.send("Input.dispatchTouchEvent", { type, touchPoints });
  };
  await say("touchStart", from);
  await moves((at) => say("touchMove", at));
  await say("touchEnd", []);
  await session.detach();
}

/** The same with one finger. */
export function finger(
  page: Page,
  from: Pixel,
  moves: (to: (at: Pixel) => Promise<void>) => Promise<void>,
): Promise<void> {
  return fingers(page, [from], (to) => moves((at) => to([at])));
}
