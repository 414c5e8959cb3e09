/** What lies on the page that the card of a lesson should not cover. */

import type { Box } from "./box.ts";
import type { Scene } from "./dock.ts";
import { heldSeen, piecesSeen } from "./spots.ts";

/** What has opened over the table, or tells how the match ended. */
const OPENED = "[data-prompt], .drawer.open > .panel, dialog[open], [role='dialog']";
/** What a table wants to be read together with the card, such as one's own numbers. */
const KEPT = "[data-kept]";
/** What is asked at the table: a line, which grows upward as soon as something is in hand. */
const ASKED = ".scene-prompt";
/** Where it comes up if there is nothing to say yet. */
const FOOT = ".scene-table > .foot:not(:has(.scene-prompt))";
/** A narrow window is a phone's: there the prompt takes the width of the window. */
export const NARROW = 864;
/** How wide it becomes elsewhere. */
const WIDE = 736;
/** Links in the log are not, nor is what stands above every page: nobody needs that in a step. */
const CONTROLS = "main :is(button:not(.link), input, select, summary, a[href], [role='button'])";

/** Panels that lie over the table: what is beneath them is not seen. */
const PANELS = ".drawer.open > .panel, dialog[open]";

const boxOf = (part: Element): Box => {
  const { left, top, width, height } = part.getBoundingClientRect();
  return { left, top, width, height };
};

/** Whether the middle of one box lies in another. */
function isUnder(one: Box, other: Box): boolean {
  const [x, y] = [one.left + one.width / 2, one.top + one.height / 2];
  const across = x > other.left && x < other.left + other.width;
  return across && y > other.top && y < other.top + other.height;
}

function partsOf(what: string, except: Element | null): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(what)]
    .filter((part) => except?.contains(part) !== true)
    .filter((part) => part.checkVisibility({ visibilityProperty: true }));
}

/** Where a prompt that is not there yet will stand: in the middle of its foot. */
function seed({ left, top, width, height }: Box): Box {
  return { left: left + width / 2, top: top + height, width: 0, height: 0 };
}

/** The room that a prompt takes as soon as something is in hand. */
function grown({ left, top, width, height }: Box): Box {
  const narrow = innerWidth <= NARROW;
  // How high it becomes is for each table to say.
  const { growsNarrow, growsWide } =
    document.querySelector<HTMLElement>(".scene-table")?.dataset ?? {};
  const high = Number((narrow ? growsNarrow : growsWide) ?? height);
  const wide = narrow ? innerWidth : WIDE;
  const [more, up] = [Math.max(0, wide - width), Math.max(0, high - height)];
  return { left: left - more / 2, top: top - up, width: width + more, height: height + up };
}

/**
 * Everything but the card itself. Where something is asked, its prompt has all the room that it
 * comes to need, so that the card does not have to make room then.
 */
export function sceneAround(card: Element | null, targets: readonly Box[], asks: boolean): Scene {
  const panels = partsOf(PANELS, card);
  const hidden = (box: Box, part?: Element) =>
    panels.some((panel) => !(part && panel.contains(part)) && isUnder(box, boxOf(panel)));
  const boxesOf = (what: string) =>
    partsOf(what, card)
      .filter((part) => panels.includes(part) || !hidden(boxOf(part), part))
      .map(boxOf);
  return {
    window: { width: innerWidth, height: innerHeight },
    targets: [...targets, ...heldSeen()].filter((box) => !hidden(box)),
    prompts: [
      ...boxesOf(OPENED),
      ...boxesOf(KEPT),
      // A panel may take the whole window: then at least what it offers is free.
      ...panels
        .flatMap((panel) => partsOf(CONTROLS, card).filter((one) => panel.contains(one)))
        .map(boxOf),
      ...boxesOf(ASKED).map((box) => (asks ? grown(box) : box)),
      ...(asks ? boxesOf(FOOT).map((box) => grown(seed(box))) : []),
    ],
    controls: boxesOf(CONTROLS),
    parts: boxesOf("[data-point]"),
    pieces: piecesSeen().filter((box) => !hidden(box)),
  };
}
