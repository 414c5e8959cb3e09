/** Where the card of a lesson lies: in one of a few docks, and there it stays. Pure. */

import { meet, round, shared, type Box, type Size } from "./box.ts";

/** How far to the right and how far down: from 0 at one edge of the window to 1 at the other. */
export interface Dock {
  x: number;
  y: number;
}

/** What lies on the table. */
export interface Scene {
  window: Size;
  /** What the step points at, and what the player holds. */
  targets: readonly Box[];
  /** Prompts and dialogs: what is asked at the table is read together with the card. */
  prompts: readonly Box[];
  /** Buttons and the like. */
  controls: readonly Box[];
  /** Other parts of the table that have a name. */
  parts: readonly Box[];
  /** Pieces that are drawn on a canvas: they have no part of the page to themselves. */
  pieces: readonly Box[];
}

/** Room between the card and the edges of the window. */
const GAP = 12;
/** About as high as a card is: docks do not depend on how much there is to read. */
const USUAL = 180;
const ACROSS = [1, 0, 0.5, 0.25, 0.75];
const DOWN = [1, 0, 0.5, 0.25, 0.75, 0.125, 0.375, 0.625, 0.875, 0.4375, 0.5625, 0.6875];
const DOCKS: readonly Dock[] = DOWN.flatMap((y) => ACROSS.map((x) => ({ x, y })));

/** What it costs to cover something wholly. */
const COST = {
  ...{ target: 1_000, prompt: 400, between: 100, control: 20, part: 8, piece: 40, middle: 12 },
};
/** What it costs to be as far from what is pointed at as the window is wide. */
const FAR = 8;
/** What it costs to lie at no edge of the window. */
const LOOSE = 4;
/** A card moves only to a dock that is better than its own by as much as this. */
const WORTH = 25;

const room = (whole: number, own: number) => Math.max(0, whole - own - 2 * GAP);

/**
 * Where a card lies in a dock. One of its edges stays where it is, whatever there is to read: the
 * upper one in the upper half of the window, the lower one in the lower half.
 */
export function boxIn(dock: Dock, card: Size, window: Size): Box {
  const left = GAP + dock.x * room(window.width, card.width);
  const down = (share: number) => GAP + share * room(window.height, USUAL);
  const top = dock.y > 0.5 ? window.height - down(1 - dock.y) - card.height : down(dock.y);
  return { left, top: Math.max(GAP, top), ...card };
}

function covering(lies: Box, boxes: readonly Box[], cost: number): number {
  const area = ({ width, height }: Size) => Math.max(1, width * height);
  return boxes.reduce(
    (sum, box) => sum + (cost * shared(lies, box)) / Math.min(area(box), area(lies)),
    0,
  );
}

const centre = (box: Box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

function distance(lies: Box, around: Box | null, window: Size): number {
  if (around === null) return 0;
  const [one, other] = [centre(lies), centre(around)];
  return Math.hypot(one.x - other.x, one.y - other.y) / Math.max(window.width, window.height);
}

function costOf(dock: Dock, card: Size, scene: Scene): number {
  const { window, targets, prompts, controls, parts, pieces } = scene;
  const lies = boxIn(dock, card, window);
  // What happens between things that are pointed at, such as a road that is to be pulled.
  const around = round(targets);
  const middle = {
    ...{ left: window.width / 4, top: window.height / 4 },
    ...{ width: window.width / 2, height: window.height / 2 },
  };
  const edge = [0, 1].includes(dock.x) || [0, 1].includes(dock.y);
  return (
    covering(lies, targets, COST.target) +
    // However little of it is covered, what is pointed at is missed, and a prompt looks cut off.
    2 * COST.target * targets.filter((box) => meet(lies, box)).length +
    covering(lies, prompts, COST.prompt) +
    COST.prompt * prompts.filter((box) => meet(lies, box)).length +
    covering(lies, around === null ? [] : [around], COST.between) +
    covering(lies, controls, COST.control) +
    covering(lies, parts, COST.part) +
    covering(lies, pieces, COST.piece) +
    covering(lies, [middle], COST.middle) +
    FAR * distance(lies, around, window) +
    (edge ? 0 : LOOSE)
  );
}

/** Whether a card in that dock covers what it talks about, or what is asked at the table. */
export function inTheWay(dock: Dock, card: Size, scene: Scene): boolean {
  const lies = boxIn(dock, card, scene.window);
  return [...scene.targets, ...scene.prompts].some((box) => meet(lies, box));
}

/** The dock for a card that lies in one already: the same, unless another is clearly better. */
export function dockFor(now: Dock, card: Size, scene: Scene): Dock {
  const costs = DOCKS.map((dock) => costOf(dock, card, scene));
  const best = DOCKS[costs.indexOf(Math.min(...costs))] ?? now;
  return costOf(now, card, scene) - Math.min(...costs) < WORTH ? now : best;
}
