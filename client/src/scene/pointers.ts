/**
 * The arbiter: one owner of all pointers over a scene. A pointer that goes down on something that
 * can be dragged drags it; elsewhere it moves the camera. A second finger suspends the drag and
 * moves the camera until it is lifted. A gesture that is broken off keeps what is held as it is.
 */

export interface Touch {
  id: number;
  x: number;
  y: number;
  /** The right or middle button, or a key that slides instead of turning. */
  second: boolean;
}

/** What can be dragged, and what a drag does; the arbiter knows no more of it. */
export interface Grip {
  /** The pointer moved to here; the way from the last place. */
  move(x: number, y: number, dx: number, dy: number): void;
  /** Let go of on purpose; `clicked` where it never really moved. */
  drop(clicked: boolean): void;
  /** Broken off by the system, or by a second finger: nothing is decided. */
  suspend(): void;
}

/** How a camera is moved. */
export interface Steering {
  turn(dx: number, dy: number): void;
  slide(dx: number, dy: number): void;
  zoom(factor: number): void;
  spin(by: number): void;
}

/** A pointer that moves less has only clicked, in pixels. */
const SLIP = 6;

type Gesture =
  | { is: "none" }
  | { is: "drag"; id: number; grip: Grip; moved: number }
  | { is: "turn"; id: number; slides: boolean; moved: number }
  | { is: "fingers"; held: Grip | null };

export class Arbiter {
  readonly #touches = new Map<number, Touch>();
  #gesture: Gesture = { is: "none" };

  constructor(
    /** What a pointer grips at a place, if anything. */
    private readonly gripAt: (touch: Touch) => Grip | null,
    private readonly camera: Steering,
    /** A click where nothing can be dragged. */
    private readonly click: (touch: Touch) => void = () => undefined,
  ) {}

  get drags(): boolean {
    return this.#gesture.is === "drag";
  }

  get idle(): boolean {
    return this.#touches.size === 0;
  }

  down(touch: Touch): void {
    this.#touches.set(touch.id, touch);
    if (this.#touches.size === 1) this.#begin(touch);
    else if (this.#gesture.is !== "fingers") this.#twoFingers();
  }

  move(touch: Touch): void {
    const before = this.#touches.get(touch.id);
    if (before === undefined) return;
    const gesture = this.#gesture;
    if (gesture.is === "fingers") this.#pinch(before, touch);
    else if (gesture.is !== "none" && gesture.id === touch.id) this.#follow(gesture, before, touch);
    this.#touches.set(touch.id, touch);
  }

  up(touch: Touch): void {
    if (!this.#touches.delete(touch.id)) return;
    const gesture = this.#gesture;
    if (gesture.is === "drag" && gesture.id === touch.id) gesture.grip.drop(gesture.moved < SLIP);
    else if (gesture.is === "turn" && gesture.moved < SLIP && !gesture.slides) this.click(touch);
    if (this.#touches.size === 0) this.#gesture = { is: "none" };
  }

  /** Blur, lost capture, pointercancel: what is held stays, and nothing is decided. */
  breakOff(id?: number): void {
    if (id !== undefined && !this.#touches.has(id)) return;
    if (this.#gesture.is === "drag") this.#gesture.grip.suspend();
    this.#touches.clear();
    this.#gesture = { is: "none" };
  }

  #begin(touch: Touch): void {
    const grip = touch.second ? null : this.gripAt(touch);
    this.#gesture = grip
      ? { is: "drag", id: touch.id, grip, moved: 0 }
      : { is: "turn", id: touch.id, slides: touch.second, moved: 0 };
  }

  #twoFingers(): void {
    const held = this.#gesture.is === "drag" ? this.#gesture.grip : null;
    held?.suspend();
    this.#gesture = { is: "fingers", held };
  }

  #follow(gesture: Gesture & { moved: number }, before: Touch, touch: Touch): void {
    const [dx, dy] = [touch.x - before.x, touch.y - before.y];
    gesture.moved += Math.hypot(dx, dy);
    if (gesture.is === "drag") gesture.grip.move(touch.x, touch.y, dx, dy);
    else if (gesture.is === "turn" && gesture.slides) this.camera.slide(dx, dy);
    else if (gesture.moved >= SLIP) this.camera.turn(dx, dy);
  }

  #pinch(before: Touch, touch: Touch): void {
    const other = [...this.#touches.values()].find(({ id }) => id !== touch.id);
    if (other === undefined) return;
    const from = { x: before.x - other.x, y: before.y - other.y };
    const to = { x: touch.x - other.x, y: touch.y - other.y };
    const [was, is] = [Math.hypot(from.x, from.y), Math.hypot(to.x, to.y)];
    if (was < 1 || is < 1) return;
    this.camera.slide((touch.x - before.x) / 2, (touch.y - before.y) / 2);
    this.camera.zoom(is / was);
    const spun = Math.atan2(to.y, to.x) - Math.atan2(from.y, from.x);
    this.camera.spin(Math.atan2(Math.sin(spun), Math.cos(spun)));
  }
}
