/** The table's own memory: what is shown, what is held, and what the rules say of it. */

import { playersOf } from "@shell/match/players.ts";
import { untrack } from "svelte";
import { sightsOf, type Sights } from "@shell/games/sight.ts";
import { Stage, type Beat } from "@shell/match/stage.svelte.ts";
import { tagged } from "@shell/match/tagged.ts";
import { viewOf } from "@shell/match/typed.ts";
import { buzz } from "@shell/settings/haptics.ts";
import { isStill } from "@shell/settings/motion.ts";
import { play as sound } from "@shell/sound/play.ts";
import { spoken } from "@shell/words/words.svelte.ts";
import { buildOf } from "./builds.ts";
import type { Change, LogEntry, Match, Offer } from "./match.ts";
import {
  adoptExit,
  begin,
  fitting,
  moved,
  optionOf,
  parkedAt,
  raised,
  raiseOf,
  traceOf,
  trimmed,
  turned,
  withExit,
  withJunction,
  type Draft,
  type Option,
  type RoadDraft,
  type Trim,
} from "./draft.ts";
import { Oracle } from "./oracle.ts";
import { moduleOf } from "./hand/module.ts";
import { isTold, outcomeAfter, type Outcome } from "./hand/outcome.ts";
import { builtByOthers, plan, type Film, type Filmed, type Fresh, type Scene } from "./plan.ts";
import { cuesOf } from "./sounds.ts";
import type {
  Answer,
  Build,
  Command,
  Event,
  Lie,
  Parking,
  Question,
  Refusal,
  Shape,
  Sited,
  Spot,
  Step,
  Traced,
  View,
} from "./types.ts";
import { inTheWay, isReady, verdictOf, type Verdict } from "./verdict.ts";

export const GAME = "tokyo-highway";

/** A hand that has not moved for so long rests, in milliseconds. */
const REST = 250;
/** Slow motion: how many times as long it takes, and how many ms before the release it begins. */
const SLOWER = 4;
const SLOW_LEAD = 250;
/** Where nothing should move, what has fallen is looked at for so long before it is put back. */
const FALLEN_MS = 4_000;

type Asks = Sights<Question, Answer, Command, View>;

export class Play {
  readonly match: Match;
  readonly stage: Stage<Scene, View, Command, Event>;
  draft = $state.raw<Draft | null>(null);
  /** An idea of the list that somebody looks at: it is shown while nothing is in hand. */
  glanced = $state.raw<Build | null>(null);
  /** Whether what is held was sent and is not yet answered. */
  sent = $state(false);
  /** Why what is in hand leads to a dead end, once the rules have looked far enough. */
  deadEnd = $state.raw<Refusal | null>(null);
  /** What the rules cannot answer, and why. */
  broken = $state<string | null>(null);
  #sights = $state.raw<Asks | null>(null);
  readonly #unwatch: () => void;

  readonly now: View = $derived.by(() => viewOf(this.match));
  readonly view: View = $derived.by(() => this.stage.view ?? this.now);
  /** The seat that can act here: nobody's in a match of the past. */
  readonly seat: number | null = $derived.by(() => (this.match.past ? null : this.match.seat));

  /** What others built since this seat acted last; for those who watch, what was built last. */
  readonly fresh: readonly Fresh[] = $derived.by(() => {
    const { match, seat } = this;
    if (seat === null) return builtByOthers(match.log.entries as LogEntry[], null).slice(-1);
    const roads = this.view.truth.roads.length;
    return builtByOthers(match.fresh, seat).filter(({ road }) => road < roads);
  });

