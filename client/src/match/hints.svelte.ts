/** Hints for a player's first matches of a game on this device. */

import { firstHints } from "../settings/hints.ts";
import { local, type Store } from "../storage.ts";

/** This many matches of a game come with hints, unless somebody has chosen otherwise. */
const FIRST = 2;
const KEY = "tokyo-hints";

/** What is remembered of a game: its first matches here, and what was chosen since. */
interface Kept {
  matches: string[];
  wanted?: boolean;
}

function readAll(store: Store): Record<string, Kept> {
  try {
    const all: unknown = JSON.parse(store.get(KEY) ?? "{}");
    return typeof all === "object" && all !== null ? (all as Record<string, Kept>) : {};
  } catch {
    return {};
  }
}

export class Hints {
  /** What was chosen for the game; nothing where nobody has. */
  #wanted = $state<boolean | undefined>();
  /** Whether this is one of the reader's first matches of it. */
  #first = $state(false);
  /** Those that the reader has understood. */
  #known = $state.raw<ReadonlySet<string>>(new Set());

  constructor(
    private readonly game: string,
    private readonly match: string | undefined,
    private readonly store: Store = local,
  ) {}

  /** The reader plays this match: it counts, and what was chosen before holds. */
  begin(): void {
    if (this.match === undefined) return;
    const { matches, wanted } = this.#kept();
    const first = matches.includes(this.match) || matches.length < FIRST;
    if (first && !matches.includes(this.match)) this.#keep({ matches: [...matches, this.match] });
    this.#wanted = wanted;
    this.#first = first;
  }

  /** Whether they are shown in this match. */
  get on(): boolean {
    return this.#wanted ?? (this.#first && firstHints.now === "on");
  }

  /** Chooses for this match and all later ones of the game. */
  choose(wanted: boolean): void {
    this.#wanted = wanted;
    this.#known = new Set();
    this.#keep({ wanted });
  }

  /** This one need not be shown again in this match. */
  understand(hint: string): void {
    this.#known = new Set(this.#known).add(hint);
  }

  /** What is to be shown of what the table says. */
  shown(hint: string | undefined): string | null {
    return hint === undefined || !this.on || this.#known.has(hint) ? null : hint;
  }

  #kept(): Kept {
    const kept = readAll(this.store)[this.game];
    return { ...kept, matches: Array.isArray(kept?.matches) ? kept.matches : [] };
  }

  #keep(change: Partial<Kept>): void {
    const kept = { ...this.#kept(), ...change };
    this.store.set(KEY, JSON.stringify({ ...readAll(this.store), [this.game]: kept }));
  }
}
