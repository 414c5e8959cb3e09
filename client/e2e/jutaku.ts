/** Plays Tokyo Jutaku on its own table: grabs wood by the real pointer, turns it, places it. */

import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import type { Pixel } from "./finger.ts";

export interface Pose {
  piece: number;
  flip: boolean;
  rotation: number;
  x: number;
  y: number;
}

interface Site {
  card: number;
  side: "blue" | "white";
}

/** What the table tells tests: where its points are on screen, what lies where, what things cost. */
interface Told {
  pixel(x: number, y: number, z: number): Pixel | null;
  pile(): { piece: number; x: number; z: number }[];
  own(): { hand: number | null; standing: { pose: Pose; floor: number }[]; pose: Pose | null };
  waved(): (Pose | null)[];
  site(): Site | null;
  cursor(): number | null;
  cost(): { frames: number; calls: number; triangles: number; moves: number[] };
}

type Board = HTMLElement & { tableTest?: Told };

/** The districts in the order of their cards. */
const DISTRICTS = [
  "shinjuku",
  "shibuya",
  "shinagawa",
  "ginza",
  "ueno",
  "asakusa",
  "akihabara",
  "ikebukuro",
  "roppongi",
];
const THICK = 6;

type Row = [number, number, number, number, number];
interface Quarter {
  cards: Record<"blue" | "white", { borders: { solutions: { floors: Row[][] }[] }[] }>[];
}

/** The known buildings of a card, piece by piece from the ground up. */
function solutionsOf({ card, side }: Site): Pose[][] {
  const file = new URL(
    `../../crates/building/data/${DISTRICTS[Math.floor(card / 4)]}.json`,
    import.meta.url,
  );
  const quarter = JSON.parse(readFileSync(file, "utf8")) as Quarter;
  const lots = quarter.cards[card % 4]?.[side].borders ?? [];
  return lots
    .flatMap(({ solutions }) => solutions)
    .map(({ floors }) =>
      floors
        .flat()
        .map(([piece, flip, rotation, x, y]) => ({ piece, flip: flip === 1, rotation, x, y })),
    );
}

/** How much work a building is for a hand. */
function effortOf(poses: readonly Pose[]): number {
  const turns = poses.map(
    ({ rotation, flip }) => (rotation % 1_500 === 0 ? 0 : 4) + (flip ? 1 : 0),
  );
  return poses.length * 10 + turns.reduce((sum, turn) => sum + turn, 0);
}

function easiest(site: Site, has: (piece: number) => boolean = () => true): Pose[] | null {
  const open = solutionsOf(site).filter((poses) => poses.every(({ piece }) => has(piece)));
  return open.sort((one, other) => effortOf(one) - effortOf(other))[0] ?? null;
}

export class Builder {
  constructor(
    readonly page: Page,
    private readonly touch: boolean = false,
  ) {}

  get board(): Locator {
    return this.page.getByTestId("jutaku");
  }

  get prompt(): Locator {
    return this.page.getByRole("region", { name: "What you can do" });
  }

  get stop(): Locator {
    return this.page.getByRole("button", { name: "Stop! My site is finished" });
  }

  get map(): Locator {
    return this.page.getByRole("region", { name: "Map", exact: true });
  }

  /** What everybody has to notice. */
  get banner(): Locator {
    return this.board.locator(".banner");
  }

  async told<K extends "pile" | "own" | "waved" | "site" | "cost">(
    what: K,
  ): Promise<ReturnType<Told[K]>> {
    return this.board.evaluate((board: Board, key) => {
      const told = board.tableTest?.[key as K]();
      if (told === undefined) throw new Error("the table has no scene");
      return told as ReturnType<Told[K]>;
    }, what);
  }

  async pixel(x: number, y: number, z: number): Promise<Pixel> {
    const found = await this.board.evaluate(
      (board: Board, at) => board.tableTest?.pixel(at.x, at.y, at.z) ?? null,
      { x, y, z },
    );
    if (found === null) throw new Error("that point of the desk is not on screen");
    return found;
  }

