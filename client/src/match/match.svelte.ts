/** One match as the page knows it: what was heard last, and what is not yet answered. */

import { announce } from "../lobby/notices.svelte.ts";
import { randomHex } from "../random.ts";
import type { Diary } from "./diary.ts";
import type { Connect, Lasting, Link, Reach } from "./link.ts";
import type {
  Asked,
  Chat,
  Json,
  Motion,
  Outbound,
  Outcome,
  Refused,
  SeenEvent,
  Sitter,
  Standing,
  Table,
  Undone,
} from "./wire.ts";
import { undoLine, without } from "./undone.ts";

/** One change of what is known: what a scene shows as movement. */
export interface Change {
  before: Json | null;
  after: Json;
  events: SeenEvent[];
}

export interface Fault {
  code: string;
  message: string;
}

/** Lines of the log that are kept. */
const LOG = 400;
/** Lines of the chat that are kept. */
const CHAT = 500;
/** What the other end could not take is said again after so long, in milliseconds. */
const LATER = 400;
const LATER_CODES = ["not-stored", "busy", "too-fast"];

/** A message of its own without the id: that is added when it is sent. */
type Anonymous<M> = M extends Lasting ? Omit<M, "id"> : never;

export class Match {
  reach = $state<Reach>("reaching");
  game = $state<string | null>(null);
  seat = $state<number | null>(null);
  standing = $state.raw<Standing | null>(null);
  /** The last change. */
  last = $state.raw<Change | null>(null);
  /** What happened before this page was loaded, as far as it is remembered. */
  past = $state.raw<SeenEvent[]>([]);
  log = $state.raw<SeenEvent[]>([]);
  /** The version before the last change: lines after it are what has just happened. */
  since = $state.raw(Infinity);
  chat = $state.raw<Chat[]>([]);
  /** The number of the last of these that is no news to whoever sits here. */
  chatRead = $state(0);
  refused = $state.raw<Refused | null>(null);
  /** What else went wrong: a word for programs, a sentence for people. */
  fault = $state.raw<Fault | null>(null);
  /** The table in the lobby, as far as it was told: before the start, and of a rematch. */
  lobby = $state.raw<Table | null>(null);
  /** The page's time when the standing was heard: clocks run from there. */
  heardAt = $state.raw(0);
  /** What was said and not yet answered, by its id. */
  pending = $state.raw<ReadonlyMap<string, Lasting>>(new Map());

  readonly ask: Asked | null = $derived(this.standing?.ask ?? null);
  readonly sitters: readonly Sitter[] = $derived(this.standing?.sitters ?? []);
  /** Whether the match is over, with a result or without one. */
  readonly over: boolean = $derived(this.standing !== null && "over" in this.standing.awaiting);
  /** How it ended; nothing where everybody agreed to end it without a result. */
  readonly outcome: Outcome | null = $derived.by(() => {
    const { awaiting, ended_by } = this.standing ?? {};
    return awaiting && "over" in awaiting && ended_by === undefined ? awaiting.over : null;
  });
  readonly must: readonly number[] = $derived.by(() => {
    const awaiting = this.standing?.awaiting;
    return awaiting && "seats" in awaiting ? awaiting.seats.must : [];
  });

  /** What is durable but not yet seen: the version that each act made. */
  readonly #acked = new Map<string, number>();
  readonly #watchers = new Set<(change: Change) => void>();
  readonly #link: Link;
  #count = 0;
  #later: ReturnType<typeof setTimeout> | undefined;
  readonly #name = randomHex(8);

  constructor(
    connect: Connect,
    private readonly diary?: Diary,
  ) {
    this.past = diary?.read() ?? [];
    const ears = {
      hear: (message: Outbound) => this.#hear(message),
      reach: (reach: Reach) => {
        this.reach = reach;
        // Whatever was on its way may be lost: said twice, it acts once.
        if (reach === "there") this.#sayAgain();
      },
    };
    this.#link = connect(ears, () => this.standing?.version);
  }

