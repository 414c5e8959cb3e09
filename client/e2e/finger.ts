/** A real finger: touches on the screen, as the browser gets them from the device. */

import type { Page } from "playwright-core";

export interface Pixel {
  x: number;
  y: number;
}

/** Puts a finger down, moves it as told, and lifts it. */
export async function finger(
  page: Page,
  from: Pixel,
  moves: (to: (at: Pixel) => Promise<void>) => Promise<void>,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const say = async (type: "touchStart" | "touchMove" | "touchEnd", at: Pixel | null) => {
    await session.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
  };
  await say("touchStart", from);
  await moves((at) => say("touchMove", at));
  await say("touchEnd", null);
  await session.detach();
}