  /** Takes the site that is easiest to build, when it is one's turn on the map. */
  async choose(): Promise<void> {
    const cells = this.map.locator("button[aria-disabled=false]");
    await cells.first().waitFor({ timeout: 30_000 });
    const labels = await cells.evaluateAll((all) =>
      all.map((one) => one.getAttribute("aria-label") ?? ""),
    );
    const efforts = labels.map((label) => {
      const [, district = "", number = "1"] = /: (\w+) (\d),/.exec(label) ?? [];
      const card = DISTRICTS.indexOf(district.toLowerCase()) * 4 + Number(number) - 1;
      return effortOf(easiest({ card, side: "blue" }) ?? Array.from({ length: 99 }));
    });
    const best = efforts.indexOf(Math.min(...efforts));
    await this.press(cells.nth(best));
  }

  /** Looks at the solution of a site until all of its pieces lie, and then no longer. */
  async solution(name: string | RegExp): Promise<void> {
    await this.press(this.page.getByRole("button", { name }).first());
    await this.board.getByText(/^A solution for/).waitFor();
    // As many pieces as the card asks for: 4/4.
    await this.board
      .getByRole("definition")
      .filter({ hasText: /^(\d)\/\1$/ })
      .nth(1)
      .waitFor();
    await this.press(this.page.getByRole("button", { name: "Close the solution" }));
    await this.board.getByText(/^A solution for/).waitFor({ state: "detached" });
  }

  async ready(): Promise<void> {
    await this.prompt.getByText("Grab a piece").waitFor({ timeout: 30_000 });
  }

  /** Holds a piece of the pile over the middle of the site; the button stays down. */
  async lift(piece: number): Promise<void> {
    await this.take(piece);
    const middle = await this.pixel(0, 3, 0);
    await this.page.mouse.move(middle.x, middle.y, { steps: 2 });
  }

  press(what: Locator): Promise<void> {
    return this.touch ? what.tap() : what.click();
  }

  /** A building that can be made of what lies in the pile. */
  async plan(): Promise<Pose[]> {
    const [site, pile] = [await this.told("site"), await this.told("pile")];
    const has = new Set(pile.map(({ piece }) => piece));
    const found = site && easiest(site, (piece) => has.has(piece));
    if (!found) throw new Error("the wood that is needed is gone");
    return found;
  }

  /** Where a piece of the pile is on screen. */
  async inPile(piece: number): Promise<Pixel> {
    const lying = (await this.told("pile")).find((one) => one.piece === piece);
    if (lying === undefined) throw new Error(`piece ${piece} is not in the pile`);
    return this.pixel(lying.x, 2, lying.z);
  }

  /** Where a point of this player's card is on screen, this many floors up. */
  onSite({ x, y }: Pose, floor: number): Promise<Pixel> {
    return this.pixel(x / 1_000 - 35, (floor - 1) * THICK + 3, 35 - y / 1_000);
  }

  /** Presses on a piece of the pile, whatever comes of it; the button stays down. */
  async reach(piece: number): Promise<void> {
    const from = await this.inPile(piece);
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
  }

  /** Takes hold of a piece; the button stays down. Hands are not free right after a return. */
  async take(piece: number): Promise<void> {
    for (let tries = 0; tries < 30; tries += 1) {
      await this.reach(piece);
      if ((await this.told("own")).hand === piece) return;
      await this.page.mouse.up();
    }
    throw new Error(`piece ${piece} cannot be taken`);
  }

  /** Drags a piece from the pile to where it belongs, and lets go of it there. */
  async build(pose: Pose, floor: number): Promise<void> {
    if (this.touch) return this.tapInto(pose, floor);
    await this.take(pose.piece);
    const to = await this.onSite(pose, floor);
    await this.page.mouse.move(to.x, to.y, { steps: 3 });
    await this.turnTo(pose);
    await this.page.mouse.move(to.x + 1, to.y);
    await this.page.mouse.move(to.x, to.y);
    await this.page.mouse.up();
    await this.stands(pose.piece);
  }

