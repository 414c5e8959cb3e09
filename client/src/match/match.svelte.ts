/** One match as the page knows it: what was heard last, and what is not yet answered. */

import type { Finale } from "../ending/finale.ts";
import { announce } from "../lobby/notices.svelte.ts";
import { randomHex } from "../random.ts";
import type { Coach, Connect, Lasting, Link, Reach } from "./link.ts";
import type { Again } from "./lastTurn.ts";
import { MatchLog, type News } from "./log.svelte.ts";
import type { Seen } from "./seen.ts";
import { sinceOwn } from "./since.ts";
import type { Recount } from "./turns.ts";
import { asTold, type Asked, type Change, type LogEntry, type Standing } from "./typed.ts";
import type {
  Chat,
  Json,
  Motion,
  Outbound,
  Outcome,
  Phrase,
  Refused,
  Sitter,
  Standing as ToldStanding,
  Statistics,
  Table,
} from "./wire.ts";

/** How somebody's hand is held, and the page's time when that was heard. */
export interface Hand {
  gesture: readonly number[];
  at: number;
}

export interface Fault {
  code: string;
  message: string;
  /** The sentence's key and arguments. */
  reason?: Phrase;
}

/** How a match of the past is shown. */
export interface Past {
  /** This many times as fast as it was played. */
  readonly speed: number;
  /** Stays at this step until somebody goes on. */
  pause(): void;
}

/** Lines of the chat that are kept. */
const CHAT = 500;
/** What the other end could not take is said again after this long, in milliseconds. */
const LATER = 400;
const LATER_CODES = ["not-stored", "busy", "too-fast"];

/** What the link deals with. */
const LINK_CODES = ["closing", "moved"];

/** A message of its own without the id: that is added when it is sent. */
type Anonymous<M> = M extends Lasting ? Omit<M, "id"> : never;

/** A command that was sent before the one ahead of it was answered. */
interface Rushed {
  command: Json;
  /** Whether it is still meant and still allowed, as far as the page can tell. */
  stands: () => boolean;
  /** Whether it was sent a second time. */
  again: boolean;
}

/** Hears of a change. As a method, so that code that knows no game can be told of a match. */
type Watcher<V extends Json, C extends Json, E extends Json> = {
  hear(change: Change<V, C, E>): void;
}["hear"];

/** V, C and E are the view, the commands and the events of the game; JSON for the shell. */
export class Match<V extends Json = Json, C extends Json = Json, E extends Json = Json> {
  reach = $state<Reach>("reaching");
  game = $state<string | null>(null);
  seat = $state<number | null>(null);
  /** What one plays for, in one line. */
  goal = $state<string | null>(null);
  /** How things stand. */
  standing = $state.raw<Standing<V, C> | null>(null);
  /** How things stood at the moment that is shown: older while movements are being shown. */
  shown = $state.raw<Standing<V, C> | null>(null);
  /** The last change. */
  last = $state.raw<Change<V, C, E> | null>(null);
  readonly log: MatchLog;
  /** The version that was shown before: what came after it has just happened. */
  since = $state.raw(Infinity);
  /** The version up to which everything was seen on an earlier visit; nothing without news. */
  away = $state.raw<number | null>(null);
  /** Tells a turn in few sentences, where the game's own table knows how. */
  recount = $state.raw<Recount<E> | null>(null);
  /** The match in numbers once it is over, or that they cannot be had. */
  numbers = $state.raw<Statistics | "missing" | null>(null);
  /** Set where the match is replayed: looking through a seat's eyes does not let anybody act for it. */
  past = $state.raw<Past | null>(null);
  /** Shows the last turn of somebody else again, where the table knows how. */
  again = $state.raw<Again | null>(null);
  /** The scene for the winner, while it is shown. */
  finale = $state.raw<Finale | null>(null);
  /** Whether a lesson is taught here: then nothing is done in the learner's place. */
  taught = false;
  /** The others' hands by seat, where the game lets them be seen: the last that was heard. */
  hands = $state.raw<ReadonlyMap<number, Hand>>(new Map());
  chat = $state.raw<Chat[]>([]);
  /** The number of the last of these that is no news to the player here. */
  chatRead = $state(0);
  refused = $state.raw<Refused | null>(null);
  /** What else went wrong: a word for programs, a sentence for people. */
  fault = $state.raw<Fault | null>(null);
  /** The table in the lobby, as far as it was told: before the start, and of a rematch. */
  lobby = $state.raw<Table | null>(null);
  /** The page's time when the standing was heard: clocks run from there. */
  heardAt = $state.raw(0);
  /** The move that the coach advises, to be shown on the table: commands that follow each other. */
  advised = $state.raw<readonly C[]>([]);
  /** What was said and not yet answered, by its id. */
  pending = $state.raw<ReadonlyMap<string, Lasting>>(new Map());

