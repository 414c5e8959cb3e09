/** Pointers and wheel over the desk: a drag places on release, a click keeps the piece in hand. */

import { covers, laidOut } from "@shell/wood/pose.ts";
import type { Stand } from "@shell/wood/heap.ts";
import type { Layout } from "./layout.ts";
import type { Picture } from "./picture.svelte.ts";
import type { Play } from "./play.svelte.ts";
import { CARD, onCard } from "./stands.ts";

/** A finger covers what it moves: it holds it from below, in pixels. */
const LIFT = 58;
/** A pointer that moves less has only clicked, in pixels. */
const SLIP = 6;
/** A finger takes the nearest piece within this distance, in millimetres. */
const NEAR = 5;
/** Half of a card, and as far beyond it as a piece may be held over the site. */
const HALF = 40;
/** This much of a wheel is one detent: a trackpad sends many small steps. */
const NOTCH = 50;

export interface Ground {
  root: HTMLElement | undefined;
  picture: Picture | null;
  layout: Layout;
  /** The pieces of the pile as they lie. */
  pile: readonly Stand[];
  /** Whether the camera is free. */
  loose: boolean;
}

interface Grip {
  id: number;
  /** Taken from the pile by this pointer: letting go over the site places it. */
  fresh: boolean;
  finger: boolean;
  /** Where the piece is from the finger that pushes it about on the site, in micrometres. */
  slide: Point | null;
  moved: number;
  x: number;
  y: number;
}

interface Point {
  x: number;
  y: number;
}

export class Pointing {
  #grip: Grip | null = null;
  /** A second finger, which turns the piece, and where both were. */
  #second: { id: number; x: number; y: number } | null = null;
  #turning: { x: number; y: number } | null = null;
  #rolled = 0;
  /** How long the last moves took from the pointer to the verdict, in milliseconds, for tests. */
  readonly costs: number[] = [];

  constructor(
    private readonly play: Play,
    private readonly ground: () => Ground,
  ) {}

  readonly down = (event: PointerEvent): void => {
    if (!(event.target instanceof HTMLCanvasElement)) return;
    event.preventDefault();
    (document.activeElement as HTMLElement | null)?.blur();
    if (event.button === 2) return this.play.back();
    if (event.button !== 0) return;
    const at = this.#at(event);
    const { root, loose } = this.ground();
    root?.setPointerCapture(event.pointerId);
    if (this.#grip !== null) {
      this.#second = { id: event.pointerId, ...at };
      return;
    }
    const finger = event.pointerType === "touch";
    const fresh = this.play.hand === null && this.#take(at, finger);
    if (this.play.hand !== null) {
      // What lies on the site already goes on from where it is, wherever a finger touches.
      const slide = finger && !fresh ? this.#slideFrom(at) : null;
      this.#grip = { id: event.pointerId, fresh, finger, slide, moved: 0, ...at };
      // A finger first shows where the piece is; a mouse has been there all the time.
      if (!finger || fresh) this.#carry(at, false);
    } else if (loose) this.#turning = at;
  };

