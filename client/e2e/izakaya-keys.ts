/** Plays Izakaya with nothing but keys: Tab to what is wanted, Enter, and arrows for the wood. */

import type { Page } from "playwright-core";
import { Regular } from "./izakaya.ts";
import { tabTo } from "./keyboard.ts";

/** More decisions than a short match has. */
const MOST = 60;
/** Round and round, farther each time: somewhere near the middle a small piece fits. */
const RINGS = 10;

type Deed = "wood" | "claim" | "price" | "bottle";

const PLACES: Record<Deed, RegExp> = {
  wood: /^Architect/,
  claim: /^Claim card/,
  price: /^Price card/,
  bottle: /: \d+ yen, .*left/,
};

/** What the focus comes to on the way from a place to the deed. */
const STEPS: Record<Exclude<Deed, "wood">, RegExp[]> = {
  claim: [/^Gap/, /^[A-E][1-5], /],
  price: [/: \d+ yen, /, /: \d+ yen, /],
  bottle: [/^Corner/],
};

export class Keys {
  readonly me: Regular;
  /** What was done with discs, in order. */
  readonly done: Deed[] = [];

  constructor(private readonly page: Page) {
    this.me = new Regular(page);
  }

  /** Plays to the end: everything that can be done with a disc, by turns. */
  async playOut(): Promise<void> {
    for (let n = 0; n < MOST; n += 1) {
      const asked = await this.me.asked();
      if (asked === "over") return;
      if (asked === "bid") await this.#bid();
      else if (asked === "place") await this.#build();
      else await this.#act();
    }
    throw new Error("the match does not end");
  }

  /** All that is in the purse: the pot fills soon. */
  async #bid(): Promise<void> {
    await tabTo(this.page, /^Your secret bid/);
    await this.page.keyboard.press("End");
    await this.page.keyboard.press("Enter");
    await this.me.button(/^Bid \d+ yen$/).waitFor({ state: "detached" });
  }

  async #act(): Promise<void> {
    const { me, page } = this;
    if ((await me.prompt.getByText(/^Three in line/).count()) > 0) return this.#take();
    const wishes: Deed[] = ["claim", "wood", "bottle", "price"];
    const turn = this.done.length % wishes.length;
    for (const deed of [...wishes.slice(turn), ...wishes]) {
      if ((await me.spot(PLACES[deed]).count()) === 0) continue;
      this.done.push(deed);
      await tabTo(page, PLACES[deed]);
      if (deed === "wood") return this.#take();
      for (const next of STEPS[deed]) await this.#enter(next);
      await page.keyboard.press("Enter");
      return me.settled();
    }
    throw new Error("nothing can be done with a disc");
  }

  /** Enter leads on: something else has the focus then, and it is what comes next. */
  async #enter(next: RegExp): Promise<void> {
    const before = await this.page.evaluate(() => document.activeElement?.ariaLabel ?? "");
    await this.page.keyboard.press("Enter");
    await this.page.waitForFunction(
      ({ before, like }) => {
        const now = document.activeElement?.ariaLabel ?? "";
        return now !== before && new RegExp(like).test(now);
      },
      { before, like: next.source },
    );
  }

  /** Takes the first piece that the keys come to: looked at by Enter, taken by another. */
  async #take(): Promise<void> {
    const { me, page } = this;
    if ((await me.prompt.getByText(/^Three in line/).count()) > 0) await tabTo(page, /^Take piece/);
    else await this.#enter(/^Take piece/);
    await page.keyboard.press("Enter");
    await me.prompt.getByText(/Taking it is final/).waitFor();
    await page.keyboard.press("Enter");
    await me.prompt.getByText(/^Choose a card/).waitFor();
    await this.#build();
  }

  /** Holds the piece over a card and moves it; where it does not fit, the list of choices helps. */
  async #build(): Promise<void> {
    const { me, page } = this;
    await tabTo(page, /^[A-E][1-5], /);
    await page.keyboard.press("Enter");
    if ((await me.button("Build").count()) > 0) {
      if (await this.#fits()) {
        await page.keyboard.press("Enter");
        return me.settled();
      }
      await page.keyboard.press("Escape");
    }
    await page.keyboard.press("b");
    await tabTo(page, /^(Place it|Put the piece back)/);
    await page.keyboard.press("Enter");
    await me.prompt.getByText(/^Choose a card/).waitFor({ state: "detached" });
    await page.keyboard.press("b");
  }

  /** Moves the piece in hand outwards in a spiral until it fits. */
  async #fits(): Promise<boolean> {
    const { me, page } = this;
    const fits = async () => (await me.prompt.getByText(/^Fits/).count()) > 0;
    const ways = ["ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown"];
    for (let ring = 0; ring < RINGS; ring += 1) {
      for (let n = 0; n <= Math.floor(ring / 2); n += 1) {
        if (await fits()) return true;
        await page.keyboard.press(ways[ring % 4] ?? "ArrowUp");
      }
    }
    return fits();
  }
}