  /** Whether what is shown is how things stand. */
  readonly settled: boolean = $derived(this.shown === this.standing);
  /**
   * What is asked. While others' acts are being shown, nothing is asked yet; one's own do not
   * keep one from going on.
   */
  readonly ask: Asked<C> | null = $derived.by(() => {
    const going = this.settled || (this.seat !== null && this.must.includes(this.seat));
    return going ? (this.standing?.ask ?? null) : null;
  });
  readonly sitters: readonly Sitter[] = $derived(this.standing?.sitters ?? []);
  /** Whether the match is over, with a result or without one. */
  readonly over: boolean = $derived(this.shown !== null && "over" in this.shown.awaiting);
  /** How it ended; nothing where everybody agreed to end it without a result. */
  readonly outcome: Outcome | null = $derived.by(() => {
    const { awaiting, ended_by } = this.shown ?? {};
    return awaiting && "over" in awaiting && ended_by === undefined ? awaiting.over : null;
  });
  /** Whom the game waits for, at the moment that is shown. */
  readonly must: readonly number[] = $derived.by(() => {
    const awaiting = this.shown?.awaiting;
    return awaiting && "seats" in awaiting ? awaiting.seats.must : [];
  });

  /**
   * What happened since the viewer acted last, as far as it was shown: tables mark it until
   * they act again.
   */
  readonly fresh: readonly LogEntry<E>[] = $derived.by(() => {
    if (this.seat === null || this.over || this.past || this.pending.size > 0) return [];
    const shown = this.shown?.version ?? 0;
    const entries = this.log.entries as readonly LogEntry<E>[];
    return sinceOwn(
      entries.filter(({ line }) => line <= shown),
      this.seat,
    );
  });

  /** What is durable but not yet seen: the version that each act made. */
  readonly #acked = new Map<string, number>();
  readonly #rushed = new Map<string, Rushed>();
  readonly #watchers = new Set<Watcher<V, C, E>>();
  readonly #link: Link;
  /** How many stages show the match at their own pace. */
  #stages = 0;
  #reckoning = false;
  #count = 0;
  #later: ReturnType<typeof setTimeout> | undefined;
  readonly #name = randomHex(8);

