/** Plays Izakaya on its own table: fills the purse, presses places, corners and cards, builds. */

import type { Locator, Page } from "playwright-core";
import { CHOICES, ending, Player, type Touch } from "./play.ts";
import { IZAKAYA } from "./tastes.ts";

/** What the table tells tests. */
interface Told {
  pixel(x: number, y: number, z: number): { x: number; y: number } | null;
  cost(): { frames: number; calls: number; triangles: number };
  listed(): boolean;
}

type Board = HTMLElement & { tableTest?: Told };

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
    await this.press(what);
    if (this.touch === "tap") await this.press(this.prompt.locator(".button.main").first());
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

  /** Lifts a piece, looks at it, and takes it. */
  async take(number: number): Promise<void> {
    if ((await this.prompt.getByText(/^Three in line/).count()) === 0) {
      await this.press(this.spot(/^Architect/));
    }
    const piece = this.spot(new RegExp(`^Take piece ${number} `));
    await this.press(piece);
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
    const box = await this.board.boundingBox();
    if (box === null) throw new Error("the table is not on screen");
    const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.45];
    const ways = [0, 1, 2, 3, 4, 5].flatMap((ring) =>
      [0, 1, 2, 3, 4, 5].map((n) => [ring * 26 + 7, (n / 6) * 2 * Math.PI] as const),
    );
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    for (const [away, angle] of ways) {
      if ((await this.prompt.getByText(/^Fits/).count()) > 0) break;
      await this.page.mouse.move(x + Math.cos(angle) * away, y + Math.sin(angle) * away);
    }
    await this.page.mouse.up();
    return (await this.prompt.getByText(/^Fits/).count()) > 0;
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

/** Begins a match against bots with so many players, and so many seconds to place a piece. */
export async function playAlone(page: Page, players: number, seconds?: number): Promise<void> {
  await page.goto("/play/izakaya");
  await page.getByRole("radio", { name: String(players), exact: true }).check({ force: true });
  if (seconds !== undefined) {
    await page.getByText("Rules and options").click();
    await page.getByLabel(/^Seconds to place a piece/).fill(String(seconds));
  }
  await page.getByRole("button", { name: "Play against bots" }).click();
}
