/** What lies on the page that the card of a lesson should not cover. */

import type { Box } from "./box.ts";
import type { Scene } from "./dock.ts";
import { piecesSeen } from "./spots.ts";

/** What has opened over the table. */
const OPENED = "[data-prompt], .drawer.open > .panel, dialog[open], [role='dialog']";
/** What is asked at the table: a line, which grows upward as soon as something is in hand. */
const ASKED = ".scene-prompt";
/** As much as it takes then: on a phone the width of the window, elsewhere its middle. */
const GROWN = { narrow: { width: 864, height: 236 }, wide: { width: 736, height: 150 } };
/** Links in the log are not: nobody needs it during a step. */
const CONTROLS = ":is(button:not(.link), input, select, summary, a[href], [role='button'])";

function boxesOf(what: string, except: Element | null): Box[] {
  return [...document.querySelectorAll<HTMLElement>(what)]
    .filter((part) => except?.contains(part) !== true)
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    .map((part) => part.getBoundingClientRect())
    .map(({ left, top, width, height }) => ({ left, top, width, height }));
}

/** The room that a prompt takes sooner or later, so that the card need not make room then. */
function grown({ left, top, width, height }: Box): Box {
  const { width: wide, height: high } = innerWidth <= 864 ? GROWN.narrow : GROWN.wide;
  const [more, up] = [Math.max(0, Math.min(wide, innerWidth) - width), Math.max(0, high - height)];
  return { left: left - more / 2, top: top - up, width: width + more, height: height + up };
}

/** Everything but the card itself. */
export function sceneAround(card: Element | null, targets: readonly Box[]): Scene {
  return {
    window: { width: innerWidth, height: innerHeight },
    targets,
    prompts: [...boxesOf(OPENED, card), ...boxesOf(ASKED, card).map(grown)],
    controls: boxesOf(CONTROLS, card),
    parts: boxesOf("[data-point]", card),
    pieces: piecesSeen(),
  };
}
