/** Somebody who reads French, and notes whatever is English. */

import type { Page } from "playwright-core";
import { keysShown } from "./care.ts";
import { Lists } from "./lists.ts";
import { textsIn } from "./texts.ts";

/** Reading all lists takes a while: once is enough. */
let lists: Lists | null = null;

export class Reader {
  /** What should not have been said, by the page that said it. */
  readonly wrong: Record<string, string[]> = {};

  constructor(readonly page: Page) {}

  async read(where: string): Promise<void> {
    this.judge(where, await textsIn(this.page));
    this.#note(where, await keysShown(this.page));
  }

  judge(where: string, texts: readonly string[]): void {
    const known = (lists ??= new Lists());
    this.#note(
      where,
      texts.filter((text) => known.isEnglish(text)),
    );
  }

  #note(where: string, texts: readonly string[]): void {
    if (texts.length > 0) this.wrong[where] = [...(this.wrong[where] ?? []), ...texts];
  }
}
