/** How finely a scene is drawn: it starts at its best, and steps down on slow machines. */

export interface Quality {
  /** Device pixels for each pixel of the page, at most. */
  pixels: number;
  /** Width and height of the shadow map. */
  shadow: number;
}

/** From the finest to the plainest. */
export const QUALITIES: readonly Quality[] = [
  { pixels: 2, shadow: 4096 },
  { pixels: 1.5, shadow: 2048 },
  { pixels: 1, shadow: 2048 },
  { pixels: 0.75, shadow: 1024 },
  { pixels: 0.4, shadow: 512 },
];

/** A frame that takes longer is slow, in milliseconds. */
const SLOW = 34;
/** This many frames are looked at before anything is decided. */
const SAMPLE = 24;

/** Watches how long frames take. It never steps up again: a picture that flickers is worse. */
export class Pace {
  #lengths: number[] = [];

  constructor(
    public step: number = 0,
    private readonly pinned: boolean = false,
  ) {}

  get quality(): Quality {
    return QUALITIES[Math.min(this.step, QUALITIES.length - 1)] as Quality;
  }

  /** Notes a frame that followed right after another; tells whether the quality is another now. */
  note(ms: number): boolean {
    if (this.pinned || this.step >= QUALITIES.length - 1) return false;
    this.#lengths.push(ms);
    if (this.#lengths.length < SAMPLE) return false;
    const sorted = this.#lengths.sort((one, other) => one - other);
    const median = sorted[SAMPLE >> 1] ?? 0;
    this.#lengths = [];
    if (median <= SLOW) return false;
    this.step += 1;
    return true;
  }
}

/** The pace that a reader pinned (`0` is the finest), or one that adapts. */
export function paceOf(pinned: string | null): Pace {
  const step = pinned === null ? Number.NaN : Number(pinned);
  const known = Number.isInteger(step) && step >= 0 && step < QUALITIES.length;
  return known ? new Pace(step, true) : new Pace();
}
