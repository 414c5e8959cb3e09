/** Pointers and wheel over the table: the arbiter gives them to the piece in hand or the camera. */

import { Arbiter, type Grip, type Touch } from "@shell/scene/pointers.ts";
import type { Hand } from "./hand.svelte.ts";
import { cardAt } from "./layout.ts";
import type { Picture } from "./picture.svelte.ts";
import { CARD, FLOOR, PAPER, um } from "./sizes.ts";

/** So near to its middle a pointer takes hold of a piece, in millimetres. */
const NEAR = 20;
/** This much of a wheel is a turn: a trackpad sends many small steps. */
const NOTCH = 60;

/** Where the pointers are: the table on the page, and the scene on it while there is one. */
export interface Ground {
  root: HTMLElement | undefined;
  picture: Picture | null;
}

export class Pointing {
  readonly #arbiter: Arbiter;
  #finger = false;
  #rolled = 0;

  constructor(
    private readonly hand: Hand,
    private readonly ground: () => Ground,
  ) {
    this.#arbiter = new Arbiter((touch) => this.#gripAt(touch), {
      turn: (dx, dy) => this.#look((rig) => rig.turn(dx, dy)),
      slide: (dx, dy) => this.#twists || this.#look((rig) => rig.slide(dx, dy)),
      zoom: (factor) => this.#look((rig) => rig.zoom(factor)),
      // Two fingers turn the piece in hand, and the table where nothing is.
      spin: (by) => (this.#twists ? this.hand.twist(-by) : this.#look((rig) => rig.spin(by))),
    });
  }

  readonly down = (event: PointerEvent): void => {
    if (!(event.target instanceof HTMLCanvasElement)) return;
    this.ground().root?.setPointerCapture(event.pointerId);
    this.#finger = event.pointerType === "touch";
    this.#arbiter.down(this.#touchOf(event));
    event.preventDefault();
  };

  readonly move = (event: PointerEvent): void => this.#arbiter.move(this.#touchOf(event));

  readonly up = (event: PointerEvent): void => {
    this.#arbiter.up(this.#touchOf(event));
    if (this.#twists) this.hand.settle();
  };

  /** Whether fingers have a piece in hand. */
  get #twists(): boolean {
    return this.#finger && this.hand.card !== null;
  }

  /** Cancelled by the system: nothing is decided. */
  readonly breakOff = (event?: PointerEvent | FocusEvent): void =>
    this.#arbiter.breakOff(event && "pointerId" in event ? event.pointerId : undefined);

  readonly wheel = (event: WheelEvent): void => {
    const target = event.target as HTMLElement;
    if (!(target instanceof HTMLCanvasElement) && !target.closest("[data-target]")) return;
    event.preventDefault();
    if (this.hand.card !== null && !event.ctrlKey) return this.#roll(event);
    this.#look((rig) => rig.zoom(Math.exp(-event.deltaY / 400)));
  };

  #roll({ deltaY, shiftKey }: WheelEvent): void {
    this.#rolled += deltaY;
    if (Math.abs(this.#rolled) < NOTCH) return;
    this.hand.turn(this.#rolled > 0 ? -1 : 1, shiftKey);
    this.#rolled = 0;
  }

  /** The point of the card under a pixel, at the height of the piece, in millimetres. */
  #onCard({ x, y }: { x: number; y: number }): { x: number; y: number } | null {
    const { picture } = this.ground();
    const { card, tried } = this.hand;
    if (picture === null || card === null) return null;
    const at = picture.under({ x, y }, PAPER + (tried?.floor ?? 1) * FLOOR);
    const middle = cardAt(card, picture.layout.cards);
    return at && { x: at.x - middle.x + CARD / 2, y: CARD / 2 - (at.z - middle.z) };
  }

  /** A mouse takes hold of the piece or puts it where it points; a finger pushes it from anywhere. */
  #gripAt(touch: Touch): Grip | null {
    const { hand } = this;
    let last = this.#onCard(touch);
    if (last === null || hand.pose === null) return null;
    const inside = last.x > -8 && last.y > -8 && last.x < CARD + 8 && last.y < CARD + 8;
    if (!inside && !this.#finger) return null;
    const away = Math.hypot(um(last.x) - hand.pose.x, um(last.y) - hand.pose.y);
    if (!this.#finger && away > um(NEAR)) hand.moveTo(um(last.x), um(last.y));
    return {
      move: (x, y) => {
        const next = this.#onCard({ x, y });
        if (next && last) hand.move(um(next.x - last.x), um(next.y - last.y));
        last = next ?? last;
      },
      drop: () => undefined,
      suspend: () => undefined,
    };
  }

  #look(move: (rig: Picture["studio"]["rig"]) => void): void {
    const { picture } = this.ground();
    if (picture === null) return;
    picture.moved = true;
    move(picture.studio.rig);
  }

  #touchOf(event: PointerEvent): Touch {
    const { left, top } = this.ground().root?.getBoundingClientRect() ?? {
      left: 0,
      top: 0,
    };
    const second = event.button === 1 || event.button === 2;
    const slides = event.shiftKey && event.pointerType === "mouse";
    const [x, y] = [event.clientX - left, event.clientY - top];
    return { id: event.pointerId, x, y, second: second || slides };
  }
}
