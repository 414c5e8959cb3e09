/** A list that stands still while somebody points at it: what is new waits until they are done. */

import { untrack } from "svelte";

/** The rows that are shown, each as it is known now. */
export function inPlace<T>(
  shown: readonly T[],
  fresh: readonly T[],
  keyOf: (row: T) => string,
): T[] {
  const known = new Map(fresh.map((row) => [keyOf(row), row]));
  return shown.map((row) => known.get(keyOf(row)) ?? row);
}

/** How many rows are not shown yet. */
export function newsIn<T>(
  shown: readonly T[],
  fresh: readonly T[],
  keyOf: (row: T) => string,
): number {
  const keys = new Set(shown.map(keyOf));
  return fresh.filter((row) => !keys.has(keyOf(row))).length;
}

export class Steady<T> {
  shown = $state.raw<readonly T[]>([]);
  /** How many rows wait to be shown. */
  news = $state(0);
  #fresh: readonly T[] = [];
  #holds = new Set<string>();
  #expected = false;

  constructor(private readonly keyOf: (row: T) => string) {}

  /** The list as it should be. */
  offer(fresh: readonly T[]): void {
    this.#fresh = fresh;
    if (this.#holds.size === 0 || this.#expected) return this.show();
    // What is shown is no reason to offer it again.
    const shown = untrack(() => this.shown);
    this.shown = inPlace(shown, fresh, this.keyOf);
    this.news = newsIn(shown, fresh, this.keyOf);
  }

  /** Shows everything now. */
  show(): void {
    this.#expected = false;
    this.shown = this.#fresh;
    this.news = 0;
  }

  /** The next change is wanted by the person who points: it is shown at once. */
  expect(): void {
    this.#expected = true;
  }

  /** Stands still for that reason, or no longer. */
  hold(why: string, still: boolean): void {
    if (still) this.#holds.add(why);
    else if (this.#holds.delete(why) && this.#holds.size === 0) this.show();
  }
}

/** What can be made to stand still. */
export interface Holdable {
  hold(why: string, still: boolean): void;
}

/** Lets lists stand still while a pointer is over the element, or the focus is inside. */
export function still(node: HTMLElement, lists: readonly Holdable[]): { destroy(): void } {
  const hold = (why: string, is: boolean) => lists.forEach((list) => list.hold(why, is));
  const on = {
    pointerenter: () => hold("pointer", true),
    pointerleave: () => hold("pointer", false),
    focusin: () => hold("focus", true),
    // The focus is also lost when what has it is removed, in the middle of an update.
    focusout: () =>
      queueMicrotask(() => {
        if (!node.contains(document.activeElement)) hold("focus", false);
      }),
  };
  const all = Object.entries(on) as [string, EventListener][];
  for (const [name, listen] of all) node.addEventListener(name, listen);
  return {
    destroy: () => all.forEach(([name, listen]) => node.removeEventListener(name, listen)),
  };
}
