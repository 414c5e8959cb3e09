/** Plays Tokyo Highway on its own table: pulls roads, reads the verdict, builds. */

import type { Locator, Page } from "playwright-core";
import { ending, type Touch } from "./play.ts";

/** The plainest pictures: browsers of tests draw them in software. */
export function plainly(): void {
  localStorage.setItem("tokyo-quality", "4");
}

/** No match of a test is longer than this. */
const MOST_TURNS = 400;

export interface Pixel {
  x: number;
  y: number;
}

/** What the table tells tests: where its points are on screen, and what a frame costs. */
interface Told {
  pixel(x: number, y: number, height: number): Pixel | null;
  cost(): { frames: number; calls: number; triangles: number };
}

type Board = HTMLElement & { tableTest?: Told };

export class Architect {
  constructor(
    readonly page: Page,
    private readonly touch: Touch = "click",
  ) {}

  get board(): Locator {
    return this.page.getByTestId("highway");
  }

  get prompt(): Locator {
    return this.page.getByRole("region", { name: "Your build" });
  }

  get bases(): Locator {
    return this.page.getByRole("button", { name: /^Build from column/ });
  }

  get far(): Locator {
    return this.page.getByRole("button", { name: "Move the end of the road" });
  }

  get near(): Locator {
    return this.page.getByRole("button", { name: "Shift the road on its base" });
  }

  get build(): Locator {
    return this.prompt.getByRole("button", { name: /^(Build|Put it up)/ });
  }

  button(name: string): Locator {
    return this.prompt.getByRole("button", { name, exact: true });
  }

  press(what: Locator): Promise<void> {
    return this.touch === "tap" ? what.tap() : what.click();
  }

  cost(): Promise<ReturnType<Told["cost"]>> {
    return this.board.evaluate((board: Board) => {
      const cost = board.tableTest?.cost();
      if (cost === undefined) throw new Error("the table has no scene");
      return cost;
    });
  }

  /** What the line above the buttons says. */
  async verdict(): Promise<string> {
    return (await this.prompt.getByRole("status").first().innerText()).replace(/\s+/g, " ");
  }

  /** Waits for the own turn; tells whether there is one. */
  async turn(): Promise<boolean> {
    const asked = this.prompt.getByText(/^(Your turn|Choose a building)/);
    const pass = this.button("Pass");
    await asked.or(pass).or(ending(this.page)).first().waitFor({ timeout: 60_000 });
    return (await ending(this.page).count()) === 0;
  }

  /** Takes up the first open column. */
  async pick(): Promise<void> {
    await this.press(this.bases.first());
    await this.far.waitFor();
  }

  /** Where a handle is. */
  async middle(handle: Locator): Promise<Pixel> {
    const box = await handle.boundingBox();
    if (box === null) throw new Error("the handle is not on screen");
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Drags a handle by the real pointer. */
  async drag(handle: Locator, dx: number, dy: number): Promise<void> {
    const from = await this.middle(handle);
    if (this.touch === "tap") return this.swipe(from, { x: from.x + dx, y: from.y + dy });
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move(from.x + dx, from.y + dy, { steps: 6 });
    await this.page.mouse.up();
  }

  /** Pulls a road out of the first base, to a point of the table (hundredths of a millimetre). */
  async pull(x: number, y: number): Promise<void> {
    const from = await this.middle(this.bases.first());
    const to = await this.pixel(x, y);
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move(to.x, to.y, { steps: 8 });
    await this.page.mouse.up();
    await this.far.waitFor();
  }

  /** Where a point of the table is on screen. */
  async pixel(x: number, y: number, height = 1_000): Promise<Pixel> {
    const found = await this.board.evaluate(
      (board: Board, at) => board.tableTest?.pixel(at.x, at.y, at.height) ?? null,
      { x, y, height },
    );
    if (found === null) throw new Error("that point of the table is not on screen");
    return found;
  }

  /** A finger on the glass, as the browser hears it. */
  private async swipe(from: Pixel, to: Pixel): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    const say = (type: "touchStart" | "touchMove" | "touchEnd", at: Pixel | null) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
    await say("touchStart", from);
    for (let step = 1; step <= 6; step += 1) {
      const part = step / 6;
      await say("touchMove", {
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
      });
    }
    await say("touchEnd", null);
    await session.detach();
  }

  /** Presses a key until the verdict is as wanted; tells whether it ever was. */
  async until(key: string, like: RegExp, most: number): Promise<boolean> {
    for (let n = 0; n < most; n += 1) {
      if (like.test(await this.verdict())) return true;
      await this.page.keyboard.press(key);
    }
    return like.test(await this.verdict());
  }

  /** Builds what is in hand, and waits until it is built. */
  async commit(): Promise<void> {
    await this.press(this.build);
    await this.far.waitFor({ state: "detached" });
  }

  /** Chooses the first idea that is like this; tells its words. */
  async idea(like: RegExp = /./): Promise<string> {
    const panel = this.page.getByRole("region", { name: "Ideas", exact: true });
    const tab = panel.getByRole("button", { name: "Ideas", exact: true });
    if ((await tab.getAttribute("aria-expanded")) !== "true") await this.press(tab);
    const choice = panel.getByRole("listitem").getByRole("button", { name: like }).first();
    const words = (await choice.textContent({ timeout: 5_000 }))?.trim() ?? "";
    await this.press(choice);
    return words;
  }

  /** One turn by the first idea, or a pass. */
  async act(): Promise<void> {
    const pass = this.button("Pass");
    // Who is blocked is asked again as soon as everybody else has built.
    if ((await pass.count()) > 0) return this.press(pass);
    await this.idea();
    await this.press(this.build);
    await this.build.waitFor({ state: "detached" });
  }

  async playOut(): Promise<void> {
    for (let turns = 0; turns < MOST_TURNS; turns += 1) {
      if (!(await this.turn())) return;
      await this.act();
    }
    throw new Error("the match does not end");
  }
}

/** Begins a match against bots with so many players. */
export async function playAlone(page: Page, players: number): Promise<void> {
  await page.goto("/play/tokyo-highway");
  await page.getByRole("radio", { name: String(players), exact: true }).check({ force: true });
  await page.getByRole("button", { name: "Play against bots" }).click();
}
