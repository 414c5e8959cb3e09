/** Plays Tokyo Highway on its own table: pulls roads, reads the verdict, builds. */

import type { Locator, Page } from "playwright-core";
import { finger, type Pixel } from "./finger.ts";
import { ending, type Touch } from "./play.ts";
import { KEPT, recordAt, resumeAt, type Cut } from "./resume.ts";

/** The plainest pictures: browsers of tests draw them in software. */
export function plainly(): void {
  localStorage.setItem("tokyo-quality", "4");
}

/** Where the record of a match lies that the rules' own tests use. */
export const recordOf = (name: string): string => recordAt("tokyo-highway", name);

/** Goes on with a match in its middle, against bots in the other seats. */
export const resume = (page: Page, cut: Cut): Promise<void> => resumeAt(page, "tokyo-highway", cut);

/** A text that is the same for the same command, whatever the order of its parts. */
function plain(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** The commands that the match offers now, each as a text. */
export async function offersIn(page: Page): Promise<string[]> {
  const offered = await page.evaluate(
    () => (window as unknown as { offered?: { command: unknown }[] }).offered ?? [],
  );
  return offered.map(({ command }) => plain(command));
}

/** How far below the end of a road the finger is that pulls it, in pixels. */
const FINGER = 64;
/** In this many moves a pointer goes from one place to another. */
const GLIDE = 4;

/** No match of a test is longer than this. */
const MOST_TURNS = 400;

/** What the table tells tests: where its points are on screen, and what a frame costs. */
interface Told {
  pixel(x: number, y: number, height: number): Pixel | null;
  ghost(): boolean;
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

  /** Handles and verdicts are found in any language: lessons are held in all of them. */
  get far(): Locator {
    return this.page.locator('[data-grip="far"]');
  }

  get near(): Locator {
    return this.page.locator('[data-grip="near"]');
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

  /** Whether a build is seen that does not stand yet: in hand, or looked at in the list. */
  shows(): Promise<boolean> {
    return this.board.evaluate((board: Board) => board.tableTest?.ghost() ?? false);
  }

  /** What the line above the buttons says. */
  async verdict(): Promise<string> {
    return (await this.prompt.getByRole("status").first().innerText()).replace(/\s+/g, " ");
  }

  /** Waits for one's own turn; tells whether there is one. */
  async turn(): Promise<boolean> {
    const asked = this.prompt.getByText(/^(Your turn|Pick a building)/);
    const pass = this.button("Pass");
    await asked.or(pass).or(ending(this.page)).first().waitFor({ timeout: 60_000 });
    return (await ending(this.page).count()) === 0;
  }

  /** Takes up an open column, the first if none is named. */
  async pick(base?: number): Promise<void> {
    const name = new RegExp(`^Build from column ${base},`);
    const handle = this.page.getByRole("button", { name });
    await this.press(base === undefined ? this.bases.first() : handle);
    await this.far.waitFor();
  }

  /** What this player has left, by the words of the table. */
  async left(kind: "Cars" | "Roads" | "Yellow pieces"): Promise<number> {
    const table = this.page.getByRole("table", { name: "What everyone has left" });
    const titles = await table.getByRole("columnheader").allTextContents();
    const column = titles.findIndex((title) => title.includes(kind));
    const own = table.locator("tr.own").locator("th, td").nth(column);
    return Number(await own.textContent());
  }

  /** The lines of the record of a match that was resumed. */
  async #record(): Promise<{ play?: { actor: number; command: unknown } }[]> {
    const kept = await this.page.evaluate((key) => localStorage.getItem(key), KEPT);
    const { record } = JSON.parse(kept ?? "") as { record: string };
    return (JSON.parse(record) as { lines: { play?: { actor: number; command: unknown } }[] })
      .lines;
  }

  async lines(): Promise<number> {
    return (await this.#record()).length;
  }

  /** The last command of a seat, as a text. */
  async built(seat: number): Promise<string> {
    const own = (await this.#record()).filter(({ play }) => play?.actor === seat);
    return plain(own.at(-1)?.play?.command);
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
    const to = { x: from.x + dx, y: from.y + dy };
    await this.#gesture(from, (move) => this.#glide(from, to, move));
  }

  async #glide(from: Pixel, to: Pixel, move: (to: Pixel) => Promise<void>): Promise<void> {
    for (let step = 1; step <= GLIDE; step += 1) {
      const part = step / GLIDE;
      await move({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    }
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

  /** Pulls a road out of a base, to where a point of the table is this many storeys up. */
  async pullTo(base: number, x: number, y: number, storeys: number): Promise<void> {
    const handle = this.page.locator(`[data-grip="base-${base}"]`);
    const [from, on] = [await this.middle(handle), await this.#onTable(x, y, storeys)];
    // A finger holds the end of the road from below.
    const to = { x: on.x, y: on.y + (this.touch === "tap" ? FINGER : 0) };
    await this.#gesture(from, (move) => this.#glide(from, to, move));
    await this.far.waitFor();
  }

  /** Moves the end toward a point pixel by pixel, in one gesture, until something holds. */
  async nudge(
    x: number,
    y: number,
    storeys: number,
    holds: () => Promise<boolean>,
  ): Promise<boolean> {
    const [from, to] = [await this.middle(this.far), await this.#onTable(x, y, storeys)];
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    let found = false;
    await this.#gesture(from, async (move) => {
      for (let way = 1; way < 400 && !found; way += 1) {
        const part = way / long;
        await move({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
        found = await holds();
      }
    });
    return found;
  }

  /** Where a point of the table is on the page. */
  async #onTable(x: number, y: number, storeys: number): Promise<Pixel> {
    const box = await this.board.boundingBox();
    const at = await this.pixel(x, y, storeys * 1_000);
    return { x: at.x + (box?.x ?? 0), y: at.y + (box?.y ?? 0) };
  }

  /** Something is held down, moved, and let go of. */
  async #gesture(from: Pixel, moves: (move: (to: Pixel) => Promise<void>) => Promise<void>) {
    if (this.touch === "tap") return finger(this.page, from, moves);
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await moves(({ x, y }) => mouse.move(x, y));
    await mouse.up();
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
    const ideas = this.page.getByRole("region", { name: "Ideas", exact: true });
    // A pass may end the match while its button is still on screen. A blocked player is asked again
    // as soon as everybody else has built.
    await ideas.or(pass).or(ending(this.page)).first().waitFor();
    if ((await ending(this.page).count()) > 0) return;
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

/** Begins a match against bots with this many players. */
export async function playAlone(page: Page, players: number, practice = false): Promise<void> {
  await page.goto("/play/tokyo-highway");
  if (practice) await page.getByRole("checkbox", { name: /^Practice/ }).check();
  await page.getByRole("radio", { name: String(players), exact: true }).check({ force: true });
  await page.getByRole("button", { name: "Play against bots" }).click();
}
