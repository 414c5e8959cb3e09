/** The server's HTTP interface: tables before and after the match. */

import type {
  AddBot,
  ChooseFigure,
  Arriving,
  Avatar,
  Career,
  Carry,
  Commit,
  Playmates,
  Declined,
  DayBest,
  Erased,
  HereNow,
  House,
  Invite,
  Join,
  Kick,
  LetIn,
  Listing,
  LogPage,
  Me,
  Mute,
  NewTable,
  Newcomers,
  Phrase,
  PlayedPage,
  Problem,
  PushKey,
  Reveal,
  SetSpeakers,
  Statistics,
  Subscribe,
  Subscribed,
  Table,
  TakeOver,
  Unsubscribe,
} from "../match/wire.ts";

export type {
  Arriving,
  Career,
  Carry,
  Playmate,
  House as HouseInfo,
  Listed,
  Me,
  NewTable,
  Played,
  Somebody,
  SoloResult,
  Statistics,
  Table as TableInfo,
} from "../match/wire.ts";

/** Which tables to list; what is left out is not asked for. */
export interface Wanted {
  which: "open" | "live" | "mine" | "invited";
  game?: string;
  free?: boolean;
  pace?: string;
  limit: number;
  /** The `next` of the page before. */
  before?: string;
}

function queryOf(wanted: Wanted): string {
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined && value !== "");
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

/** Something that the server said no to, no server at all, or something this browser cannot do. */
export class Fault extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** What to say in the reader's language. */
    readonly reason?: Phrase,
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

async function call<T>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: unknown,
): Promise<T> {
  const headers = { "content-type": "application/json" };
  const sent = body === undefined ? {} : { headers, body: JSON.stringify(body) };
  return answered(await answerTo(path, { method, ...sent }));
}

async function answered<T>(answer: Response): Promise<T> {
  const json = (await answer.json().catch(() => null)) as (T & Partial<Problem>) | null;
  if (!answer.ok || json === null) {
    const error = json?.error;
    throw new Fault(
      error?.code ?? "unreachable",
      error?.message ?? answer.statusText,
      error?.reason,
    );
  }
  return json;
}

export const me = () => call<Me>("GET", "me");
export const rename = (name: string) => call<Me>("POST", "me", { name });
export const chooseAvatar = (avatar: Avatar | null) => call<Me>("POST", "me/avatar", { avatar });
/** Lets people whom one has played with see when one is here, and strangers if one is listed. */
export const showMe = (shown: boolean, listed: boolean) =>
  call<Me>("POST", "me/shown", { shown, listed });
/** Strangers who are here, of those who agreed to be listed. */
export const hereNow = () => call<HereNow>("GET", "people");
/** A page of one's finished matches: the newest, or those before. */
export const played = (before?: string) =>
  call<PlayedPage>("GET", `me/matches${before === undefined ? "" : `?before=${before}`}`);
/** One's matches in numbers. */
export const career = () => call<Career>("GET", "me/statistics");
/** People whom one has played with. */
export const playmates = () => call<Playmates>("GET", "me/people");
export const block = (id: string, block: boolean) =>
  call<Playmates>("POST", "me/block", { id, block });
/** Makes a secret that carries the caller to another device. */
export const makeCarry = () => call<Carry>("POST", "me/carry");
/** Takes it back. */
export const revokeCarry = () => call<unknown>("DELETE", "me/carry");
/** Whom a secret carries. */
export const lookAtCarry = (secret: string) => call<Arriving>("POST", "carry/look", { secret });
/** Makes this browser that guest's. */
export const arrive = (secret: string) => call<Arriving>("POST", "carry", { secret });
export const decline = (key: string) => call<Declined>("POST", `tables/${key}/decline`);
/** What is announced, and how long matches are kept. */
export const house = () => call<House>("GET", "house");
/** Deletes everything about the caller, and their cookie. */
export const eraseMe = () => call<Erased>("DELETE", "me");
/** The key by which this browser knows the server's messages. */
export const pushKey = () => call<PushKey>("GET", "push");
/** Lets a browser be told when it is its guest's turn, or no longer. */
export const subscribe = (device: Subscribe) => call<Subscribed>("POST", "push", device);
export const unsubscribe = (device: Unsubscribe) => call<Subscribed>("DELETE", "push", device);
export const tables = (wanted: Wanted) => call<Listing>("GET", `tables?${queryOf(wanted)}`);
export const table = (key: string) => call<Table>("GET", `tables/${key}`);
/** Who did best on a day; `kind` is the help they had. */
export const dayBest = (game: string, day: string, kind: string) =>
  call<DayBest>("GET", `days?${new URLSearchParams({ game, day, class: kind }).toString()}`);
export const openTable = (fresh: NewTable) => call<Table>("POST", "tables", fresh);
export const statistics = (key: string) => call<Statistics>("GET", `tables/${key}/statistics`);

/** A page of a match's log: the newest, or the one before a line. A token shows it as its seat. */
export async function log(
  key: string,
  lang: string,
  token: string | undefined,
  before: number | undefined,
): Promise<LogPage> {
  const cursor = before === undefined ? {} : { before: String(before) };
  const query = new URLSearchParams({ lang, ...cursor }).toString();
  const headers = token === undefined ? {} : { headers: { "seat-token": token } };
  return answered(await answerTo(`tables/${key}/log?${query}`, headers));
}

/** The record of a match that is over, as it is written. */
export async function record(key: string): Promise<string> {
  const answer = await answerTo(`tables/${key}/record`, {});
  const text = await answer.text();
  if (answer.ok) return text;
  const { error } = JSON.parse(text) as Problem;
  throw new Fault(error.code, error.message, error.reason);
}

/** What can be done to a table besides playing. */
export type Deed =
  | ({ do: "join" } & Join)
  | { do: "leave" }
  | ({ do: "kick" } & Kick)
  | ({ do: "invite" } & Invite)
  | ({ do: "let-in" } & LetIn)
  | ({ do: "bot" } & AddBot)
  | { do: "start" }
  | ({ do: "commit" } & Commit)
  | ({ do: "reveal" } & Reveal)
  | ({ do: "chat" } & SetSpeakers)
  | ({ do: "mute" } & Mute)
  | ({ do: "figure" } & ChooseFigure)
  | ({ do: "newcomers" } & Newcomers)
  | ({ do: "take-over" } & TakeOver)
  | { do: "rematch" };

export function act(key: string, { do: deed, ...body }: Deed): Promise<Table> {
  return call<Table>("POST", `tables/${key}/${deed}`, body);
}
