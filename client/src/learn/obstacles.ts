/** What lies on the page that the card of a lesson should not cover. */

import type { Box } from "./box.ts";
import type { Scene } from "./dock.ts";

/** What is asked at the table, and what has opened over it. */
const PROMPTS =
  ".scene-prompt, [data-prompt], .drawer.open > .panel, dialog[open], [role='dialog']";
/** Links in the log are not: nobody needs it during a step. */
const CONTROLS = ":is(button:not(.link), input, select, summary, a[href], [role='button'])";

function boxesOf(what: string, except: Element | null): Box[] {
  return [...document.querySelectorAll<HTMLElement>(what)]
    .filter((part) => except?.contains(part) !== true)
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    .map((part) => part.getBoundingClientRect())
    .map(({ left, top, width, height }) => ({ left, top, width, height }));
}

/** Everything but the card itself. */
export function sceneAround(card: Element | null, targets: readonly Box[]): Scene {
  return {
    window: { width: innerWidth, height: innerHeight },
    targets,
    prompts: boxesOf(PROMPTS, card),
    controls: boxesOf(CONTROLS, card),
    parts: boxesOf("[data-point]", card),
  };
}
