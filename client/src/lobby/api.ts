/** The server's HTTP interface: tables before and after the match. */

import type { Json, Outcome } from "../match/wire.ts";

export interface TableSeat {
  name: string;
  bot: string | null;
}

export interface TableInfo {
  key: string;
  game: string;
  phase: "open" | "live" | "over";
  private: boolean;
  setup: { [key: string]: Json };
  clock: Json;
  seats: (TableSeat | null)[];
  mine: number | null;
  host: boolean;
  token: string | null;
  version: number;
  secret_digest: string;
  secret: string | null;
  outcome: Outcome | null;
  rematch: string | null;
}

export interface NewTable {
  game: string;
  seats: number;
  setup: { [key: string]: Json };
  clock?: Json;
  private: boolean;
  bots: string[];
}

/** Something that the server said no to: its own sentence. */
export class Fault extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function call<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api/${path}`, {
    method,
    credentials: "same-origin",
    ...(body === undefined
      ? {}
      : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  const json = (await answer.json().catch(() => null)) as
    | (T & { error?: { code: string; message: string } })
    | null;
  if (!answer.ok || json === null) {
    const error = json?.error;
    throw new Fault(error?.code ?? "unreachable", error?.message ?? answer.statusText);
  }
  return json;
}

export const me = () => call<{ id: string; name: string }>("GET", "me");
export const rename = (name: string) => call<{ id: string; name: string }>("POST", "me", { name });
export const tables = (which: "open" | "live" | "mine") =>
  call<TableInfo[]>("GET", `tables?which=${which}`);
export const table = (key: string) => call<TableInfo>("GET", `tables/${key}`);
export const openTable = (fresh: NewTable) => call<TableInfo>("POST", "tables", fresh);

/** What can be done to a table before the start, and after the end. */
export type Deed =
  | { do: "join"; seat?: number }
  | { do: "leave" }
  | { do: "kick"; seat: number }
  | { do: "bot"; seat?: number; level: string }
  | { do: "start" }
  | { do: "rematch" };

export function act(key: string, { do: deed, ...body }: Deed): Promise<TableInfo> {
  return call<TableInfo>("POST", `tables/${key}/${deed}`, body);
}
