/** Chromium, and the guests who use it: each has a context of their own, and complains aloud. */

import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { delimiter, isAbsolute, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { shelved } from "./lists.ts";

/** Whatever takes a page longer than this on a busy machine has gone wrong, in milliseconds. */
const PATIENCE = 30_000;
const SHOTS = fileURLToPath(new URL("./shots", import.meta.url));

/** A name of this machine that browsers do not trust as they trust `localhost` and its numbers. */
export const STRANGE = "tokyo.test";

export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
/** Pages are laid out in full and painted in a quarter of the dots: no graphics card helps here. */
const DOTS = 0.5;

/** Where the browser is that a variable names; its mere name will do. */
export function browserAt(variable: string, otherwise: string): string {
  const named = process.env[variable] ?? otherwise;
  if (isAbsolute(named)) return named;
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const found = folders.map((folder) => join(folder, named)).find((path) => existsSync(path));
  if (found === undefined) throw new Error(`there is no ${named}: ${variable} says which browser`);
  return found;
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: browserAt("TOKYO_BROWSER", "chromium"),
    args: [
      "--no-sandbox",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--enable-unsafe-swiftshader",
      `--host-resolver-rules=MAP ${STRANGE} 127.0.0.1`,
    ],
  });
}

/** How somebody comes. */
export interface Coming {
  at?: string;
  phone?: boolean;
  dark?: boolean;
  language?: "en" | "fr" | "ja";
  /** Whether the page may keep itself for offline play; costs time, so only where it matters. */
  keeps?: boolean;
  /** Whether things move on the page; costs time, so only where it matters. */
  moves?: boolean;
  /** Whether somebody is new to the games, and gets hints: for everyone else they are switched off. */
  hints?: boolean;
  /** Whether every dot is painted, and felt: half a dot is a millimetre on a table of wood. */
  sharp?: boolean;
  /** What the page finds when it comes: runs in it, before anything else does. */
  finds?: () => void;
}

/** A page that finds this has a browser without 3D pictures: plain tables serve. */
export function withoutWebGl(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...asked: unknown[]) {
    if (String(asked[0]).startsWith("webgl")) return null;
    return getContext.apply(this, asked as Parameters<typeof getContext>);
  } as typeof getContext;
}

/** A page that finds this takes the guest for somebody who knows the games. */
function withoutHints(games: string[]): void {
  const off = Object.fromEntries(games.map((game) => [game, { matches: [], wanted: false }]));
  try {
    localStorage.setItem("tokyo-hints", JSON.stringify(off));
  } catch {
    // Where nothing can be kept, hints are in the way of no test.
  }
}

/** All who visit during one test. */
export class Guests {
  readonly #contexts: BrowserContext[] = [];
  readonly #pages: Page[] = [];
  readonly #complaints: string[] = [];
  /** What may go wrong, because the test makes it so. */
  readonly #expected: RegExp[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly url: string,
  ) {}

  async visit(coming: Coming = {}): Promise<Page> {
    const context = await this.browser.newContext({
      baseURL: this.url,
      viewport: coming.phone ? PHONE : DESK,
      deviceScaleFactor: coming.sharp ? 1 : DOTS,
      hasTouch: coming.phone ?? false,
      isMobile: coming.phone ?? false,
      colorScheme: coming.dark ? "dark" : "light",
      locale: { en: "en-GB", fr: "fr-FR", ja: "ja-JP" }[coming.language ?? "en"],
      reducedMotion: coming.moves ? "no-preference" : "reduce",
      serviceWorkers: coming.keeps ? "allow" : "block",
    });
    context.setDefaultTimeout(PATIENCE);
    this.#contexts.push(context);
    if (!coming.hints) await context.addInitScript(withoutHints, shelved());
    if (coming.finds) await context.addInitScript(coming.finds);
    const page = await context.newPage();
    this.#listen(page);
    await page.goto(coming.at ?? "/");
    return page;
  }

  /** From now on a message like this is no complaint. */
  expectTrouble(like: RegExp): void {
    this.#expected.push(like);
  }

  /** Everybody leaves. What was complained about is told; of what failed, pictures are kept. */
  async leave(test: string, failed: boolean): Promise<string[]> {
    if (failed || this.#complaints.length > 0) await this.#photograph(test);
    await Promise.all(this.#contexts.map((context) => context.close()));
    return this.#complaints;
  }

  #listen(page: Page): void {
    const who = `guest ${this.#pages.push(page)}`;
    const complain = (what: string) => {
      if (!this.#expected.some((like) => like.test(what))) this.#complaints.push(`${who}: ${what}`);
    };
    page.on("console", (message) => {
      if (message.type() === "error") complain(`${message.text()} (${message.location().url})`);
    });
    page.on("pageerror", (error) => complain(error.stack || String(error)));
    page.on("crash", () => complain("the page crashed"));
  }

  async #photograph(test: string): Promise<void> {
    await mkdir(SHOTS, { recursive: true });
    const name = test.toLowerCase().replace(/[^a-z0-9]+/g, "-");
    const shoot = (page: Page, idx: number) =>
      // A page that cannot be photographed any more must not hide what went wrong.
      page
        .screenshot({ path: `${SHOTS}/${name}-${idx + 1}.png`, timeout: 5_000 })
        .catch(() => null);
    await Promise.all(this.#pages.map(shoot));
  }
}
