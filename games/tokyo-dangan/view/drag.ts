/** Tiles can be dragged from the hand onto the map, by mouse or finger. */

import type { Action } from "svelte/action";
import type { Point } from "./grid.ts";
import type { Play } from "./play.svelte.ts";
import type { Square } from "./types.ts";

/** A pointer that moves less has only clicked. */
export const SLIP = 8;

/** The square under a point of the screen. */
export function squareUnder({ x, y }: Point): Square | null {
  const button = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-square]");
  return (button?.dataset["square"] as Square | undefined) ?? null;
}

/** Lets a tile in hand be dragged. */
export const dragged: Action<HTMLButtonElement, { play: Play; slot: number }> = (node, given) => {
  let { play, slot } = given ?? {};
  let from: Point | null = null;
  let drags = false;

  function down(event: PointerEvent): void {
    if (node.disabled || event.button !== 0) return;
    from = event;
    drags = false;
    node.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent): void {
    if (from === null || !play || slot === undefined) return;
    if (!drags && Math.hypot(event.x - from.x, event.y - from.y) < SLIP) return;
    if (!drags && play.slot !== slot) play.pick(slot);
    drags = true;
    play.chosen = null;
    play.hovered = squareUnder(event);
  }

  function up(event: PointerEvent): void {
    from = null;
    if (!drags || !play) return;
    const square = squareUnder(event);
    play.hovered = null;
    if (square !== null) play.press(square, event.pointerType === "touch" ? "touch" : "mouse");
  }

  /** The click that ends a drag turns nothing. */
  function click(event: MouseEvent): void {
    if (!drags) return;
    drags = false;
    event.stopImmediatePropagation();
  }

  function cancel(): void {
    from = null;
    drags = false;
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", cancel);
  node.addEventListener("click", click, { capture: true });
  return {
    update: (next) => {
      ({ play, slot } = next);
    },
    destroy: cancel,
  };
};
