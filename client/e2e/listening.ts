/** Listens to a page: what begins to sound in it, and how loud all of it is. */

import type { Page } from "playwright-core";

/** What a page that finds `withEars` keeps of its audio graph. */
interface Ears {
  /** The lengths of all sounds that began, in seconds. */
  begun: number[];
  /** How many graphs there are. */
  graphs: number;
  /** The gain through which everything goes. */
  master: GainNode | null;
  /** What was felt. */
  buzzes: number[][];
}

type Eared = typeof globalThis & { ears: Ears };

/** A page that finds this remembers what it plays. */
export function withEars(): void {
  const ears: Ears = { begun: [], graphs: 0, master: null, buzzes: [] };
  (globalThis as Eared).ears = ears;
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...given) {
    ears.begun.push(this.buffer?.duration ?? 0);
    return start.apply(this, given);
  };
  // Anything else that could sound would be heard here, too.
  const { connect } = AudioNode.prototype;
  AudioNode.prototype.connect = function (this: AudioNode, ...given: unknown[]) {
    if (given[0] instanceof AudioDestinationNode) ears.graphs += 1;
    if (given[0] instanceof DynamicsCompressorNode && this instanceof GainNode) ears.master = this;
    return connect.apply(this, given as Parameters<typeof connect>);
  } as typeof connect;
  navigator.vibrate = (pattern) => {
    ears.buzzes.push([pattern].flat() as number[]);
    return true;
  };
}

/** How many sounds have begun. */
export function begun(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as Eared).ears.begun.length);
}

/** How many ways there are from the page to the loudspeakers. */
export function graphs(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as Eared).ears.graphs);
}

/** What everything is multiplied by; nothing where nothing was ever heard. */
export function gain(page: Page): Promise<number | null> {
  return page.evaluate(() => (globalThis as Eared).ears.master?.gain.value ?? null);
}

export function buzzes(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as Eared).ears.buzzes.length);
}
