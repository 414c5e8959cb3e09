/** What the server tells about the house: who asks, and which tables there are. */

import type { TableInfo } from "./api.ts";
import * as api from "./api.ts";

/** The lists are fetched again after so long, in milliseconds, while somebody looks. */
const AGAIN = 15_000;

export class House {
  /** Whether there is a server; nothing while that is not known. */
  there = $state<boolean | null>(null);
  /** Why the server turns this browser away, if it does. */
  barred = $state.raw<api.Fault | null>(null);
  me = $state.raw<api.Me | null>(null);
  open = $state.raw<TableInfo[]>([]);
  live = $state.raw<TableInfo[]>([]);
  mine = $state.raw<TableInfo[]>([]);

  /** Looks now and then, until the answer is called. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void this.look();
    }, AGAIN);
    return () => clearInterval(timer);
  }

  async look(): Promise<void> {
    try {
      // Who asks is known first: without a cookie each question would make a guest of its own.
      this.me = await api.me();
      const [mine, open, live] = await Promise.all([
        api.tables("mine"),
        api.tables("open"),
        api.tables("live"),
      ]);
      const strange = (table: TableInfo) => table.mine === null;
      this.mine = mine;
      const free = (table: TableInfo) => table.seats.includes(null);
      this.open = open.filter((table) => strange(table) && free(table));
      this.live = live.filter(strange);
      this.there = true;
      this.barred = null;
    } catch (error) {
      this.there = false;
      this.barred = error instanceof api.Fault && error.code === "banned" ? error : null;
    }
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name);
  }
}