  /** Takes a piece of the pile in hand, and keeps it. */
  async pickUp(piece: number): Promise<void> {
    const from = await this.inPile(piece);
    if (this.touch) await this.page.touchscreen.tap(from.x, from.y);
    else await this.page.mouse.click(from.x, from.y);
  }

  /** Lays the piece in hand where it belongs. */
  async lay(pose: Pose, floor: number): Promise<void> {
    const to = await this.onSite(pose, floor);
    if (this.touch) await this.page.touchscreen.tap(to.x, to.y);
    else {
      await this.page.mouse.move(to.x, to.y, { steps: 3 });
      await this.page.mouse.click(to.x, to.y);
    }
    await this.stands(pose.piece);
  }

  /** The piece of the pile that keys have chosen. */
  cursor(): Promise<number | null> {
    return this.board.evaluate((board: Board) => board.tableTest?.cursor() ?? null);
  }

  /** By thumb: a tap takes it, buttons turn it, a tap places it. */
  private async tapInto(pose: Pose, floor: number): Promise<void> {
    const from = await this.inPile(pose.piece);
    await this.page.touchscreen.tap(from.x, from.y);
    await this.prompt.getByRole("button", { name: "Place" }).waitFor();
    if (pose.flip) await this.prompt.getByRole("button", { name: "Flip" }).tap();
    const steps = stepsTo(pose.rotation);
    const name = steps > 0 ? "Turn left" : "Turn right";
    for (let n = 0; n < Math.abs(steps); n += 1) {
      await this.prompt.getByRole("button", { name }).tap();
    }
    const to = await this.onSite(pose, floor);
    await this.page.touchscreen.tap(to.x, to.y);
    await this.stands(pose.piece);
  }

  /** Turns what is in hand by keys: to the nearest detent, then by degrees. */
  async turnTo({ flip, rotation }: Pose): Promise<void> {
    if (flip) await this.page.keyboard.press("KeyF");
    const steps = stepsTo(rotation);
    for (let n = 0; n < Math.abs(steps); n += 1) {
      await this.page.keyboard.press(steps > 0 ? "KeyQ" : "KeyE");
    }
    const rest = Math.round((signed(rotation) - steps * 1_500) / 100);
    for (let n = 0; n < Math.abs(rest); n += 1) {
      await this.page.keyboard.press(rest > 0 ? "Shift+KeyQ" : "Shift+KeyE");
    }
  }

  /** Waits until a piece stands on the player's own site. */
  async stands(piece: number): Promise<void> {
    await this.page.waitForFunction(
      ([id, wanted]) => {
        const board = document.querySelector<Board>(`[data-testid=${String(id)}]`);
        const own = board?.tableTest?.own();
        return own?.standing.some(({ pose }) => pose.piece === wanted);
      },
      ["jutaku", piece] as const,
    );
  }

  /** Builds the whole site. */
  async finish(): Promise<void> {
    const poses = await this.plan();
    const site = await this.told("site");
    const floors = solutionFloors(site, poses);
    for (const [idx, pose] of poses.entries()) await this.build(pose, floors[idx] ?? 1);
  }
}

const signed = (rotation: number) => (rotation > 18_000 ? rotation - 36_000 : rotation);
const stepsTo = (rotation: number) => Math.round(signed(rotation) / 1_500);

/** The floor of each piece of a solution. */
function solutionFloors(site: Site | null, poses: readonly Pose[]): number[] {
  if (site === null) return [];
  const file = new URL(
    `../../crates/building/data/${DISTRICTS[Math.floor(site.card / 4)]}.json`,
    import.meta.url,
  );
  const quarter = JSON.parse(readFileSync(file, "utf8")) as Quarter;
  const all = quarter.cards[site.card % 4]?.[site.side].borders.flatMap(
    ({ solutions }) => solutions,
  );
  const same = all?.find(({ floors }) =>
    floors.flat().every(([piece], idx) => poses[idx]?.piece === piece),
  );
  return same?.floors.flatMap((floor, idx) => floor.map(() => idx + 1)) ?? [];
}
