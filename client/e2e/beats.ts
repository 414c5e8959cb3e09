/** What King of Tokyo shows step by step. */

import type { JSHandle, Page } from "playwright-core";

/** From now on collects what is told over Tokyo while it moves, beat by beat. */
export function beatsOf(page: Page): Promise<JSHandle<string[]>> {
  return page.evaluateHandle(() => {
    const told: string[] = [];
    const look = () => {
      const text = document.querySelector(".lines .now")?.textContent ?? "";
      if (text !== "" && text !== told.at(-1)) told.push(text);
    };
    const every = { subtree: true, childList: true, characterData: true };
    new MutationObserver(look).observe(document.body, every);
    return told;
  });
}
