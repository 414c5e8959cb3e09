/** The server's HTTP interface: tables before and after the match. */

import type { AddBot, Join, Kick, Me, NewTable, Problem, Table } from "../match/wire.ts";

export type { NewTable, Table as TableInfo, TableSeat } from "../match/wire.ts";

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
  const json = (await answer.json().catch(() => null)) as (T & Partial<Problem>) | null;
  if (!answer.ok || json === null) {
    const error = json?.error;
    throw new Fault(error?.code ?? "unreachable", error?.message ?? answer.statusText);
  }
  return json;
}

export const me = () => call<Me>("GET", "me");
export const rename = (name: string) => call<Me>("POST", "me", { name });
export const tables = (which: "open" | "live" | "mine") =>
  call<Table[]>("GET", `tables?which=${which}`);
export const table = (key: string) => call<Table>("GET", `tables/${key}`);
export const openTable = (fresh: NewTable) => call<Table>("POST", "tables", fresh);

/** What can be done to a table before the start, and after the end. */
export type Deed =
  | ({ do: "join" } & Join)
  | { do: "leave" }
  | ({ do: "kick" } & Kick)
  | ({ do: "bot" } & AddBot)
  | { do: "start" }
  | { do: "rematch" };

export function act(key: string, { do: deed, ...body }: Deed): Promise<Table> {
  return call<Table>("POST", `tables/${key}/${deed}`, body);
}
