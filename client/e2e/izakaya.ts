/** Plays Izakaya on its own table: fills the purse, presses places, corners and cards, builds. */

import type { Locator, Page } from "playwright-core";
import { finger, fingers, type Pixel } from "./finger.ts";
import { CHOICES, ending, Player, type Touch } from "./play.ts";
import { IZAKAYA } from "./tastes.ts";

/** What the table tells tests. */
interface Told {
  pixel(x: number, y: number, z: number): { x: number; y: number } | null;
  cost(): { frames: number; calls: number; triangles: number };
  listed(): boolean;
  turned(): number | null;
}

type Board = HTMLElement & { tableTest?: Told };

/** A card and the alley beside it, in millimetres, as the rules have them. */
const CARD = 70;
const PITCH = 83;

/** What is asked of a player. */
export type Asked = "bid" | "act" | "place" | "over";

export class Regular {
  constructor(
    readonly page: Page,
    private readonly touch: Touch = "click",
  ) {}

  get board(): Locator {
    return this.page.getByTestId("izakaya");
  }

  get prompt(): Locator {
    return this.page.getByRole("region", { name: "Your move" });
  }

  button(name: string | RegExp): Locator {
    return this.prompt.getByRole("button", { name, exact: typeof name === "string" });
  }

  /** A place on the board that can be pressed now. */
  spot(name: RegExp): Locator {
    return this.board.getByRole("button", { name, disabled: false }).first();
  }

  press(what: Locator): Promise<void> {
    return this.touch === "tap" ? what.tap() : what.click();
  }

  /** A finger first looks at what it would do, and then does it. */
  async decide(what: Locator): Promise<void> {
    if (this.touch === "click") return this.press(what);
    const does = this.prompt.locator('.button.main:not([aria-disabled="true"])').first();
    // A finger that was there before does it at once; one that slipped off tries again. Whoever
    // calls this waits for what comes of it.
    for (let n = 0; n < 3 && (n === 0 || (await what.count()) > 0); n += 1) {
      await this.press(what);
      const done = await does.tap({ timeout: 6_000 }).then(
        () => true,
        () => false,
      );
      if (done) return;
    }
  }

  /** Presses until something shows: what still moves on the board may slip from under a finger. */
  async pressUntil(what: Locator, shows: Locator): Promise<void> {
    for (let n = 0; n < 3; n += 1) {
      await this.press(what);
      const shown = await shows.waitFor({ timeout: 6_000 }).then(
        () => true,
        () => false,
      );
      if (shown) return;
    }
    await shows.waitFor();
  }

  /** Waits until what was decided last is done. */
  settled(): Promise<void> {
    return this.prompt
      .getByText(/^(Where does|Which of the two|The coin leaves|Fits)/)
      .waitFor({ state: "detached" });
  }

  /** How wide a card is on screen, in pixels, at a table with this many cards in a row. */
  async width(card: string, row: number): Promise<number> {
    const [col, line] = [card.charCodeAt(0) - 65, Number(card[1]) - 1];
    const at = (idx: number) => (idx - (row - 1) / 2) * PITCH;
    const [left, right] = await this.board.evaluate(
      (board: Board, { x, z, half }) =>
        [-half, half].map((side) => board.tableTest?.pixel(x + side, 0, z)?.x ?? NaN),
      { x: at(col), z: at(line), half: CARD / 2 },
    );
    return (right ?? NaN) - (left ?? NaN);
  }

  /** What the table knows. */
  cost(): Promise<ReturnType<Told["cost"]>> {
    return this.board.evaluate((board: Board) => {
      const cost = board.tableTest?.cost();
      if (cost === undefined) throw new Error("the table has no scene");
      return cost;
    });
  }

  isListed(): Promise<boolean> {
    return this.board.evaluate((board: Board) => board.tableTest?.listed() ?? true);
  }

  /** Waits until something is asked of this player, or the match is over. */
  async asked(): Promise<Asked> {
    const ways: [Asked, Locator][] = [
      ["bid", this.button(/^Bid \d+ yen$/)],
      ["act", this.prompt.getByText(/^(Your turn|Three in line)/)],
      ["place", this.prompt.getByText(/^Choose a card/)],
      ["over", ending(this.page)],
    ];
    const any = ways.reduce<Locator | null>((all, [, way]) => all?.or(way) ?? way, null);
    await any?.first().waitFor({ timeout: 60_000 });
    for (const [asked, way] of ways) if ((await way.count()) > 0) return asked;
    return this.asked();
  }

  /** Fills the purse by a click on its coins, and bids. */
  async bid(yen: number): Promise<void> {
    const purse = this.page.getByRole("group", { name: "Purse" });
    const coin = purse.getByRole("button", { name: `${yen} yen`, exact: true });
    if (yen > 0 && (await coin.count()) > 0) await this.press(coin);
    await this.press(this.button(/^Bid \d+ yen$/));
    await this.button(/^Bid \d+ yen$/).waitFor({ state: "detached" });
  }

  async bottle(): Promise<void> {
    await this.press(this.spot(/: \d+ yen, .*left/));
    await this.decide(this.spot(/^Corner between/));
    await this.prompt.getByText(/^Where does/).waitFor({ state: "detached" });
  }

