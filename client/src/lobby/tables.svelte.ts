/** A list of tables on the server, as much of it as somebody wants to see. */

import type { Listed, Wanted } from "./api.ts";
import * as api from "./api.ts";

/** What a list is narrowed down to; an empty word stands for everything. */
export interface Filter {
  game: string;
  pace: string;
}

export const EVERYTHING: Filter = { game: "", pace: "" };

/** The server gives no more at once. */
const PAGE = 100;

export class Tables {
  shown = $state.raw<readonly Listed[]>([]);
  /** Whether there are more than are shown. */
  more = $state(false);
  #wanted: number;
  #asked = 0;

  constructor(
    private readonly which: Wanted["which"],
    private readonly step: number,
    /** Which of them are worth showing. */
    private readonly fits: (table: Listed) => boolean = () => true,
  ) {
    this.#wanted = step;
  }

  async look(filter: Filter = EVERYTHING): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const shown: Listed[] = [];
    let before: string | null | undefined;
    while (before !== null && shown.length < this.#wanted) {
      const page = await api.tables({
        which: this.which,
        ...filter,
        // A table without a free seat cannot be joined.
        ...(this.which === "open" ? { free: true } : {}),
        limit: Math.min(PAGE, this.#wanted - shown.length),
        ...(before === undefined ? {} : { before }),
      });
      shown.push(...page.tables.filter(this.fits));
      before = page.next;
    }
    // An older question may be answered after a newer one.
    if (asked !== this.#asked) return;
    this.shown = shown;
    this.more = before !== null;
  }

  /** Looks further back. */
  async showMore(filter: Filter = EVERYTHING): Promise<void> {
    this.#wanted += this.step;
    await this.look(filter);
  }

  /** Begins again with the newest. */
  fold(): void {
    this.#wanted = this.step;
  }
}
