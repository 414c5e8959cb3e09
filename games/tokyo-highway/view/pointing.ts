/** Pointers and wheel over the table: what they touch, and to whom the arbiter gives them. */

import { Arbiter, type Touch } from "@shell/scene/pointers.ts";
import type { Pixel } from "@shell/scene/sights.ts";
import { gripOf, type Hold } from "./grips.ts";
import type { Picture } from "./picture.svelte.ts";
import type { Play } from "./play.svelte.ts";

/** A finger covers what it moves: it holds it from below, and a loupe shows it. In pixels. */
const LIFT = 64;
/** So near to the road in hand a pointer takes hold of it. */
const NEAR = 16;
/** This much of a wheel is a storey: a trackpad sends many small steps. */
const NOTCH = 60;

/** Where the pointers are: the table on the page, and the scene on it while there is one. */
export interface Ground {
  root: HTMLElement | undefined;
  picture: Picture | null;
  /** Whether only the camera may be moved. */
  photo: boolean;
}

export class Pointing {
  readonly #arbiter: Arbiter;
  #hold: Hold | null = null;
  #finger = false;
  #rolled = 0;

  constructor(
    private readonly play: Play,
    private readonly ground: () => Ground,
  ) {
    this.#arbiter = new Arbiter((touch) => this.#gripAt(touch), {
      turn: (dx, dy) => this.#look((rig) => rig.turn(dx, dy)),
      slide: (dx, dy) => this.#look((rig) => rig.slide(dx, dy)),
      zoom: (factor) => this.#look((rig) => rig.zoom(factor)),
      spin: (by) => this.#look((rig) => rig.spin(by)),
    });
  }

  readonly down = (event: PointerEvent): void => {
    const target = event.target as HTMLElement;
    const handle = target.closest<HTMLElement>("[data-grip]");
    if (!isScene(target)) return;
    const { root, picture } = this.ground();
    this.#hold = (handle?.dataset["grip"] as Hold | undefined) ?? null;
    this.#finger = event.pointerType === "touch";
    root?.setPointerCapture(event.pointerId);
    this.#arbiter.down(this.#touchOf(event));
    picture?.magnify(this.#finger && this.#arbiter.drags);
    handle?.focus({ preventScroll: true });
    event.preventDefault();
  };

  readonly move = (event: PointerEvent): void => {
    this.#arbiter.move(this.#touchOf(event));
  };

  readonly up = (event: PointerEvent): void => {
    this.#arbiter.up(this.#touchOf(event));
    this.ground().picture?.magnify(false);
  };

  /** Cancelled by the system: nothing is decided, and what is in hand stays. */
  readonly breakOff = (event?: PointerEvent | FocusEvent): void => {
    this.#arbiter.breakOff(event && "pointerId" in event ? event.pointerId : undefined);
    this.ground().picture?.magnify(false);
  };

  readonly lost = this.breakOff;

  /** The wheel changes height, or turns a building, only while something is in hand. */
  readonly wheel = (event: WheelEvent): void => {
    if (!isScene(event.target as HTMLElement)) return;
    event.preventDefault();
    const held = event.ctrlKey ? null : this.play.draft;
    if (held?.is === "road") this.#roll(event.deltaY);
    else if (held?.is === "tower") this.play.turn(event.deltaY > 0 ? -5 : 5);
    else this.#look((rig) => rig.zoom(Math.exp(-event.deltaY / 400)));
  };

  #roll(by: number): void {
    this.#rolled += by;
    if (Math.abs(this.#rolled) < NOTCH) return;
    this.play.raise(this.#rolled > 0 ? -1 : 1);
    this.#rolled = 0;
  }

  #look(move: (rig: Picture["studio"]["rig"]) => void): void {
    const { picture } = this.ground();
    if (picture === null) return;
    picture.moved = true;
    move(picture.studio.rig);
  }

  #gripAt(touch: Touch) {
    const { picture, photo } = this.ground();
    if (picture === null || photo) return null;
    const hold = this.#hold ?? ghostAt(picture, touch);
    return hold && gripOf(hold, this.play, picture, this.#finger ? LIFT : 0);
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

/** Whether something belongs to the scene: the canvas, or a handle over it. */
function isScene(target: HTMLElement): boolean {
  return target instanceof HTMLCanvasElement || target.closest("[data-grip]") !== null;
}

/** What of the road in hand, or of its column, a pointer is on. */
function ghostAt(picture: Picture, touch: Touch): Hold | null {
  const [near, far, foot] = ["near", "far", "foot"].map((id) => picture.pixels.get(id));
  if (!far) return null;
  if (isAlong(near ?? far, far, touch)) return "far";
  return foot && isAlong(foot, far, touch) ? "foot" : null;
}

/** Whether a pointer is on the line between two points. */
function isAlong(from: Pixel, to: Pixel, { x, y }: Touch): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(x - from.x - part * dx, y - from.y - part * dy) < NEAR;
}
