/** The log of a match: asked for from its beginning, then written on with what is heard. */

import type { LogEntry, SeenEvent } from "./typed.ts";
import type { Json, LogPage, Undone } from "./wire.ts";

/** What an update adds to the log. */
export interface News {
  version: number;
  events: readonly SeenEvent[];
  deeds?: readonly LogEntry[];
  undone?: Undone;
}

/** Tells a page of the log: the newest, or the one before a line. */
export type AskLog = (before?: number) => Promise<LogPage>;

/** What is known of the log: it is on its way, there, or could not be had. */
export type LogReach = "asking" | "there" | "missing";

export class MatchLog {
  entries = $state.raw<readonly LogEntry[]>([]);
  /** The line before which there is more; nothing where the beginning is there. */
  before = $state.raw<number | null>(null);
  reach = $state<LogReach>("asking");

  readonly #ask: AskLog | undefined;
  /** The version up to which the entries tell everything. */
  #version = 0;
  /** What was heard while the log was asked for. */
  #heard: News[] = [];
  /** Counts the times the log was asked for: only the last answer is of use. */
  #asked = 0;
  #earlier: Promise<void> | null = null;

  /** Without anybody to ask, the log is what is heard. */
  constructor(ask?: AskLog) {
    this.#ask = ask;
    if (ask === undefined) this.reach = "there";
  }

  /** Asks for the log, from the newest page on: after coming, or missing something. */
  async begin(version: number): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    this.#heard = [];
    this.#earlier = null;
    if (this.#ask === undefined) {
      this.entries = [];
      this.#version = version;
      return;
    }
    this.reach = "asking";
    try {
      const page = await this.#ask();
      if (asked !== this.#asked) return;
      this.entries = page.entries;
      this.before = page.before ?? null;
      this.#version = page.version;
      this.reach = "there";
    } catch {
      if (asked !== this.#asked) return;
      this.entries = [];
      this.before = null;
      this.#version = version;
      this.reach = "missing";
    }
    const heard = this.#heard;
    this.#heard = [];
    heard.forEach((news) => this.hear(news));
  }

  /** Writes on. What the log tells already is not told twice. */
  hear(news: News): void {
    if (this.reach === "asking") {
      this.#heard.push(news);
      return;
    }
    if (news.version <= this.#version) return;
    const known = this.#version;
    const fresh = entriesOf(news).filter((entry) => entry.line > known);
    const entries = [...this.entries, ...fresh];
    this.entries = news.undone ? takenBack(entries, news.undone) : entries;
    this.#version = news.version;
  }

  /** Asks for the page before the first entry. */
  earlier(): Promise<void> {
    this.#earlier ??= this.#askEarlier().finally(() => (this.#earlier = null));
    return this.#earlier;
  }

  async #askEarlier(): Promise<void> {
    const { before } = this;
    const asked = this.#asked;
    if (before === null || this.#ask === undefined) return;
    const page = await this.#ask(before);
    if (asked !== this.#asked) return;
    this.entries = [...page.entries, ...this.entries];
    this.before = page.before ?? null;
  }
}

/** An event of the game as an entry of the log. */
export function entryOf<E extends Json>({ line, turn, event, text }: SeenEvent<E>): LogEntry<E> {
  return { line, turn, deed: "play", event, text };
}

function entriesOf({ events, deeds = [] }: News): LogEntry[] {
  return [...events.map((seen) => entryOf(seen)), ...deeds].sort(
    (one, other) => one.line - other.line,
  );
}

/** Without what an undo took back; the undo says what that was. Seats stay as they are. */
function takenBack(entries: readonly LogEntry[], { to }: Undone): LogEntry[] {
  const what = entries.find((entry) => entry.line >= to)?.text ?? "";
  const undo = entries.map(({ deed }) => deed).lastIndexOf("undo");
  return entries.flatMap((entry, idx) => {
    if (idx === undo) return [{ ...entry, text: what }];
    const stays = idx > undo || entry.line < to || entry.deed === "seat";
    return stays ? [entry] : [];
  });
}
