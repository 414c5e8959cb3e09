/** Up to where somebody has seen a match in this browser: what came after is news to them. */

import type { Store } from "../storage.ts";

export interface Seen {
  /** The version that was shown last; nothing where the match was never open here. */
  read(): number | null;
  write(version: number): void;
}

const KEY = "tokyo-seen";
/** This many matches are remembered, those that were open last. */
const MOST = 60;

function readAll(store: Store): [string, number][] {
  try {
    const all = JSON.parse(store.get(KEY) ?? "[]") as unknown;
    return Array.isArray(all) ? (all as [string, number][]) : [];
  } catch {
    return [];
  }
}

export function seenOf(store: Store, id: string): Seen {
  return {
    read: () => readAll(store).find(([other]) => other === id)?.[1] ?? null,
    write(version) {
      const others = readAll(store).filter(([other]) => other !== id);
      store.set(KEY, JSON.stringify([...others, [id, version]].slice(-MOST)));
    },
  };
}

export function forgetSeen(store: Store, id: string): void {
  store.set(KEY, JSON.stringify(readAll(store).filter(([other]) => other !== id)));
}