  close(): void {
    clearTimeout(this.#later);
    this.#link.close();
  }

  /** Tells every change from now on, until the answer is called. */
  watch(watcher: (change: Change) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Plays a command. Nothing is shown as done before it is durable. */
  act(command: Json): void {
    const decision = this.ask?.decision;
    if (decision === undefined) return;
    this.#send({ do: "command", decision, command });
  }

  undo(): void {
    this.#send({ do: "undo" });
  }

  answerUndo(agree: boolean): void {
    this.#send({ do: "answer-undo", agree });
  }

  /** Proposes something to everybody else who sits at the table. */
  propose(motion: Motion): void {
    this.#send({ do: "propose", motion });
  }

  /** Answers a proposal, or withdraws one's own. */
  answer(agree: boolean): void {
    this.#send({ do: "answer-proposal", agree });
  }

  resign(): void {
    this.#send({ do: "resign" });
  }

  leave(): void {
    this.#send({ do: "leave" });
  }

  takeBack(): void {
    this.#send({ do: "take-back" });
  }

  say(text: string): void {
    this.#link.say({ do: "chat", text });
  }

  /** One thing at a time: a second click before the first is answered is no second wish. */
  #send(message: Anonymous<Lasting>): void {
    if (this.pending.size > 0) return;
    this.#count += 1;
    const whole = { ...message, id: `${this.#name}-${this.#count}` } as Lasting;
    this.refused = null;
    this.fault = null;
    this.pending = new Map(this.pending).set(whole.id, whole);
    this.#link.say(whole);
  }

  #hear(message: Outbound): void {
    switch (message.is) {
      case "welcome":
        this.game = message.game;
        this.seat = message.seat ?? null;
        // What was said before one came is no news.
        if (this.standing === null) this.chatRead = message.chat.at(-1)?.number ?? 0;
        this.chat = message.chat;
        this.#stand(message, null);
        this.heardAt -= message.since_ms;
        break;
      case "update":
        // A gap means that something was missed: only the whole view helps.
        if (this.standing !== null && message.after > this.standing.version) {
          this.#link.say({ do: "resync" });
        } else if (this.standing === null || message.version > this.standing.version) {
          this.#stand(message, message.events, message.undone);
        }
        break;
      case "ack":
        this.#acked.set(message.id, message.version);
        this.#settle();
        break;
      case "refused":
        this.#answered(message.id);
        this.refused = message;
        break;
      case "error":
        // What could not be stored may have been stored: it is said again, and acts once.
        if (LATER_CODES.includes(message.code)) {
          clearTimeout(this.#later);
          this.#later = setTimeout(() => this.#sayAgain(), LATER);
        } else if (message.id !== undefined) this.#answered(message.id);
        // The link knows what to do about a server that goes.
        if (message.code !== "closing") this.fault = message;
        break;
      case "lobby":
        this.lobby = message;
        break;
      case "chat":
        this.chat = [...this.chat, message].slice(-CHAT);
        break;
      case "announcements":
        announce(message.announcements);
        break;
      case "resync":
        this.#link.say({ do: "resync" });
        break;
      case "resumed":
      case "pong":
        break;
    }
  }

  /** Without events it is no movement: somebody has just come to the table. */
  #stand(standing: Standing, events: SeenEvent[] | null, undone?: Undone): void {
    const before = events === null ? null : (this.standing?.view ?? null);
    const change = { before, after: standing.view, events: events ?? [] };
    if (events) {
      this.log = [...this.log, ...events].slice(-LOG);
      if (undone) this.#hide(undone, standing.version);
      this.diary?.write([...this.past, ...this.log]);
    }
    // A refusal concerns the decision that it was about.
    if (standing.ask?.decision !== this.ask?.decision) this.refused = null;
    this.since = events === null ? standing.version : (this.standing?.version ?? 0);
    this.standing = standing;
    this.#settle();
    this.heardAt = performance.now();
    this.last = change;
    for (const watcher of this.#watchers) watcher(change);
  }

  /** Hides what was taken back; one line tells it. */
  #hide(undone: Undone, version: number): void {
    const told = undoLine([...this.past, ...this.log], undone, version);
    this.past = without(this.past, undone);
    this.log = [...without(this.log, undone), told];
  }

  /** An acknowledged act is over when what came of it is shown: until then the old offers stand. */
  #settle(): void {
    for (const [id, version] of this.#acked) {
      if ((this.standing?.version ?? -1) < version) continue;
      this.#answered(id);
      this.fault = null;
    }
  }

  #answered(id: string): void {
    this.#acked.delete(id);
    const left = new Map(this.pending);
    left.delete(id);
    this.pending = left;
  }

  #sayAgain(): void {
    for (const message of this.pending.values()) this.#link.say(message);
  }
}
