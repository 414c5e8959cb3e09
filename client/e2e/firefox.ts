/** Firefox over WebDriver BiDi: enough of it to see that every game begins there too. */

import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { browserAt, DESK } from "./browser.ts";

/** Whatever takes a page longer than this has gone wrong, in milliseconds. */
const PATIENCE = 20_000;

export function openFirefox(): Promise<Browser> {
  return puppeteer.launch({
    browser: "firefox",
    executablePath: browserAt("TOKYO_FIREFOX", "firefox-esr"),
    defaultViewport: DESK,
    extraPrefsFirefox: {
      "intl.accept_languages": "en-GB",
      "ui.prefersReducedMotion": 1,
      // Where there is no graphics card, tables in 3D give way to the picture and the choices.
      "webgl.disabled": true,
    },
  });
}

/** Somebody who uses Firefox, and complains aloud. */
export class Visitor {
  readonly complaints: string[] = [];

  private constructor(readonly page: Page) {
    page.setDefaultTimeout(PATIENCE);
    page.on("console", (message) => {
      if (message.type() === "error") this.complaints.push(message.text());
    });
    page.on("pageerror", (error) => this.complaints.push(String(error)));
  }

  static async to(browser: Browser, url: string): Promise<Visitor> {
    const context = await browser.createBrowserContext();
    const visitor = new Visitor(await context.newPage());
    await visitor.page.goto(url);
    return visitor;
  }

  /** Presses the first thing of this selector that can be pressed, with the real pointer. */
  press(selector: string): Promise<void> {
    return this.page.locator(selector).click();
  }

  /** The lines of the match that is kept in this browser, by who acted. */
  acts(seat: number): Promise<number> {
    return this.page.evaluate((own) => {
      const key = Object.keys(localStorage).find((name) => name.startsWith("tokyo-match-"));
      const kept = JSON.parse(localStorage.getItem(key ?? "") ?? "null") as {
        record: string;
      } | null;
      const record = JSON.parse(kept?.record ?? "null") as {
        lines: { play?: { actor: unknown } }[];
      } | null;
      return record?.lines.filter(({ play }) => play?.actor === own).length ?? 0;
    }, seat);
  }

  async leave(): Promise<void> {
    await this.page.browserContext().close();
  }
}
