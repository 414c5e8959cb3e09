/** The server's HTTP interface: tables before and after the match. */

import type { ClockRule, Json, TableInfo } from "../match/wire.ts";

export interface NewTable {
  game: string;
  seats: number;
  setup: { [key: string]: Json };
  clock: ClockRule | null;
  private: boolean;
  /** For the last seats, by level. */
  bots: string[];
}

export interface Me {
  id: string;
  name: string;
}

/** A match in numbers. */
export interface Statistics {
  rounds: number;
  lines: number;
  moves: number;
  undos: number;
  duration_ms: number;
  ending: string | null;
  seats: SeatStatistics[];
}

export interface SeatStatistics {
  name: string;
  bot: string | null;
  moves: number;
  time_ms: number;
  longest_ms: number;
  place: number | null;
  score: number | null;
  won: boolean;
}

/** Something that the server said no to, or no server at all. */
export class Fault extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function answerTo(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(`/api/${path}`, { credentials: "same-origin", ...init });
  } catch (error) {
    throw new Fault("unreachable", String(error));
  }
}

async function call<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  const headers = { "content-type": "application/json" };
  const sent = body === undefined ? {} : { headers, body: JSON.stringify(body) };
  const answer = await answerTo(path, { method, ...sent });
  const json = (await answer.json().catch(() => null)) as
    | (T & { error?: { code: string; message: string } })
    | null;
  if (!answer.ok || json === null) {
    const error = json?.error;
    throw new Fault(error?.code ?? "unreachable", error?.message ?? answer.statusText);
  }
  return json;
}

export const me = () => call<Me>("GET", "me");
export const rename = (name: string) => call<Me>("POST", "me", { name });
export const tables = (which: "open" | "live" | "mine") =>
  call<TableInfo[]>("GET", `tables?which=${which}`);
export const table = (key: string) => call<TableInfo>("GET", `tables/${key}`);
export const openTable = (fresh: NewTable) => call<TableInfo>("POST", "tables", fresh);
export const statistics = (key: string) => call<Statistics>("GET", `tables/${key}/statistics`);

/** The record of a match that is over, as it is written. */
export async function record(key: string): Promise<string> {
  const answer = await answerTo(`tables/${key}/record`, {});
  const text = await answer.text();
  if (answer.ok) return text;
  const { error } = JSON.parse(text) as { error: { code: string; message: string } };
  throw new Fault(error.code, error.message);
}

/** What can be done to a table before the start, and after the end. */
export type Deed =
  | { do: "join"; seat?: number; nonce?: string }
  | { do: "leave" }
  | { do: "kick"; seat: number }
  | { do: "bot"; seat?: number; level: string }
  | { do: "start" }
  | { do: "rematch" };

export function act(key: string, { do: deed, ...body }: Deed): Promise<TableInfo> {
  return call<TableInfo>("POST", `tables/${key}/${deed}`, body);
}