  async price(): Promise<void> {
    await this.press(this.spot(/^Price card/));
    await this.prompt.getByText("Which drink gets cheaper?").waitFor();
    await this.press(this.spot(/: [1-9]\d* yen, /));
    await this.prompt.getByText(/Which drink gets more expensive/).waitFor();
    await this.decide(this.spot(/: \d+ yen, /));
    await this.prompt.getByText(/Which drink gets more expensive/).waitFor({ state: "detached" });
  }

  async claim(): Promise<void> {
    await this.press(this.spot(/^Claim card/));
    await this.press(this.spot(/^Gap between/));
    await this.prompt.getByText(/^Which of the two/).waitFor();
    await this.decide(this.spot(/^[A-E][1-5], /));
    await this.prompt.getByText(/^Which of the two/).waitFor({ state: "detached" });
  }

  /** Lifts the smallest piece that is left, looks at it, and takes it: bots may have been faster. */
  async take(): Promise<void> {
    if ((await this.prompt.getByText(/^Three in line/).count()) === 0) {
      await this.press(this.spot(/^Architect/));
    }
    await this.press(this.spot(/^Take piece \d+ /));
    await this.prompt.getByText(/Taking it is final/).waitFor();
    await this.press(this.button("Take it"));
    await this.prompt.getByText(/^Choose a card/).waitFor();
  }

  /** Holds the piece taken over the first of these cards. */
  async over(card: RegExp): Promise<void> {
    await this.press(this.spot(card));
    await this.button("Build").waitFor();
  }

  /** Drags the piece in hand by the real pointer until it fits; tells whether it ever did. */
  async dragUntilItFits(): Promise<boolean> {
    const from = await this.#middle();
    const ways = [0, 1, 2, 3, 4, 5].flatMap((ring) =>
      [0, 1, 2, 3, 4, 5].map((n) => [ring * 26 + 7, (n / 6) * 2 * Math.PI] as const),
    );
    await this.drag(from, async (to) => {
      for (const [away, angle] of ways) {
        if ((await this.prompt.getByText(/^Fits/).count()) > 0) return;
        await to({ x: from.x + Math.cos(angle) * away, y: from.y + Math.sin(angle) * away });
      }
    });
    return (await this.prompt.getByText(/^Fits/).count()) > 0;
  }

  /** Where a card lies that was chosen to build on. */
  async #middle(): Promise<Pixel> {
    const box = await this.board.boundingBox();
    if (box === null) throw new Error("the table is not on screen");
    return { x: box.x + box.width / 2, y: box.y + box.height * 0.45 };
  }

  /** Something is held down by mouse or finger, moved, and let go of. */
  async drag(from: Pixel, moves: (to: (at: Pixel) => Promise<void>) => Promise<void>) {
    if (this.touch === "tap") return finger(this.page, from, moves);
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await moves(({ x, y }) => mouse.move(x, y));
    await mouse.up();
  }

  /** Turns the piece in hand by two fingers, by this many degrees; tells how it lies then. */
  async twist(degrees: number): Promise<number | null> {
    const { x, y } = await this.#middle();
    const at = (angle: number) => {
      const [dx, dy] = [Math.cos(angle) * 70, Math.sin(angle) * 70];
      return [
        { x: x + dx, y: y + dy },
        { x: x - dx, y: y - dy },
      ];
    };
    await fingers(this.page, at(0), async (to) => {
      for (let n = 1; n <= 6; n += 1) await to(at((((degrees / 6) * n) / 180) * Math.PI));
    });
    return this.board.evaluate((board: Board) => board.tableTest?.turned() ?? null);
  }

  /** Drags the action disc out of the prompt onto a place, or to where nothing is. */
  async dragDisc(onto: Locator | Pixel): Promise<void> {
    const from = await middleOf(this.button(/^Action disc/));
    const at = "x" in onto ? onto : await middleOf(onto);
    await this.drag(from, async (to) => {
      await to({ x: (from.x + at.x) / 2, y: (from.y + at.y) / 2 });
      await to(at);
    });
  }

  async build(): Promise<void> {
    await this.press(this.button("Build"));
    await this.button("Build").waitFor({ state: "detached" });
  }

  /** Opens the list of all choices, for the parts that are not played on the board. */
  async byList(): Promise<Player> {
    await this.press(this.page.getByRole("button", { name: "All choices" }));
    return new Player(this.page, IZAKAYA, CHOICES, this.touch);
  }
}

/** The middle of something on the page. */
async function middleOf(what: Locator): Promise<Pixel> {
  const box = await what.boundingBox();
  if (box === null) throw new Error("it is not on screen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Begins a match against bots with this many players, and this many seconds to place a piece. */
export async function playAlone(page: Page, players: number, seconds?: number): Promise<void> {
  await page.goto("/play/izakaya");
  await page.getByRole("radio", { name: String(players), exact: true }).check({ force: true });
  if (seconds !== undefined) {
    await page.getByText("Rules and options").click();
    await page.getByLabel(/^Seconds to place a piece/).fill(String(seconds));
  }
  await page.getByRole("button", { name: "Play against bots" }).click();
}
