/** What carries messages: a socket to a server, or a worker in this page. */

import type { Coached } from "./kept.ts";
import type { AskLog } from "./log.svelte.ts";
import type { Advice, Inbound, Outbound, Stage, Statistics } from "./wire.ts";

/** What has an id is kept until it is answered, and sent again after a lost connection. */
export type Lasting = Extract<Inbound, { id: string }>;

/** How well the other end can be reached. */
export type Reach = "reaching" | "there" | "lost";

export interface Ears {
  hear(message: Outbound): void;
  /** The other end can be reached, or cannot; after `there` everything unanswered is sent again. */
  reach(reach: Reach): void;
}

/** A coach that gives hints. */
export interface Coach {
  /** Tells so much of what to do now; why there is no advice is thrown. */
  advise(stage: Stage): Promise<Advice>;
  /** How often it was asked in this match. */
  asked(): Coached;
  /** Notes that it was. */
  note(asked: Coached): void;
}

export interface Link {
  say(message: Inbound): void;
  close(): void;
  /** Tells the log, a page at a time; nothing where another one is shown, as in a replay. */
  log?: AskLog;
  /** Tells the record of a match that is over. */
  record?: () => Promise<string>;
  /** Tells a match that is over in numbers. */
  statistics?: () => Promise<Statistics>;
  /** Advises the only person at the table; nothing where others play too. */
  coach?: Coach;
}

/** Begins to carry messages. `seen` tells the version to go on from, after a lost connection. */
export type Connect = (ears: Ears, seen: () => number | undefined) => Link;
