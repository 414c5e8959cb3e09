/** Pointers and wheel while a piece is in the air. */

import type { Picture } from "../picture.svelte.ts";
import { pointOf } from "../space.ts";
import type { Hand } from "./hand.svelte.ts";

interface At {
  x: number;
  y: number;
}

/** This much of a wheel is a millimetre, and a degree. */
const PER_MM = 12;
const PER_DEGREE = 20;
/** A finger moves the piece up and down by this many millimetres a pixel. */
const CLIMB = 0.45;
/** A second finger that has gone so far means to lift or to turn, in pixels. */
const MEANT = 10;
/** A pointer that comes from the supply has dragged after this many pixels. */
const DRAGGED = 24;

export class HandPointing {
  /** Fingers and buttons that are down, by number. */
  readonly #down = new Map<number, At>();
  #last: At | null = null;
  /** How far the piece is from what is under the mouse, in plan. */
  #off: At | null = null;
  #second: { id: number; from: At; means: "lift" | "turn" | null } | null = null;
  /** Where the mouse was pressed on the supply. */
  #dragged: At | null = null;

  constructor(
    private readonly hand: Hand,
    private readonly ground: () => {
      root: HTMLElement | undefined;
      picture: Picture | null;
    },
  ) {}

  /** The supply was pressed: the piece may be dragged from there. */
  fromSupply(event: PointerEvent): void {
    this.#off = null;
    this.#dragged = this.#at(event);
  }

  down(event: PointerEvent): void {
    if (!(event.target instanceof HTMLCanvasElement)) return;
    const at = this.#at(event);
    this.#down.set(event.pointerId, at);
    this.ground().root?.setPointerCapture(event.pointerId);
    if (this.#down.size === 2) this.#second = { id: event.pointerId, from: at, means: null };
    if (event.pointerType !== "touch") this.#point(at);
    event.preventDefault();
  }

  move(event: PointerEvent): void {
    const at = this.#at(event);
    if (event.pointerType !== "touch") {
      const over = event.target instanceof HTMLCanvasElement || event.target === this.ground().root;
      if (over) this.#point(at);
      return;
    }
    const before = this.#down.get(event.pointerId) ?? null;
    if (before === null) return;
    this.#down.set(event.pointerId, at);
    if (this.#second?.id === event.pointerId) this.#withSecond(before, at);
    else this.#drag(before, at);
  }

  /** Lets go with the mouse; a finger may come back. */
  up(event: PointerEvent): void {
    const at = this.#at(event);
    const pressed = this.#down.delete(event.pointerId);
    if (this.#second?.id === event.pointerId) this.#second = null;
    const far = this.#dragged ? Math.hypot(at.x - this.#dragged.x, at.y - this.#dragged.y) : 0;
    this.#dragged = null;
    if (event.pointerType === "touch" || event.button !== 0) return;
    const over = event.target instanceof HTMLCanvasElement || event.target === this.ground().root;
    if (over && (pressed || far > DRAGGED)) this.hand.letGo();
  }

  breakOff(): void {
    this.#down.clear();
    this.#second = null;
    this.#dragged = null;
  }

  /** The wheel lifts and lowers; with Shift it turns. */
  wheel(event: WheelEvent): void {
    const by = event.deltaY || event.deltaX;
    if (event.shiftKey) this.hand.nudge({ heading: -by / PER_DEGREE });
    else this.raise(-by / PER_MM);
  }

  /** Lifts the piece straight up, or lowers it: it stays above the same spot. */
  raise(by: number): void {
    this.hand.nudge({ z: by });
    this.settle();
  }

  /** What is under the mouse now belongs to where the piece is. */
  settle(): void {
    const [wanted, under] = [this.hand.wanted, this.#last && this.#under(this.#last)];
    if (wanted && under) this.#off = { x: wanted.x - under.x, y: wanted.y - under.y };
  }

  forget(): void {
    this.breakOff();
    this.#off = null;
  }

  #point(at: At): void {
    this.#last = at;
    const under = this.#under(at);
    if (under === null) return;
    this.#off ??= { x: 0, y: 0 };
    this.hand.want({ x: under.x + this.#off.x, y: under.y + this.#off.y });
  }

  /** A finger moves the piece without covering it: as far as the finger goes. */
  #drag(before: At, at: At): void {
    const [from, to] = [this.#under(before), this.#under(at)];
    if (from && to) this.hand.nudge({ x: to.x - from.x, y: to.y - from.y });
  }

  #withSecond(before: At, at: At): void {
    const second = this.#second;
    if (second === null) return;
    const [dx, dy] = [at.x - second.from.x, at.y - second.from.y];
    if (second.means === null && Math.hypot(dx, dy) > MEANT) {
      second.means = Math.abs(dy) >= Math.abs(dx) ? "lift" : "turn";
    }
    if (second.means === "lift") this.hand.nudge({ z: (before.y - at.y) * CLIMB });
    const first = [...this.#down].find(([id]) => id !== second.id)?.[1];
    if (second.means !== "turn" || first === undefined) return;
    const angle = (to: At) => Math.atan2(to.y - first.y, to.x - first.x);
    const turn = angle(at) - angle(before);
    const short = Math.atan2(Math.sin(turn), Math.cos(turn));
    this.hand.nudge({ heading: (-short * 180) / Math.PI });
  }

  /** The plan under a pixel, at the height of the piece. */
  #under(at: At): At | null {
    const { picture } = this.ground();
    const wanted = this.hand.wanted;
    const point = wanted && picture?.under(at, wanted.z);
    return point ? { x: point.x, y: -point.z } : null;
  }

  #at(event: PointerEvent): At {
    const { left, top } = this.ground().root?.getBoundingClientRect() ?? {
      left: 0,
      top: 0,
    };
    return { x: event.clientX - left, y: event.clientY - top };
  }
}

/** The middle of what is seen, where keys begin. */
export const seenMiddle = (picture: Picture | null): At => {
  const target = picture?.studio.rig.target() ?? pointOf({ x: 0, y: 0 });
  return { x: target.x, y: -target.z };
};
