/** Plays through the page as a person would: looks what is offered, and presses it. */

import { errors, type Locator, type Page } from "playwright-core";

/** Where choices are offered: the list of the shell, or a region of a game's own table. */
export type RegionName = string;
export const CHOICES: RegionName = "Your choices";
/** King of Tokyo's own. */
export const TRAY: RegionName = "Dice and decisions";

/** What somebody likes to do: the first of these that is offered, in this order. */
export type Taste = readonly RegExp[];

/** By mouse or by finger. */
export type Touch = "click" | "tap";

/** Whatever comes first. */
const ANY = /./;
/** A button that was there may go by itself; longer than this it should not resist. */
const GRASP = 3_000;
/** No match of a test is longer than this. */
const MOST_STEPS = 1_500;

interface Look {
  over: boolean;
  alerts: string[];
  /** The first wish that is offered; -1 where none is. */
  wish: number;
  /** All that is offered, as one text: it changes with the decision. */
  offered: string;
}

/** Runs in the page: what is there to be pressed. */
function lookAround({ name, taste }: { name: string; taste: string[] }): Look | null {
  const text = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();
  const over = document.querySelector('section[aria-label="Result"]') !== null;
  const alerts = [...document.querySelectorAll('[role="alert"]')].map(text);
  const region = document.querySelector(`section[aria-label="${name}"]`);
  const pressable = [...(region?.querySelectorAll("button") ?? [])].filter(
    (button) => !button.disabled && button.ariaDisabled !== "true",
  );
  const names = pressable.map((button) => button.ariaLabel ?? text(button));
  const busy = region?.ariaBusy === "true";
  const likes = taste.map((source) => new RegExp(source));
  const wish = busy ? -1 : likes.findIndex((like) => names.some((name) => like.test(name)));
  if (!over && wish < 0 && alerts.length === 0) return null;
  return { over, alerts, wish, offered: names.join("\n") };
}

export class Player {
  constructor(
    readonly page: Page,
    private readonly taste: Taste,
    private readonly name: RegionName = CHOICES,
    private readonly touch: Touch = "click",
  ) {}

  /** Waits until there is something to choose, or nothing any more. */
  async look(timeout = 30_000): Promise<Look> {
    const taste = this.#wishes().map((like) => like.source);
    const told = await this.page.waitForFunction(
      lookAround,
      { name: this.name, taste },
      { polling: 20, timeout },
    );
    const look = (await told.jsonValue()) as Look;
    if (look.alerts.length > 0) throw new Error(`the page warns: ${look.alerts.join("; ")}`);
    return look;
  }

  /** Makes one choice; tells whether the match went on. */
  async step(): Promise<boolean> {
    const look = await this.look();
    if (look.over) return false;
    await this.press(look);
    return true;
  }

  async press(look: Look): Promise<void> {
    const like = this.#wishes()[look.wish] ?? ANY;
    const region = this.page.getByRole("region", { name: this.name, exact: true });
    const button = region.getByRole("button", { name: like, disabled: false }).first();
    try {
      await button[this.touch]({ timeout: GRASP });
    } catch (error) {
      // Tables do by themselves what cannot be otherwise: then the offers are others by now.
      const now = await this.look();
      if (!(error instanceof errors.TimeoutError) || now.offered === look.offered) throw error;
    }
  }

  /** Plays until the end. */
  async playOut(): Promise<void> {
    for (let step = 0; step < MOST_STEPS; step += 1) if (!(await this.step())) return;
    throw new Error("the match does not end");
  }

  #wishes(): Taste {
    return this.name === CHOICES ? [...this.taste, ANY] : this.taste;
  }
}

/** Everybody plays to the end, each whenever there is something to choose. */
export async function playOut(players: readonly Player[]): Promise<void> {
  await Promise.all(players.map((player) => player.playOut()));
}

/** Opens the list of all choices, where a game's own table keeps it folded. */
export async function unfold(page: Page): Promise<void> {
  await page.getByText(/^All choices/).click();
}

/** What the page calls its viewer. */
export async function ownName(page: Page): Promise<string> {
  const own = page.getByRole("list", { name: "Players" }).getByRole("listitem");
  const name = own.filter({ has: page.getByText("you", { exact: true }) }).locator(".name");
  return (await name.textContent())?.trim() ?? "";
}

/** What the shell shows when a match is over. */
export function ending(page: Page): Locator {
  const shell = page.getByRole("link", { name: "Replay", exact: true });
  return page.getByRole("region", { name: "Result", exact: true }).filter({ has: shell });
}

/** Who won, in the words of the page. */
export async function verdict(page: Page): Promise<string> {
  return (await ending(page).getByRole("heading").first().textContent())?.trim() ?? "";
}