  readonly oracle: Oracle | null = $derived.by(() => this.#oracleOf());
  /** What each of the seat's open columns can lead on to. */
  readonly options: Map<number, Step[]> = $derived.by(() => {
    const { oracle, seat } = this;
    return oracle === null || seat === null || this.now.truth.over
      ? new Map()
      : oracle.options(seat);
  });

  readonly traced: Traced | null = $derived.by(() => {
    const { draft, oracle } = this;
    return draft?.is === "road" && oracle !== null ? oracle.trace(traceOf(draft)) : null;
  });
  readonly sited: Sited | null = $derived.by(() => {
    const { draft, oracle } = this;
    return draft?.is === "tower" && oracle !== null ? oracle.site(draft) : null;
  });
  readonly judged: Traced | Sited | null = $derived.by(() => this.traced ?? this.sited);
  readonly verdict: Verdict | null = $derived.by(() => this.judged && verdictOf(this.judged));
  readonly inTheWay: Set<string> = $derived.by(() =>
    this.judged ? inTheWay(this.judged) : new Set(),
  );
  readonly waits: boolean = $derived.by(() => this.match.pending.size > 0);
  readonly ready: boolean = $derived.by(
    () => this.judged !== null && isReady(this.judged) && !this.waits && this.match.ask !== null,
  );
  readonly offers: readonly Offer[] = $derived.by(() => this.match.ask?.offers ?? []);
  /** The offer to pass: for those who are blocked, and by hand for those who give up. */
  /** What is shown while nothing is in hand: an idea that is looked at, or what the coach advises. */
  readonly looked: Build | null = $derived.by(() => {
    const { glanced } = this;
    // An idea that is no longer offered leaves no trace, even while the pointer stays where it was.
    if (glanced && this.offers.some((offer) => buildOf(offer) === glanced)) return glanced;
    const [advised] = this.match.advised;
    return advised === undefined ? null : buildOf({ command: advised });
  });
  readonly pass: Offer | undefined = $derived.by(() =>
    this.offers.find(({ command }) => command === "pass"),
  );
  /** The buildings that can still be put up, while they are. */
  readonly shapes: Shape[] = $derived.by(() => {
    const { truth } = this.now;
    if (!truth.raising || this.seat === null) return [];
    const taken = truth.buildings.map(({ shape }) => shape);
    const all: Shape[] = ["round", "square", "triangle", "hexagon"];
    const mine = truth.buildings.some(({ owner }) => owner === this.seat);
    return mine ? [] : all.filter((shape) => !taken.includes(shape));
  });

  /** Whether pieces are put up by hand at this table. */
  readonly byHand: boolean = $derived.by(() => this.now.truth.hand !== undefined);
  /** How the road lies that was put down by hand in the turn that is shown. */
  readonly laid: Lie | null = $derived.by(() => {
    const { view } = this;
    return view.truth.hand?.laid && this.#sights ? this.#asking(view, (o) => o.laid(view)) : null;
  });
  /** What somebody let go of last, to be looked at again; and whether that could be recomputed. */
  film = $state.raw<Film | null>(null);
  unfilmed = $state(false);
  outcome = $state.raw<Outcome | null>(null);
  /** That film, shown slowly, or its end alone: when it began, and how long it takes. */
  slow = $state.raw<{ film: Film; began: number; ms: number } | null>(null);
  #slowly: ReturnType<typeof setTimeout> | undefined;

  constructor(match: Match) {
    this.match = match;
    this.#unwatch = match.watch((change) => this.#hear(change));
    this.stage = new Stage(match, (change: Change) => this.#planned(change), {
      cues: cuesOf,
    });
    const module = moduleOf(viewOf(match).truth.setup);
    sightsOf<Question, Answer, Command, View>(GAME, module).then(
      (sights) => (this.#sights = sights),
      (error: unknown) => (this.broken = String(error)),
    );
    // A handle is let go of when the next view has its own.
    $effect(() => {
      const { oracle } = this;
      return () => oracle?.free();
    });
    $effect(() => this.#warn());
    $effect(() => {
      if (this.sent && !this.waits) untrack(() => this.#answered());
    });
  }

  /** Shows once more how the last piece came down, or stops. */
  showSlowly(): void {
    clearTimeout(this.#slowly);
    const { film } = this;
    const was = this.slow;
    this.slow = null;
    if (was === null && film !== null) this.#show(isStill() ? fallen(film) : slowed(film));
  }

  #show(shown: { film: Film; ms: number }): void {
    clearTimeout(this.#slowly);
    this.slow = { ...shown, began: performance.now() };
    this.#slowly = setTimeout(() => (this.slow = null), shown.ms);
  }

  close(): void {
    clearTimeout(this.#slowly);
    this.#unwatch();
    this.stage.close();
  }

  /** Picks up one of the player's own open columns: a road leads on from it. */
  pick(base: number): void {
    this.stage.skip();
    const draft = begin(this.now, base, this.options.get(base) ?? []);
    const { oracle } = this;
    if (draft === null || oracle === null) return;
    const fits = (tried: RoadDraft) => {
      const { faults, snapped } = oracle.trace(traceOf(tried));
      return faults.length === 0 && !snapped;
    };
    this.draft = fitting(draft, this.now.truth.columns, fits);
    sound({ sound: "wood-pick", n: 3 });
  }

  /** Holds a build that somebody named. */
  adopt(offer: Offer): void {
    const { command } = offer;
    this.stage.skip();
    if (typeof command === "string" || !("build" in command || "raise" in command)) {
      this.match.act(command);
    } else if ("build" in command) {
      this.draft = adoptExit(command.build, this.now.truth.columns);
    } else this.draft = { is: "tower", ...command.raise, free: true };
    sound({ sound: "wood-pick", n: 3 });
  }

  /** Takes a building into the hand. */
  take(shape: Shape, at: Spot): void {
    this.stage.skip();
    const heading = this.draft?.is === "tower" ? this.draft.heading : 0;
    this.draft = { is: "tower", shape, at, heading, free: false };
    sound({ sound: "wood-pick", n: 3 });
  }

  cancel(): void {
    this.draft = null;
    this.sent = false;
  }

  /** Builds what is held: only now is anything sent. */
  commit(): void {
    const { draft, traced } = this;
    if (!this.ready || draft === null) return;
    const build = traced && { build: traced.build };
    const command = draft.is === "tower" ? (this.sited?.command ?? raiseOf(draft)) : build;
    if (command === null) return;
    this.sent = true;
    this.match.act(command);
  }

  /** Moves what is held on the plan, by millimetres. */
  move(x: number, y: number): void {
    if (this.draft) this.#hold(moved(this.draft, x, y));
  }

  turn(degrees: number): void {
    if (this.draft) this.#hold(turned(this.draft, degrees, this.now.truth.columns));
  }

  raise(by: number): void {
    this.#road((draft, options) => raised(draft, options, by));
  }

  junction(on: boolean): void {
    this.#road((draft, options) => withJunction(draft, options, on));
  }

  exit(on: boolean): void {
    this.#road((draft, options) => withExit(draft, options, on));
  }

  /** Turns a junction or an exit on or off, as a key does. */
  toggle(what: "junction" | "exit"): void {
    if (this.draft?.is !== "road") return;
    const now = optionOf(this.draft.to);
    if (what === "junction") this.junction(!now.junction);
    else this.exit(now.height > 0);
  }

  free(on: boolean): void {
    if (this.draft) this.#hold({ ...this.draft, free: on });
  }

  /** Fine work at the ends, by millimetres. */
  trim(trim: Trim, by: number): void {
    const from = trim === "past" ? (this.traced?.build.past ?? 0) : 0;
    this.#road((draft) => trimmed(draft, trim, by, from));
  }

  /** Drags a car of the build along its road, to this many hundredths from its base end. */
  park(idx: number, along: number): void {
    const { traced } = this;
    if (traced) {
      this.#road((draft) => parkedAt(draft, this.cars, idx, along, traced.stretches));
    }
  }

  get cars(): readonly Parking[] {
    return this.traced?.build.cars ?? [];
  }

  /** Warns of a dead end: at once where the rules know, else when the hand rests. */
  #warn(): (() => void) | void {
    const { traced, oracle } = this;
    this.deadEnd = traced?.dead_end ?? null;
    if (traced === null || oracle === null || traced.dead_end_known || traced.faults.length > 0)
      return;
    const timer = setTimeout(() => (this.deadEnd = oracle.deadEnd(traced.build)), REST);
    return () => clearTimeout(timer);
  }

  #road(change: (draft: RoadDraft, options: Option[]) => RoadDraft): void {
    const { draft } = this;
    if (draft?.is === "road") this.#hold(change(draft, this.options.get(draft.base) ?? []));
  }

  #hold(draft: Draft): void {
    this.stage.skip();
    if (!this.sent) this.draft = draft;
  }

  /** What is only tried stays in the hand, as long as it can. */
  #hear(change: Change): void {
    const { truth } = change.after;
    const outcome = outcomeAfter(
      change.events.map(({ event }) => event),
      this.outcome,
    );
    this.outcome = isTold(outcome) ? outcome : null;
    this.slow = null;
    const base = this.draft?.is === "road" ? truth.columns[this.draft.base] : null;
    const gone = base === undefined || (base !== null && base.owner !== this.seat);
    const raised = this.draft?.is === "tower" && !truth.raising;
    // Built for this seat, but not from this hand: a lesson has shown how.
    const shown = !this.sent && builds(change, this.seat);
    if (truth.over || gone || raised || shown) this.cancel();
  }

  /** What was sent is built, or refused: then it stays in the hand. */
  #answered(): void {
    const refused = this.match.refused !== null || this.match.fault !== null;
    this.sent = false;
    if (refused) return;
    this.draft = null;
    buzz("placed");
  }

