/** By mouse, by finger, or by keys only: Tab from stop to stop, arrows within a group, Enter. */

import type { Locator, Page } from "playwright-core";

export type Way = "click" | "tap" | "keys";

/** More keys than any walk takes. */
const MOST_KEYS = 200;

/** Where something lies, as seen from what has the focus. */
interface Bearing {
  /** What has the focus, by a number of its own. */
  on: number;
  here: boolean;
  /** Whether Tab leads past it, because arrows lead to it from where the focus is. */
  near: boolean;
  right: number;
  down: number;
}

/** Runs in the page. */
function bearing(target: Element): Bearing {
  const numbered = window as unknown as { stops?: Element[] };
  const stops = (numbered.stops ??= []);
  const from = document.activeElement ?? document.body;
  if (!stops.includes(from)) stops.push(from);
  const middle = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [at, to] = [middle(from), middle(target)];
  const group = target.closest('[role="grid"], [role="group"]');
  const skipped = target instanceof HTMLElement && target.tabIndex < 0;
  return {
    on: stops.indexOf(from),
    here: from === target,
    near: skipped && from !== document.body && (group?.contains(from) ?? false),
    right: to.x - at.x,
    down: to.y - at.y,
  };
}

/** The arrows that lead there, the one for the longer way first. */
function arrows({ right, down }: Bearing): string[] {
  const across = right > 0 ? "ArrowRight" : "ArrowLeft";
  const along = down > 0 ? "ArrowDown" : "ArrowUp";
  return Math.abs(right) > Math.abs(down) ? [across, along] : [along, across];
}

/** Walks to something as somebody does who has no mouse. */
export async function walkTo(page: Page, target: Locator): Promise<void> {
  const look = () => target.evaluate(bearing);
  /** Where arrows have led already: going there again would be going round in circles. */
  const seen = new Set<number>();
  let now = await look();
  for (let keys = 0; keys < MOST_KEYS && !now.here; keys += 1) {
    seen.add(now.on);
    let moved = false;
    for (const arrow of now.near ? arrows(now) : []) {
      await page.keyboard.press(arrow);
      const next = await look();
      moved = next.on !== now.on && !seen.has(next.on);
      now = next;
      if (moved) break;
    }
    if (!moved && !now.here) {
      await page.keyboard.press("Tab");
      now = await look();
    }
  }
  if (!now.here) throw new Error(`no keys lead to ${String(target)}`);
}

/** Presses something, in one of the three ways. */
export async function press(page: Page, way: Way, what: Locator): Promise<void> {
  if (way === "tap") return what.tap();
  if (way === "click") return what.click();
  await what.waitFor();
  await walkTo(page, what);
  await page.keyboard.press("Enter");
  // A table may lead a player who uses keys to the next thing, in the frame after.
  await page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );
}