  constructor(
    connect: Connect,
    private readonly seen?: Seen,
  ) {
    this.away = seen?.read() ?? null;
    const ears = {
      hear: (message: Outbound) => this.#hear(message),
      reach: (reach: Reach) => {
        this.reach = reach;
        // Whatever was on its way may be lost: said twice, it acts once.
        if (reach === "there") this.#sayAgain();
      },
    };
    this.#link = connect(ears, () => this.standing?.version);
    this.log = new MatchLog(this.#link.log);
  }

  close(): void {
    clearTimeout(this.#later);
    this.#link.close();
  }

  /** The record, once the match is over; nothing where nobody keeps one. */
  record(): Promise<string> | null {
    return this.#link.record?.() ?? null;
  }

  /** The coach that gives hints: only where one person plays against bots. */
  get coach(): Coach | null {
    return this.#link.coach ?? null;
  }

  /** Tells every change from now on, until the answer is called. */
  watch(watcher: Watcher<V, C, E>): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Lets a stage show the match at its own pace, until the answer is called. */
  stage(): () => void {
    this.#stages += 1;
    return () => {
      this.#stages -= 1;
      if (this.#stages === 0 && this.standing) this.show(this.standing);
    };
  }

  /** What is shown from now on. */
  show(standing: Standing<V, C>): void {
    this.since = this.shown?.version ?? standing.version;
    this.shown = standing;
    if ("over" in standing.awaiting) void this.#reckon();
  }

  /** Remembers what was shown, for the next visit. */
  noteSeen(): void {
    if (this.shown !== null) this.seen?.write(this.shown.version);
  }

  /** Plays a command. Nothing is shown as done before it is durable. */
  act(command: C): void {
    const decision = this.ask?.decision;
    if (decision === undefined) return;
    this.#send({ do: "command", decision, command });
  }

  /**
   * Plays a command at once, also while earlier ones are unanswered: it answers the decision that
   * comes after theirs. Where that turns out otherwise, it is sent once more if it still stands.
   * Tells its id in `pending`; nothing where nothing is asked.
   */
  rush(command: C, stands: () => boolean): string | null {
    const decision = this.standing?.ask?.decision;
    if (decision === undefined) return null;
    const ahead = [...this.pending.values()].filter((said) => said.do === "command").length;
    const id = this.#post({ do: "command", decision: decision + ahead, command });
    this.#rushed.set(id, { command, stands, again: false });
    return id;
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

  reclaim(): void {
    this.#send({ do: "take-back" });
  }

  say(text: string): void {
    this.#link.say({ do: "chat", text });
  }

  /** Shows the others how the hand is held: at most eight small whole numbers. */
  wave(gesture: number[]): void {
    this.#link.say({ do: "wave", gesture });
  }

  /** One thing at a time: a second click before the first is answered is no second wish. */
  #send(message: Anonymous<Lasting>): void {
    if (this.pending.size === 0) this.#post(message);
  }

  #post(message: Anonymous<Lasting>): string {
    this.#count += 1;
    const whole = { ...message, id: `${this.#name}-${this.#count}` } as Lasting;
    this.refused = null;
    this.fault = null;
    this.pending = new Map(this.pending).set(whole.id, whole);
    this.#link.say(whole);
    return whole.id;
  }

  /** What was sent ahead met another decision than expected: it is sent once more, or forgotten. */
  #rushAgain(rushed: Rushed, decision: number): void {
    if (rushed.again || !rushed.stands()) return;
    // Those that were sent again before this one are answered before it.
    const ahead = [...this.pending.keys()].filter((id) => this.#rushed.get(id)?.again).length;
    const { command, stands } = rushed;
    const id = this.#post({ do: "command", decision: decision + ahead, command });
    this.#rushed.set(id, { command, stands, again: true });
  }

  #hear(message: Outbound): void {
    switch (message.is) {
      case "welcome":
        this.game = message.game;
        this.seat = message.seat ?? null;
        this.goal = message.goal ?? null;
        // What was said before one came is no news.
        if (this.standing === null) this.chatRead = message.chat.at(-1)?.number ?? 0;
        this.chat = message.chat;
        this.#arrive(message.version);
        this.#stand(message, null);
        this.heardAt -= message.since_ms;
        break;
      case "update":
        // A gap means that something was missed: only the whole view helps.
        if (this.standing !== null && message.after > this.standing.version) {
          this.#link.say({ do: "resync" });
        } else if (this.standing === null || message.version > this.standing.version) {
          this.#stand(message, message);
        }
        break;
      case "ack":
        this.#acked.set(message.id, message.version);
        this.#settle();
        break;
      case "refused": {
        const rushed = this.#rushed.get(message.id);
        this.#answered(message.id);
        if (rushed && message.decision !== undefined) this.#rushAgain(rushed, message.decision);
        // What a lesson wants instead stands on its card already.
        else if (!this.taught || message.reason?.key !== "lesson-later") this.refused = message;
        break;
      }
      case "error":
        // The link knows what to do about a server that goes, or has the table no longer: it comes
        // back, and then everything that was not answered is said again.
        if (LINK_CODES.includes(message.code)) break;
        // What could not be stored may have been stored: it is said again, and acts once.
        if (LATER_CODES.includes(message.code)) {
          clearTimeout(this.#later);
          this.#later = setTimeout(() => this.#sayAgain(), LATER);
        } else if (message.id !== undefined) this.#answered(message.id);
        this.fault = message;
        break;
      case "lobby":
        this.lobby = message;
        break;
      case "chat":
        this.chat = [...this.chat, message].slice(-CHAT);
        break;
      case "waves": {
        const at = performance.now();
        const moved = message.waves.map(({ seat, gesture }) => [seat, { gesture, at }] as const);
        this.hands = new Map([...this.hands, ...moved]);
        break;
      }
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

  /** Somebody comes to the table, or comes back after having missed something. */
  #arrive(version: number): void {
    const known = this.shown?.version ?? this.away;
    this.away = known !== null && known < version ? known : null;
    void this.log.begin(version);
  }

  /** Without news it is no movement: somebody has just come to the table. */
  #stand(told: ToldStanding, news: News | null): void {
    const { standing, events } = asTold<V, C, E>(told, news?.events ?? []);
    const before = news === null ? null : (this.standing?.view ?? null);
    const own = [...this.pending.values()].some((said) => said.do === "command");
    const change = { before, after: standing.view, events, standing, own };
    if (news) this.log.hear(news);
    // A refusal concerns the decision that it was about.
    if (standing.ask?.decision !== this.standing?.ask?.decision) this.refused = null;
    this.standing = standing;
    if (this.#stages === 0 || news === null) this.show(standing);
    this.#settle();
    this.heardAt = performance.now();
    this.last = change;
    for (const watcher of this.#watchers) watcher(change);
  }

  /** Asks for the numbers of a match that is over, once; where they were missing, again. */
  async #reckon(): Promise<void> {
    const known = this.numbers !== null && this.numbers !== "missing";
    if (known || this.#reckoning || this.#link.statistics === undefined) return;
    this.#reckoning = true;
    this.numbers = await this.#link.statistics().catch((): "missing" => "missing");
    this.#reckoning = false;
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
    this.#rushed.delete(id);
    const left = new Map(this.pending);
    left.delete(id);
    this.pending = left;
  }

  #sayAgain(): void {
    for (const message of this.pending.values()) this.#link.say(message);
  }
}
