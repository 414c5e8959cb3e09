/** Plays Tokyo Highway by hand: lifts pieces, carries them by the real pointer, and lets go. */

import type { Locator, Page } from "playwright-core";
import type { Pixel } from "./finger.ts";
import { Architect } from "./highway.ts";
import { expect } from "./test.ts";

interface Point {
  x: number;
  y: number;
  z: number;
}

/** What stands on the table, in the space of the scene: y is up, and z to the south. */
export interface City {
  discs: { piece: string; owner: number; at: Point; top: boolean }[];
  roads: { piece: string; owner: number; pose: { at: Point; along: Point; up: Point } }[];
  cars: { piece: string; owner: number; pose: { at: Point; along: Point; up: Point } }[];
}

/** A place above the table, in millimetres. */
export interface Place {
  x: number;
  y: number;
  z: number;
}

type Board = HTMLElement & { tableTest?: { city(): City | null; arrived(): boolean } };

/** Software pictures are slow, and a hand moves only while it is seen. */
const PATIENCE = { timeout: 40_000 };

/** The wheel lowers a piece by a millimetre with this much. */
const WHEEL = 12;
/** The most that it lowers in one turn, in millimetres. */
const STEP = 12;

export class Carrier {
  readonly me: Architect;

  constructor(readonly page: Page) {
    this.me = new Architect(page);
  }

  get letGo(): Locator {
    return this.page.getByRole("button", { name: "Let go" });
  }

  async city(): Promise<City> {
    const city = await this.me.board.evaluate((board: Board) => board.tableTest?.city() ?? null);
    if (city === null) throw new Error("the table has no scene");
    return city;
  }

  /** Waits until this player may lift something. */
  async turn(): Promise<void> {
    await this.page
      .getByRole("button", { name: /^Lift a grey/ })
      .and(this.page.locator(":not([aria-disabled=true])"))
      .waitFor({ timeout: 120_000 });
  }

  /** Lifts a piece and carries it down to that place, straight from above. */
  async carry(piece: "grey" | "yellow" | "road" | "car", to: Place): Promise<Pixel> {
    await this.page.getByRole("button", { name: new RegExp(`^Lift a ${piece}`) }).click();
    await this.letGo.waitFor();
    const above = await this.#pixel({ ...to, z: await this.#height() });
    await this.page.mouse.move(above.x, above.y);
    for (let left = (await this.#height()) - to.z; left > 0; left -= STEP) {
      await this.page.mouse.wheel(0, Math.min(STEP, left) * WHEEL);
    }
    await this.#arrives();
    expect(await this.#height()).toBeLessThanOrEqual(to.z + 0.5);
    return above;
  }

  /** Waits until the piece in the air is where the pointer wants it. */
  async #arrives(): Promise<void> {
    const there = () => this.me.board.evaluate((board: Board) => board.tableTest?.arrived());
    await expect.poll(there, { interval: 50, ...PATIENCE }).toBe(true);
  }

  /** Moves what is in the air from one place to another, as fast as a hand can. */
  async sweep(at: Pixel, from: Place, to: Place): Promise<Pixel> {
    const [one, other] = [await this.#pixel(from), await this.#pixel(to)];
    const there = { x: at.x + other.x - one.x, y: at.y + other.y - one.y };
    await this.page.mouse.move(there.x, there.y, { steps: 12 });
    await this.#arrives();
    return there;
  }

  /** Presses the mouse and lets go; waits until it is known what came of it. */
  async drop(): Promise<void> {
    await this.page.mouse.down();
    await this.page.mouse.up();
    await this.letGo.waitFor({ state: "detached", ...PATIENCE });
  }

  /** How high the piece in the air is. */
  async #height(): Promise<number> {
    return Number(await this.page.getByRole("slider", { name: "Height" }).inputValue());
  }

  async #pixel({ x, y, z }: Place): Promise<Pixel> {
    const box = await this.me.board.boundingBox();
    const at = await this.me.pixel(x * 100, y * 100, z * 100);
    return { x: at.x + (box?.x ?? 0), y: at.y + (box?.y ?? 0) };
  }
}
