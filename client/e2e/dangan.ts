/** Plays Tokyo Dangan on its own map: picks tiles up, lays them, runs, ends the turn. */

import type { Locator, Page } from "playwright-core";
import { ending, type Touch } from "./play.ts";

/** No game of a test is longer than this. */
const MOST_ACTS = 400;

export class Traveller {
  constructor(
    readonly page: Page,
    private readonly touch: Touch = "click",
  ) {}

  get endTurn(): Locator {
    return this.page.getByRole("button", { name: "End turn", disabled: false });
  }

  /** Tiles in hand can be picked up only in one's own turn. */
  get tiles(): Locator {
    return this.page.getByRole("button", { name: /^Pick up: /, disabled: false });
  }

  square(name: RegExp): Locator {
    return this.page
      .getByRole("grid", { name: /^Map of/ })
      .getByRole("button", { name })
      .first();
  }

  /** Waits for this player's turn; tells whether there is one. */
  async turn(): Promise<boolean> {
    await this.tiles.or(ending(this.page)).first().waitFor({ timeout: 30_000 });
    return (await ending(this.page).count()) === 0;
  }

  /** Lays the first tile in hand on the first square that takes it; where all are full, makes room. */
  async lay(): Promise<void> {
    const putBack = this.page.getByRole("button", { name: "Put back" });
    await this.tiles.first()[this.touch]();
    await putBack.waitFor();
    const ground = this.square(/your tile fits here/);
    if ((await ground.count()) === 0) {
      await putBack[this.touch]();
      return this.remove();
    }
    await ground[this.touch]();
    // A finger covers what it touches: so it only chooses the square, and places by a button.
    if (this.touch === "tap")
      await this.page.getByRole("button", { name: "Place", exact: true }).tap();
    await putBack.waitFor({ state: "detached" });
  }

  /** Takes a tile from the map. */
  private async remove(): Promise<void> {
    await this.square(/, open ((?!train).)*$/)[this.touch]();
    await this.page.getByRole("button", { name: "Remove", exact: true })[this.touch]();
  }

  /** Runs to a destination that can be reached; tells whether there is one. */
  async run(): Promise<boolean> {
    const goal = this.square(/your destination.*you can run here/);
    if ((await goal.count()) === 0) return false;
    await goal[this.touch]();
    await this.page.getByRole("button", { name: "Run here", exact: true })[this.touch]();
    return true;
  }

  /** One action: a run to a destination, the end of a turn that has begun, or else a tile. */
  async act(): Promise<void> {
    if (await this.run()) return;
    if (await this.endTurn.isVisible()) await this.endTurn[this.touch]();
    else await this.lay();
  }

  async playOut(): Promise<void> {
    for (let acts = 0; acts < MOST_ACTS; acts += 1) {
      if (!(await this.turn())) return;
      await this.act();
    }
    throw new Error("the game does not end");
  }
}

/** Columns and rows of every map. */
const WIDTH = 6;
const HEIGHT = 9;

/**
 * From whatever square has the focus, walks by arrows over the whole map: to the north-west
 * corner first, then row by row, there and back. Stops on the first square of that name.
 */
export async function walkTo(page: Page, name: RegExp): Promise<string> {
  const row = (idx: number) =>
    Array<string>(WIDTH - 1).fill(idx % 2 === 0 ? "ArrowRight" : "ArrowLeft");
  const path = [
    ...Array<string>(HEIGHT).fill("ArrowUp"),
    ...Array<string>(WIDTH).fill("ArrowLeft"),
    ...Array.from({ length: HEIGHT }, (_, idx) => [...row(idx), "ArrowDown"]).flat(),
  ];
  const seen = new Set<string>();
  for (const key of path) {
    await page.keyboard.press(key);
    const here = await page.evaluate(() => document.activeElement?.ariaLabel ?? "");
    if (name.test(here)) return here;
    seen.add(here);
  }
  throw new Error(`no square of these is ${name.source}: ${[...seen].join("; ")}`);
}

/** Begins a game against bots that a house rule ends after this many rounds. */
export async function playAlone(page: Page, rounds: number): Promise<void> {
  await page.goto("/play/tokyo-dangan");
  await page.getByText("Rules and options").click();
  await page.getByLabel(/after this many rounds/).fill(String(rounds));
  await page.getByRole("button", { name: "Play against bots" }).click();
}
