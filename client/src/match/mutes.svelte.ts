/** People whose messages this reader hides, remembered in this browser. */

import { local, type Store } from "../storage.ts";
import type { Chat } from "./wire.ts";

const KEY = "muted-people";
/** The oldest are forgotten beyond these. */
const MOST = 200;

/** A public id, and the name it had when it was muted. */
type Person = readonly [id: string, name: string];

function read(store: Store): Person[] {
  try {
    const kept: unknown = JSON.parse(store.get(KEY) ?? "[]");
    const isPerson = (entry: unknown): entry is Person =>
      Array.isArray(entry) && entry.length === 2 && entry.every((word) => typeof word === "string");
    return Array.isArray(kept) ? kept.filter(isPerson) : [];
  } catch {
    return [];
  }
}

export class Mutes {
  people = $state.raw<readonly Person[]>([]);
  readonly #ids = $derived(new Set(this.people.map(([id]) => id)));

  constructor(private readonly store: Store) {
    this.people = read(store);
  }

  has(id: string | undefined): boolean {
    return id !== undefined && this.#ids.has(id);
  }

  set(id: string, name: string, muted: boolean): void {
    const others = this.people.filter(([other]) => other !== id);
    this.people = muted ? [...others, [id, name] as const].slice(-MOST) : others;
    this.store.set(KEY, JSON.stringify(this.people));
  }

  /** Forgets everybody: what the browser kept has been deleted. */
  forget(): void {
    this.people = [];
  }

  /** What this reader wants to see of a chat. */
  heard(chat: readonly Chat[]): Chat[] {
    return chat.filter((line) => !this.has(line.speaker));
  }

  /** How many lines this reader has not seen, and wants to. */
  unread({ chat, chatRead }: { chat: readonly Chat[]; chatRead: number }): number {
    return this.heard(chat).filter((line) => line.number > chatRead).length;
  }
}

export const mutes = new Mutes(local);
