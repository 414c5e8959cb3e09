/** Analyses that are kept in this browser, each with its match. */

import { local, type Store } from "../storage.ts";
import { ANALYSES } from "../match/kept.ts";
import type { Analysis } from "./types.ts";

/** What is kept of one. */
export interface KeptAnalysis {
  /** The language of its sentences. */
  language: string;
  /** Whether the decisions of bots are graded too. */
  everybody: boolean;
  /** Whether nothing is left to do. */
  done: boolean;
  /** Whether somebody did not want it to go on. */
  stopped: boolean;
  analysis: Analysis;
}

/** What is written: readers of another format find nothing. */
const FORMAT = 1;
/** Older ones make room. */
const MOST = 12;

interface Written extends KeptAnalysis {
  format: number;
  at: number;
}

function read(store: Store, key: string): Written | null {
  try {
    const written = JSON.parse(store.get(key) ?? "null") as Written | null;
    return written?.format === FORMAT ? written : null;
  } catch {
    return null;
  }
}

export function keptAnalysis(id: string, store: Store = local): KeptAnalysis | null {
  return read(store, ANALYSES + id);
}

/** Keeps one. What was kept longest ago goes where there are many, or where there is no room. */
export function keepAnalysis(id: string, kept: KeptAnalysis, store: Store = local): void {
  const key = ANALYSES + id;
  const others = store
    .keys()
    .filter((other) => other.startsWith(ANALYSES) && other !== key)
    .map((other) => ({ other, at: read(store, other)?.at ?? 0 }))
    .sort((one, two) => two.at - one.at)
    .map(({ other }) => other);
  for (const old of others.splice(MOST - 1)) store.remove(old);
  const text = JSON.stringify({ ...kept, format: FORMAT, at: Date.now() } satisfies Written);
  while (!store.set(key, text)) {
    const oldest = others.pop();
    if (oldest === undefined) return;
    store.remove(oldest);
  }
}

/** The name of a record that has none of its own: the same for the same match. */
export function nameOf(record: string): string {
  // FNV-1a, twice with other beginnings: nobody wants to deceive themselves.
  const half = (basis: number) => {
    let hash = basis;
    for (let idx = 0; idx < record.length; idx += 1) {
      hash = Math.imul(hash ^ record.charCodeAt(idx), 0x01000193);
    }
    return (hash >>> 0).toString(16).padStart(8, "0");
  };
  return `file-${half(0x811c9dc5)}${half(0x9747b28c)}`;
}
