/** A socket to the server that comes back by itself. */

import * as api from "../lobby/api.ts";
import type { Connect, Ears, Link } from "./link.ts";
import type { Inbound, LogPage, Outbound, Statistics } from "./wire.ts";

/** Waits between attempts, in milliseconds: soon at first, then with patience. */
const WAITS = [250, 500, 1_000, 2_000, 4_000, 8_000] as const;
/** A connection that is silent for this long is asked whether it is still there. */
const SILENCE = 15_000;

/** What a socket needs to know of the table. */
export interface Door {
  url: string;
  table: string;
  lang: string;
  token?: string;
  /** Whether the page lists choices by itself, where the server could only select some. */
  lists?: boolean;
}

/**
 * The attempt's wait: longer each time, the last one for ever. Some of it is chance, so that a
 * server that goes does not send everybody to the next one at the same moment.
 */
export function waitOf(attempt: number, chance = Math.random()): number {
  const wait = WAITS[Math.min(attempt, WAITS.length - 1)] ?? 8_000;
  return wait * (0.5 + chance);
}

export function bySocket(door: Door): Connect {
  return (ears, seen) => new SocketLink(door, ears, seen);
}

class SocketLink implements Link {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly door: Door,
    private readonly ears: Ears,
    private readonly seen: () => number | undefined,
  ) {
    this.#open();
  }

  readonly log = (before?: number): Promise<LogPage> => {
    const { table, lang, token } = this.door;
    return api.log(table, lang, token, before);
  };

  readonly record = (): Promise<string> => api.record(this.door.table);

  readonly statistics = (): Promise<Statistics> => api.statistics(this.door.table);

  say(message: Inbound): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    this.#socket?.close();
  }

  #open(): void {
    this.ears.reach("reaching");
    const socket = new WebSocket(this.door.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.say(this.#hello());
      this.ears.reach("there");
      this.#listen();
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      this.#listen();
      const heard = JSON.parse(message.data) as Outbound;
      if (heard.is !== "error") this.#attempt = 0;
      // A server that has lost the match without knowing may tell how it once stood.
      if (heard.is === "welcome" && heard.version < (this.seen() ?? 0)) return;
      this.ears.hear(heard);
      if (heard.is === "error" && heard.code === "closing") this.#greetAgain(socket);
      // Another server has the table: the way there is found by connecting again.
      if (heard.is === "error" && heard.code === "moved") socket.close();
      // A client that is shut out would only be turned away again.
      if (heard.is === "error" && heard.code === "banned") this.close();
    };
    socket.onclose = () => this.#lost(socket);
  }

  /** A match that left memory comes back for who greets it; a server that goes closes the socket. */
  #greetAgain(socket: WebSocket): void {
    this.#timer = setTimeout(() => {
      if (socket !== this.#socket || socket.readyState !== WebSocket.OPEN) return;
      this.say(this.#hello());
      this.ears.reach("there");
    }, waitOf(0));
  }

  #hello(): Inbound {
    const seen = this.seen();
    return {
      do: "hello",
      table: this.door.table,
      lang: this.door.lang,
      ...(this.door.token === undefined ? {} : { token: this.door.token }),
      ...(seen === undefined ? {} : { seen }),
      ...(this.door.lists === true ? { offers: false } : {}),
    };
  }

  /** Sockets can die without a word: silence is broken by a question, then by a new socket. */
  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.say({ do: "ping" });
      this.#silence = setTimeout(() => this.#giveUp(), SILENCE / 3);
    }, SILENCE);
  }

  /** A dead socket may take a minute to close: nobody waits for it. */
  #giveUp(): void {
    const socket = this.#socket;
    if (socket === null) return;
    this.#lost(socket);
    socket.close();
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#socket = null;
    clearTimeout(this.#silence);
    this.ears.reach("lost");
    this.#timer = setTimeout(() => this.#open(), waitOf(this.#attempt));
    this.#attempt += 1;
  }
}
