/** The own train can be dragged over the map to where it is to run, by mouse or finger. */

import { SLIP, squareUnder } from "./drag.ts";
import type { Point } from "./grid.ts";
import type { Play } from "./play.svelte.ts";
import type { Square } from "./types.ts";

export class Drive {
  #from: Point | null = null;
  #drags = false;

  constructor(
    private readonly play: Play,
    /** The square under a point of the screen. */
    private readonly under: (at: Point) => Square | null = squareUnder,
  ) {}

  down(event: PointerEvent, square: Square): void {
    const { play } = this;
    this.cancel();
    if (event.button !== 0 || play.slot !== null || play.own?.piece !== square) return;
    if (!play.offers.any) return;
    this.#from = { x: event.x, y: event.y };
    (event.currentTarget as HTMLElement | null)?.setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    if (this.#from === null) return;
    this.#drags ||= Math.hypot(event.x - this.#from.x, event.y - this.#from.y) >= SLIP;
    // Where the train would run is shown as it is for a pointer without a train.
    if (this.#drags) this.play.hovered = this.under(event);
  }

  /** Runs where the rules let it; elsewhere, the square says what can be done there. */
  up(event: PointerEvent): void {
    const { play } = this;
    const square = this.#drags ? this.under(event) : null;
    this.#from = null;
    if (square === null || square === play.own?.piece) return;
    play.hovered = null;
    if (play.offers.has({ move: { to: square } })) play.act({ move: { to: square } });
    else play.choose(square);
  }

  cancel(): void {
    this.#from = null;
    this.#drags = false;
  }

  /** Whether a click is only the end of a drag. */
  ends(event: MouseEvent): boolean {
    const ended = this.#drags && event.detail > 0;
    this.#drags = false;
    return ended;
  }
}
