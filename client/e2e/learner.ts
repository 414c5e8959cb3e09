/** Takes a lesson as a newcomer would, in any language: by mouse, by finger, or by keys only. */

import type { Locator, Page } from "playwright-core";
import type { Pixel } from "./finger.ts";
import { press, type Way } from "./ways.ts";

/** What the coach says of itself. */
interface Said {
  state: "waits" | "reads" | "asks" | "done";
  step: number;
  /** What is pointed at. */
  asks: string[];
}

/** No lesson has more. */
const MOST_STEPS = 60;

export class Learner {
  constructor(
    readonly page: Page,
    readonly way: Way,
  ) {}

  get coach(): Locator {
    return this.page.getByTestId("coach");
  }

  /** A part of the table, by the name that the lesson calls it. */
  part(name: string): Locator {
    return this.page.locator(`[data-point~="${name}"]:visible`).first();
  }

  press(what: Locator): Promise<void> {
    return press(this.page, this.way, what);
  }

  /** Waits for something to read or to do. */
  async said(): Promise<Said> {
    await this.page
      .locator('[data-testid="coach"]:not([data-state="waits"])')
      .waitFor({ timeout: 60_000 });
    return this.coach.evaluate((coach) => ({
      state: coach.dataset["state"] as Said["state"],
      step: Number(coach.dataset["step"]),
      asks: (coach.dataset["asks"] ?? "").split(" ").filter((name) => name !== ""),
    }));
  }

  /** Waits until the card lies where it stays, and tells whether it covers what it points at. */
  async covers(): Promise<boolean> {
    await this.page.locator('[data-testid="coach"]:not(.moves)').waitFor();
    return this.coach.evaluate((coach) => {
      /** A ring is this much larger than what it is round. */
      const ROUND = 6;
      const card = coach.getBoundingClientRect();
      return [...document.querySelectorAll("[data-testid='ring']")]
        .map((ring) => ring.getBoundingClientRect())
        .some(
          ({ left, right, top, bottom }) =>
            left + ROUND < card.right &&
            right - ROUND > card.left &&
            top + ROUND < card.bottom &&
            bottom - ROUND > card.top,
        );
    });
  }

  /** Whether the card, where it stays, lies over a point of the page. */
  async liesOver({ x, y }: Pixel): Promise<boolean> {
    await this.page.locator('[data-testid="coach"]:not(.moves)').waitFor();
    const card = await this.coach.boundingBox();
    if (card === null) throw new Error("there is no card");
    const across = x > card.x && x < card.x + card.width;
    return across && y > card.y && y < card.y + card.height;
  }

  async text(): Promise<string> {
    return (await this.coach.getByRole("status").innerText()).trim();
  }

  /** Waits until a step is done. */
  async past(step: number): Promise<void> {
    const next = `[data-testid="coach"]:not([data-step="${step}"])`;
    await this.page.locator(next).waitFor({ timeout: 60_000 });
  }

  /** Goes on as `finish` does, until something of that name is pointed at. */
  async until(does: (said: Said) => Promise<void>, name: string): Promise<void> {
    for (let count = 0; count < MOST_STEPS; count += 1) {
      const said = await this.said();
      if (said.asks.some((asked) => asked.startsWith(name))) return;
      await this.#step(said, does);
    }
    throw new Error(`nothing is called ${name}`);
  }

  async #step(said: Said, does: (said: Said) => Promise<void>): Promise<void> {
    if (said.state === "reads") await this.press(this.coach.locator(".button.main"));
    else await does(said);
    await this.past(said.step);
  }

  /** Goes through all steps: reads what is to be read, and does the rest as told. */
  async finish(
    does: (said: Said) => Promise<void>,
    /** Looks at the page at each step, before anything is done. */
    looks: (step: number) => Promise<void> = async () => undefined,
  ): Promise<number> {
    for (let count = 0; count < MOST_STEPS; count += 1) {
      const said = await this.said();
      await looks(said.step);
      if (said.state === "done") return count;
      await this.#step(said, does);
    }
    throw new Error("the lesson has no end");
  }
}
