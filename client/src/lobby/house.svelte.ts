/** What the server tells about the house: who asks, and which tables there are. */

import type { Listed, Somebody } from "./api.ts";
import * as api from "./api.ts";
import { EVERYTHING, Tables, type Filter } from "./tables.svelte.ts";

/** The lists are fetched again after this long, in milliseconds, while somebody looks. */
const AGAIN = 15_000;

/** Tables of others that are shown at first, and with each "Show more". */
const STEP = 8;
/** The same for one's own. */
const STEP_MINE = 60;

const ofOthers = (table: Listed) => table.mine === null;

export class House {
  /** Whether there is a server; nothing while that is not known. */
  there = $state<boolean | null>(null);
  /** Why the server turns this browser away, if it does. */
  barred = $state.raw<api.Fault | null>(null);
  me = $state.raw<api.Me | null>(null);
  filter = $state.raw<Filter>(EVERYTHING);
  /** Strangers who are here, of those who agreed to be listed. */
  here = $state.raw<readonly Somebody[]>([]);
  readonly open = new Tables("open", STEP, ofOthers);
  readonly live = new Tables("live", STEP, ofOthers);
  readonly mine = new Tables("mine", STEP_MINE);
  readonly invited = new Tables("invited", STEP);

  /** Looks now and then, until the answer is called. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void this.look();
    }, AGAIN);
    return () => clearInterval(timer);
  }

  async look(): Promise<void> {
    await this.#ask(async () => {
      // Who asks is known first: without a cookie each question would make a guest of its own.
      this.me = await api.me();
      const { filter } = this;
      await Promise.all([
        this.mine.look(),
        // A server that is being upgraded may not know these yet.
        this.invited.look().catch(() => undefined),
        api.hereNow().then(
          ({ people }) => (this.here = people),
          () => undefined,
        ),
        this.open.look(filter),
        this.live.look(filter),
      ]);
    });
  }

  /** Narrows the tables of others down, beginning with the newest again. */
  async choose(filter: Filter): Promise<void> {
    this.filter = filter;
    this.open.fold();
    this.live.fold();
    await this.#ask(() => Promise.all([this.open.look(filter), this.live.look(filter)]));
  }

  async showMore(tables: Tables): Promise<void> {
    await this.#ask(() => tables.showMore(tables === this.mine ? EVERYTHING : this.filter));
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name);
  }

  async #ask(question: () => Promise<unknown>): Promise<void> {
    try {
      await question();
      this.there = true;
      this.barred = null;
    } catch (error) {
      this.there = false;
      this.barred = error instanceof api.Fault && error.code === "banned" ? error : null;
    }
  }
}
