/** Something that somebody chooses for this device, and that it remembers. */

import { local, type Store } from "../storage.ts";

export class Setting<T> {
  #now = $state.raw() as T;
  readonly #watchers = new Set<(now: T) => void>();

  /** `read` makes sense of whatever the browser kept; nothing, where it kept nothing. */
  constructor(
    private readonly key: string,
    read: (kept: string | null) => T,
    private readonly store: Store = local,
  ) {
    this.#now = read(store.get(key));
  }

  get now(): T {
    return this.#now;
  }

  choose(next: T): void {
    this.#now = next;
    this.store.set(this.key, String(next));
    for (const watcher of this.#watchers) watcher(next);
  }

  /** Tells what is chosen, now and whenever it changes, until the answer is called. */
  each(watcher: (now: T) => void): () => void {
    this.#watchers.add(watcher);
    watcher(this.#now);
    return () => this.#watchers.delete(watcher);
  }
}

/** One of a few words. */
export function choice<W extends string>(
  key: string,
  words: readonly W[],
  usual: W,
  store?: Store,
): Setting<W> {
  return new Setting(key, (kept) => words.find((word) => word === kept) ?? usual, store);
}

/** On or off. */
export type Switch = Setting<"on" | "off">;

export function onOff(key: string, usual: "on" | "off", store?: Store): Switch {
  return choice(key, ["on", "off"], usual, store);
}

/** A whole number from 0 to 100. */
export function percent(key: string, usual: number, store?: Store): Setting<number> {
  const read = (kept: string | null) =>
    kept !== null && /^(100|\d{1,2})$/.test(kept) ? Number(kept) : usual;
  return new Setting(key, read, store);
}