  readonly move = (event: PointerEvent): void => {
    const at = this.#at(event);
    const grip = this.#grip;
    if (this.#second?.id === event.pointerId && grip) {
      const before = Math.atan2(this.#second.y - grip.y, this.#second.x - grip.x);
      const after = Math.atan2(at.y - grip.y, at.x - grip.x);
      this.play.twist(-Math.atan2(Math.sin(after - before), Math.cos(after - before)));
      this.#second = { id: event.pointerId, ...at };
    } else if (grip?.id === event.pointerId) {
      grip.moved += Math.hypot(at.x - grip.x, at.y - grip.y);
      [grip.x, grip.y] = [at.x, at.y];
      if (grip.moved >= SLIP || !grip.finger) this.#carry(at, grip.finger, grip.slide);
    } else if (this.#turning) {
      this.ground().picture?.studio.rig.turn(at.x - this.#turning.x, at.y - this.#turning.y);
      this.#turning = at;
    } else if (event.pointerType === "mouse" && this.play.hand !== null) this.#carry(at, false);
  };

  readonly up = (event: PointerEvent): void => {
    if (this.#second?.id === event.pointerId) {
      this.#second = null;
      return this.play.settle();
    }
    this.#turning = null;
    const grip = this.#grip;
    if (grip?.id !== event.pointerId) return;
    this.#grip = null;
    const clicked = grip.moved < SLIP;
    // The click that takes a piece keeps it in hand.
    if (grip.fresh && clicked) return;
    if (!grip.fresh && clicked && grip.finger) this.#carry(this.#at(event), false);
    // A finger that only moved what was in hand has not let go of it yet.
    if (grip.finger && !grip.fresh && !clicked) return;
    if (this.play.over) this.play.place();
    else if (this.#overTray(this.#at(event))) this.play.back();
  };

  /** Cancelled by the system: nothing is decided, and what is in hand stays. */
  readonly breakOff = (): void => {
    this.#grip = this.#second = this.#turning = null;
  };

  readonly wheel = (event: WheelEvent): void => {
    if (!(event.target instanceof HTMLCanvasElement)) return;
    event.preventDefault();
    if (this.play.hand !== null) {
      // With Shift, browsers roll sideways.
      this.#rolled += event.deltaY || event.deltaX;
      if (Math.abs(this.#rolled) < NOTCH) return;
      this.play.turn(this.#rolled > 0 ? -1 : 1, event.shiftKey);
      this.#rolled = 0;
    } else if (this.ground().loose) {
      this.ground().picture?.studio.rig.zoom(Math.exp(-event.deltaY / 400));
    }
  };

  /** Takes the piece under the pointer from the pile. */
  #take(at: Point, finger: boolean): boolean {
    const { picture, pile } = this.ground();
    const point = picture?.under(at, 3);
    if (!point) return false;
    const found = pickOf(
      pile,
      point.x,
      point.z,
      (piece) => this.play.shapes[piece]?.outline ?? [],
      finger,
    );
    return found !== null && this.play.grab(found);
  }

  #slideFrom(at: Point): Point | null {
    const card = this.#cardUnder(at);
    const { pose, over } = this.play;
    return card && pose && over ? { x: pose.x - card.x, y: pose.y - card.y } : null;
  }

  #carry(at: Point, finger: boolean, slide: Point | null = null): void {
    const began = performance.now();
    this.#hold(at, finger, slide);
    // Whether it may lie there is known before the next frame.
    void this.play.tried;
    this.costs.push(performance.now() - began);
    if (this.costs.length > 200) this.costs.shift();
  }

  #hold({ x, y }: Point, finger: boolean, slide: Point | null): void {
    const lift = finger && slide === null ? LIFT : 0;
    const card = this.#cardUnder({ x, y: y - lift });
    if (card === null) return;
    const to = { x: card.x + (slide?.x ?? 0), y: card.y + (slide?.y ?? 0) };
    const reach = (HALF / this.ground().layout.site.scale) * 1_000;
    const over = [to.x, to.y].every((along) => Math.abs(along - (CARD / 2) * 1_000) < reach);
    this.play.hold(to.x, to.y, over && this.play.focus === this.play.seat);
  }

  /** The point of the card under a pointer, in micrometres, at the height of the piece in hand. */
  #cardUnder(at: Point): Point | null {
    const { picture, layout } = this.ground();
    const high = ((this.play.tried?.floor ?? 1) - 1) * 6 + 3;
    const point = picture?.under(at, high);
    return point ? onCard(layout.site, point.x, point.z) : null;
  }

  #overTray(at: Point): boolean {
    const { picture, layout } = this.ground();
    const point = picture?.under(at, 0);
    const { x, z, width, depth } = layout.tray;
    if (!point) return false;
    return Math.abs(point.x - x) < width / 2 + 4 && Math.abs(point.z - z) < depth / 2 + 4;
  }

  #at(event: PointerEvent): Point {
    const { left, top } = this.ground().root?.getBoundingClientRect() ?? {
      left: 0,
      top: 0,
    };
    return { x: event.clientX - left, y: event.clientY - top };
  }
}

/** The piece of the pile at a point of the desk: the uppermost; for a finger also one nearby. */
export function pickOf(
  pile: readonly Stand[],
  x: number,
  z: number,
  outlineOf: (piece: number) => readonly (readonly [number, number])[],
  finger: boolean,
): number | null {
  const local = ({ x: cx, z: cz, scale }: Stand): [number, number] => [
    ((x - cx) / scale) * 1_000,
    (-(z - cz) / scale) * 1_000,
  ];
  const hit = [...pile]
    .sort((one, other) => other.y - one.y)
    .find((stand) => {
      const rotation = (stand.turn * 18_000) / Math.PI;
      const pose = {
        piece: stand.piece,
        flip: stand.flip,
        rotation,
        x: 0,
        y: 0,
      };
      return covers(laidOut(outlineOf(stand.piece), pose), ...local(stand));
    });
  if (hit || !finger) return hit?.piece ?? null;
  const near = pile
    .map((stand) => ({
      piece: stand.piece,
      away: Math.hypot(stand.x - x, stand.z - z),
    }))
    .sort((one, other) => one.away - other.away)[0];
  return near && near.away < NEAR ? near.piece : null;
}
