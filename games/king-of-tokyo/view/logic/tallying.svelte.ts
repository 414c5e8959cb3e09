/** Counts a match as it goes on, and remembers over a reload. */

import type { Match } from "@shell/match/match.svelte.ts";
import { session } from "@shell/storage.ts";
import type { View } from "../types.ts";
import { Counter, type Tally } from "./tally.ts";

const PREFIX = "tokyo-king-of-tokyo-tally-";

export class Tallying {
  tally = $state.raw<Tally | null>(null);
  readonly #unwatch: () => void;

  constructor(match: Match, name: string) {
    const key = PREFIX + name;
    const counter = new Counter(readTally(key), match.standing?.view as unknown as View, match.log);
    this.tally = counter.tally;
    this.#unwatch = match.watch((change) => {
      counter.follow(change);
      this.tally = counter.tally;
      session.set(key, JSON.stringify(this.tally));
    });
  }

  close(): void {
    this.#unwatch();
  }
}

function readTally(key: string): Tally | null {
  try {
    return JSON.parse(session.get(key) ?? "null") as Tally | null;
  } catch {
    return null;
  }
}
