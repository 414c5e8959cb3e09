/** Turns what a wheel or a trackpad reports into quarter turns. */

/** So far it is turned for a quarter, in pixels: less than a notch of any mouse. */
const QUARTER = 60;
/** What a line or a page is in pixels: a notch of three lines is a quarter, too. */
const PIXELS = [1, 20, QUARTER] as const;

export class Wheel {
  #turned = 0;

  /** The quarter that is full with this event, if one is: 1 clockwise, -1 the other way, else 0. */
  quarter(event: Pick<WheelEvent, "deltaY" | "deltaMode">): number {
    const by = event.deltaY * (PIXELS[event.deltaMode] ?? 1);
    // Whoever turns back means it at once.
    if (by * this.#turned < 0) this.#turned = 0;
    this.#turned += by;
    if (Math.abs(this.#turned) < QUARTER) return 0;
    const way = Math.sign(this.#turned);
    // A notch may be long, and is still one quarter.
    this.#turned = 0;
    return way;
  }
}