  #planned(change: Change): Beat<Scene>[] {
    const beats = plan(change, this.#filmed);
    const film = beats.flatMap(({ scene }) => (scene.is === "film" ? [scene.film] : [])).at(-1);
    if (film) this.film = film;
    // Where nothing should move, how it lay is shown between how it was and how it is again.
    if (film && !film.stood && isStill()) this.#show(fallen(film));
    return beats;
  }

  /** How a piece was carried, as the rules see it from the table before. */
  readonly #filmed: Filmed = (before, told) => {
    const { piece, seed, path, slip, engine } = told;
    const shown = this.#asking(before, (oracle) => ({
      frames: oracle.film({ piece, seed, path, slip, engine }),
      laid: oracle.laid(before),
    }));
    this.unfilmed = shown === null;
    return shown;
  };

  /** Asks about another view than the newest one; nothing where the rules cannot tell. */
  #asking<T>(view: View, question: (oracle: Oracle) => T): T | null {
    const sights = untrack(() => this.#sights);
    if (sights === null) return null;
    let oracle: Oracle | null = null;
    try {
      oracle = new Oracle(sights(view, this.seat, spoken()));
      return question(oracle);
    } catch {
      return null;
    } finally {
      oracle?.free();
    }
  }

  #oracleOf(): Oracle | null {
    const view = this.match.standing?.view;
    if (this.#sights === null || view === undefined) return null;
    return new Oracle(this.#sights(view, this.seat, spoken(), playersOf(this.match.sitters)));
  }
}

/** The end of a film at a quarter of its speed, from shortly before the piece was let go. */
function slowed(film: Film): { film: Film; ms: number } {
  const from = Math.max(0, film.letGo - SLOW_LEAD);
  const end = film.frames.at(-1)?.ms ?? 0;
  return { film: { ...film, from }, ms: (end - from + film.rest) * SLOWER };
}

/** How everything lay when nothing moved any more. */
function fallen(film: Film): { film: Film; ms: number } {
  const frames = film.frames.slice(-1);
  return { film: { ...film, frames, from: frames[0]?.ms ?? 0 }, ms: FALLEN_MS };
}

function builds(change: Change, seat: number | null): boolean {
  return change.events.some(({ event }) => {
    const told = tagged(event);
    return told.is === "built" && told.seat === seat;
  });
}
