/** Messages between the page and whoever runs the match; the twins of `crates/wire`. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type Inbound =
  | { do: "hello"; table: string; seen?: number; lang?: string; token?: string; labels?: boolean }
  | { do: "command"; id: string; decision: number; command: Json }
  | { do: "undo"; id: string }
  | { do: "answer-undo"; id: string; agree: boolean }
  | { do: "resign"; id: string }
  | { do: "leave"; id: string }
  | { do: "take-back"; id: string }
  | { do: "chat"; text: string }
  | { do: "resync" }
  | { do: "ping" };

/** What has an id is kept until it is answered, and sent again after a lost connection. */
export type Lasting = Extract<Inbound, { id: string }>;

export interface Offer {
  command: Json;
  label?: string;
}

export interface Asked {
  decision: number;
  offers: Offer[];
  region?: Json;
}

export interface Sitter {
  name: string;
  bot?: string;
  why?: Json;
}

export interface Outcome {
  winners: number[];
  places: number[];
  scores: number[];
  ending: string;
}

export type Awaiting =
  | { seats: { must: number[]; may: number[]; wake_at?: number } }
  | { over: Outcome };

export interface Standing {
  version: number;
  at_ms: number;
  view: Json;
  awaiting: Awaiting;
  ask?: Asked;
  sitters: Sitter[];
  clocks?: Clocks;
  undo?: UndoAsked;
  undo_is_free: boolean;
}

/** How long players may think. */
export type ClockRule =
  | { "per-move": { seconds: number } }
  | { "per-game": { seconds: number; increment: number } }
  | { "days-per-move": { days: number } };

/** The players' clocks, at the match time of the last line. */
export interface Clocks {
  rule: ClockRule;
  seats: { left_ms: number; running: boolean }[];
  at_ms: number;
}

/** An undo that waits for consent. */
export interface UndoAsked {
  seat: number;
  to: number;
  waiting: number[];
}

/** A table in the lobby. */
export interface TableInfo {
  key: string;
  game: string;
  phase: "open" | "live" | "over";
  private: boolean;
  setup: { [key: string]: Json };
  clock: ClockRule | null;
  seats: (TableSeat | null)[];
  mine: number | null;
  host: boolean;
  token: string | null;
  version: number;
  secret_digest: string;
  secret: string | null;
  nonces: string[];
  outcome: Outcome | null;
  rematch: string | null;
}

export interface TableSeat {
  name: string;
  bot: string | null;
}

export interface SeenEvent {
  event: Json;
  text: string;
}

export interface Chat {
  number: number;
  name: string;
  seat?: number;
  text: string;
}

export interface Refused {
  id: string;
  clause?: string;
  why: string;
  pieces?: string[];
  decision?: number;
}

export type Outbound =
  | ({ is: "welcome"; game: string; seat?: number; since_ms?: number; chat: Chat[] } & Standing)
  | { is: "resumed"; seat?: number; version: number }
  | ({ is: "lobby" } & TableInfo)
  | ({ is: "update"; after: number; events: SeenEvent[] } & Standing)
  | { is: "ack"; id: string; version: number }
  | ({ is: "refused" } & Refused)
  | { is: "error"; id?: string; code: string; message: string }
  | ({ is: "chat" } & Chat)
  | { is: "resync" }
  | { is: "pong" };
